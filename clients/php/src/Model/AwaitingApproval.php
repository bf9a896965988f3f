<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** Returned instead of a result: nothing has been done yet, because another member has to approve it first */
final readonly class AwaitingApproval extends Model
{
    /** @param Approval $approval */
    public function __construct(
        public Approval $approval,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{approval: array<string, mixed>} $data */
        return new self(
            approval: Approval::from($data['approval']),
        );
    }
}
