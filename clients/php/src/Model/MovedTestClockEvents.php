<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class MovedTestClockEvents extends Model
{
    /**
     * @param string $id
     * @param string $type
     * @param string $createdAt ISO 8601.
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $createdAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{id: string, type: string, createdAt: string} $data */
        return new self(
            id: $data['id'],
            type: $data['type'],
            createdAt: $data['createdAt'],
        );
    }
}
