<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class AuditRecordSubject extends Model
{
    /**
     * @param string $type
     * @param string $id
     */
    public function __construct(
        public string $type,
        public string $id,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{type: string, id: string} $data */
        return new self(
            type: $data['type'],
            id: $data['id'],
        );
    }
}
