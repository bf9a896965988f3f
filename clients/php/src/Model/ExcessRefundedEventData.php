<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class ExcessRefundedEventData extends Model
{
    /**
     * @param string $refundId
     * @param int $amount In the smallest currency unit.
     * @param list<string> $milestoneIds
     * @param string|null $reason
     * @param list<Parts>|null $parts
     * @param string|null $reference
     * @param array<string, string>|null $metadata
     */
    public function __construct(
        public string $refundId,
        public int $amount,
        public array $milestoneIds,
        public ?string $reason,
        public ?array $parts = null,
        public ?string $reference = null,
        public ?array $metadata = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{refundId: string, amount: int, milestoneIds: list<string>, reason: string|null, parts?: list<array<string, mixed>>, reference?: string|null, metadata?: array<string, string>} $data */
        return new self(
            refundId: $data['refundId'],
            amount: $data['amount'],
            milestoneIds: $data['milestoneIds'],
            reason: $data['reason'],
            parts: isset($data['parts']) ? array_map(Parts::from(...), $data['parts']) : null,
            reference: $data['reference'] ?? null,
            metadata: $data['metadata'] ?? null,
        );
    }
}
