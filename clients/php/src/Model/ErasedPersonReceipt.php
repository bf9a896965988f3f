<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The record in the audit log, whose hash chain proves the erasure */
final readonly class ErasedPersonReceipt extends Model
{
    /**
     * @param string $id
     * @param string $createdAt
     */
    public function __construct(
        public string $id,
        public string $createdAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{id: string, createdAt: string} $data */
        return new self(
            id: $data['id'],
            createdAt: $data['createdAt'],
        );
    }
}
