<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class PartiesSeller extends Model
{
    /**
     * @param string $externalId
     * @param string|null $name
     * @param string|null $email
     */
    public function __construct(
        public string $externalId,
        public ?string $name,
        public ?string $email,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{externalId: string, name: string|null, email: string|null} $data */
        return new self(
            externalId: $data['externalId'],
            name: $data['name'],
            email: $data['email'],
        );
    }
}
