<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A refund in a list */
final readonly class ListedRefund extends Model
{
    /**
     * @param 'refund' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param 'PENDING'|'SUCCEEDED'|'FAILED' $status
     * @param int $amount In the smallest currency unit.
     * @param list<string> $milestoneIds
     * @param string|null $reason
     * @param string $createdAt ISO 8601.
     * @param string|null $reference Your own reference.
     * @param array<string, string> $metadata Your own key-value pairs.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $status,
        public int $amount,
        public array $milestoneIds,
        public ?string $reason,
        public string $createdAt,
        public ?string $reference,
        public array $metadata,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'refund', environment: 'live'|'test', id: string, status: 'PENDING'|'SUCCEEDED'|'FAILED', amount: int, milestoneIds: list<string>, reason: string|null, createdAt: string, reference: string|null, metadata: array<string, string>} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            status: $data['status'],
            amount: $data['amount'],
            milestoneIds: $data['milestoneIds'],
            reason: $data['reason'],
            createdAt: $data['createdAt'],
            reference: $data['reference'],
            metadata: $data['metadata'],
        );
    }
}
