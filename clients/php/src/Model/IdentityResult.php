<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class IdentityResult extends Model
{
    /**
     * @param 'success'|'failed' $status
     * @param string $message What happened and what to do, for the person.
     * @param IdentityVerification $data
     */
    public function __construct(
        public string $status,
        public string $message,
        public IdentityVerification $data,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{status: 'success'|'failed', message: string, data: array<string, mixed>} $data */
        return new self(
            status: $data['status'],
            message: $data['message'],
            data: IdentityVerification::from($data['data']),
        );
    }
}
