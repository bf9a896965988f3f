<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class PayoutHoldLiftedEventData extends Model
{
    /**
     * @param string $milestoneId
     * @param int $amount In the smallest currency unit.
     * @param string $payoutId
     * @param string $holdId
     * @param 'unverified_seller'|'new_account'|'risky_payment'|'name_mismatch'|'first_deals'|'risky_seller' $rule
     * @param 'condition'|'person' $by
     * @param string|null $note
     * @param string|null $payeeExternalId
     */
    public function __construct(
        public string $milestoneId,
        public int $amount,
        public string $payoutId,
        public string $holdId,
        public string $rule,
        public string $by,
        public ?string $note,
        public ?string $payeeExternalId = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{milestoneId: string, amount: int, payoutId: string, holdId: string, payeeExternalId?: string, rule: 'unverified_seller'|'new_account'|'risky_payment'|'name_mismatch'|'first_deals'|'risky_seller', by: 'condition'|'person', note: string|null} $data */
        return new self(
            milestoneId: $data['milestoneId'],
            amount: $data['amount'],
            payoutId: $data['payoutId'],
            holdId: $data['holdId'],
            rule: $data['rule'],
            by: $data['by'],
            note: $data['note'],
            payeeExternalId: $data['payeeExternalId'] ?? null,
        );
    }
}
