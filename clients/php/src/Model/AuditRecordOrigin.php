<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class AuditRecordOrigin extends Model
{
    /**
     * @param string $address
     * @param string $requestId
     */
    public function __construct(
        public string $address,
        public string $requestId,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{address: string, requestId: string} $data */
        return new self(
            address: $data['address'],
            requestId: $data['requestId'],
        );
    }
}
