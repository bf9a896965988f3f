<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class ExceptionOpenedEventData extends Model
{
    /**
     * @param string $exceptionId
     * @param 'deposit_conflict'|'deposit_reversed'|'deposit_disputed'|'unmatched_deposit'|'wrong_currency'|'unknown_reference'|'unreadable_row'|'paid_twice'|'contradiction'|'needs_attention' $kind
     * @param string|null $agreementId
     * @param string $subject
     * @param int|null $amount In the smallest currency unit.
     * @param string|null $currency
     */
    public function __construct(
        public string $exceptionId,
        public string $kind,
        public ?string $agreementId,
        public string $subject,
        public ?int $amount,
        public ?string $currency,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{exceptionId: string, kind: 'deposit_conflict'|'deposit_reversed'|'deposit_disputed'|'unmatched_deposit'|'wrong_currency'|'unknown_reference'|'unreadable_row'|'paid_twice'|'contradiction'|'needs_attention', agreementId: string|null, subject: string, amount: int|null, currency: string|null} $data */
        return new self(
            exceptionId: $data['exceptionId'],
            kind: $data['kind'],
            agreementId: $data['agreementId'],
            subject: $data['subject'],
            amount: $data['amount'],
            currency: $data['currency'],
        );
    }
}
