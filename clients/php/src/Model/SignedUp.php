<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class SignedUp extends Model
{
    /**
     * @param string $developerId
     * @param string $apiKey The first key. It is shown only once and cannot be recovered.
     * @param DeveloperAccount $developer
     */
    public function __construct(
        public string $developerId,
        public string $apiKey,
        public DeveloperAccount $developer,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{developerId: string, apiKey: string, developer: array<string, mixed>} $data */
        return new self(
            developerId: $data['developerId'],
            apiKey: $data['apiKey'],
            developer: DeveloperAccount::from($data['developer']),
        );
    }
}
