<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The response of `retrieveRefund` */
final readonly class RefundWithParts extends Model
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
     * @param int $partCount
     * @param list<RefundPart> $parts
     *     One for each deposit that is returned. Up to 100; GET …/parts lists all of them.
     * @param string|null $reference Only with `expand=metadata`.
     * @param array<string, string>|null $metadata Only with `expand=metadata`.
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
        public int $partCount,
        public array $parts,
        public ?string $reference = null,
        public ?array $metadata = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'refund', environment: 'live'|'test', id: string, status: 'PENDING'|'SUCCEEDED'|'FAILED', amount: int, milestoneIds: list<string>, reason: string|null, createdAt: string, partCount: int, parts: list<array<string, mixed>>, reference?: string|null, metadata?: array<string, string>} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            status: $data['status'],
            amount: $data['amount'],
            milestoneIds: $data['milestoneIds'],
            reason: $data['reason'],
            createdAt: $data['createdAt'],
            partCount: $data['partCount'],
            parts: array_map(RefundPart::from(...), $data['parts']),
            reference: $data['reference'] ?? null,
            metadata: $data['metadata'] ?? null,
        );
    }
}
