<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class FrozenAgreementAtBank extends Model
{
    /**
     * @param 'payout'|'refund' $type
     * @param string $reference
     * @param int $amount
     * @param string|null $milestoneId
     * @param string|null $refundId
     */
    public function __construct(
        public string $type,
        public string $reference,
        public int $amount,
        public ?string $milestoneId,
        public ?string $refundId,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{type: 'payout'|'refund', reference: string, amount: int, milestoneId: string|null, refundId: string|null} $data */
        return new self(
            type: $data['type'],
            reference: $data['reference'],
            amount: $data['amount'],
            milestoneId: $data['milestoneId'],
            refundId: $data['refundId'],
        );
    }
}
