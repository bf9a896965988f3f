<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** Returned instead of a new key: it does not work until another member has approved it */
final readonly class ApiKeyAwaitingApproval extends Model
{
    /**
     * @param Approval $approval
     * @param NewApiKey $key Shown only once. The key does not work until it is approved.
     */
    public function __construct(
        public Approval $approval,
        public NewApiKey $key,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{approval: array<string, mixed>, key: array<string, mixed>} $data */
        return new self(
            approval: Approval::from($data['approval']),
            key: NewApiKey::from($data['key']),
        );
    }
}
