<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class Recipients extends Model
{
    /**
     * @param string $type
     * @param string $name
     */
    public function __construct(
        public string $type,
        public string $name,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{type: string, name: string} $data */
        return new self(
            type: $data['type'],
            name: $data['name'],
        );
    }
}
