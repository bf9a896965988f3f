<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** One movement of money. Entries are never changed or removed */
final readonly class LedgerEntry extends Model
{
    /**
     * @param int $sequence
     * @param 'deposit'|'deposit_excess'|'deposit_unapplied'|'deposit_reversed'|'deposit_reversed_excess'|'deposit_reversed_unapplied'|'deposit_reversed_owed'|'fee'|'release'|'payout_submitted'|'payout_succeeded'|'payout_failed'|'payout_reversed'|'payout_late'|'refund'|'excess_return'|'unapplied_return'|'release_return'|'refund_paid'|'refund_reversed'|'overpaid'|'overpaid_returned'|'receivable_settled'|'release_recalled'|'receivable_recovered'|'commission'|'commission_returned'|'share_returned'|'amendment_excess'|'excess_applied' $type
     * @param 'deposit'|'deposit_excess'|'deposit_unapplied'|'deposit_reversed'|'deposit_reversed_excess'|'deposit_reversed_unapplied'|'deposit_reversed_owed'|'fee'|'release'|'payout_submitted'|'payout_succeeded'|'payout_failed'|'payout_reversed'|'payout_late'|'refund'|'excess_return'|'unapplied_return'|'release_return'|'refund_paid'|'refund_reversed'|'overpaid'|'overpaid_returned'|'receivable_settled'|'release_recalled'|'receivable_recovered'|'commission'|'commission_returned'|'share_returned'|'amendment_excess'|'excess_applied' $kind
     *     Equal to `type`; the name of version 0.1.0.
     * @param 'bank'|'receivable'|'fees'|'escrow'|'excess'|'refund_payable'|'seller'|'shares'|'payout_clearing'|'suspense'|'platform'|'commission' $debit
     * @param 'bank'|'receivable'|'fees'|'escrow'|'excess'|'refund_payable'|'seller'|'shares'|'payout_clearing'|'suspense'|'platform'|'commission' $credit
     * @param int $amount
     * @param string $cause The milestone, refund, payout or bank transaction that caused it.
     * @param string $hash SHA-256 over the previous hash and this entry.
     * @param string $createdAt ISO 8601.
     */
    public function __construct(
        public int $sequence,
        public string $type,
        public string $kind,
        public string $debit,
        public string $credit,
        public int $amount,
        public string $cause,
        public string $hash,
        public string $createdAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{sequence: int, type: 'deposit'|'deposit_excess'|'deposit_unapplied'|'deposit_reversed'|'deposit_reversed_excess'|'deposit_reversed_unapplied'|'deposit_reversed_owed'|'fee'|'release'|'payout_submitted'|'payout_succeeded'|'payout_failed'|'payout_reversed'|'payout_late'|'refund'|'excess_return'|'unapplied_return'|'release_return'|'refund_paid'|'refund_reversed'|'overpaid'|'overpaid_returned'|'receivable_settled'|'release_recalled'|'receivable_recovered'|'commission'|'commission_returned'|'share_returned'|'amendment_excess'|'excess_applied', kind: 'deposit'|'deposit_excess'|'deposit_unapplied'|'deposit_reversed'|'deposit_reversed_excess'|'deposit_reversed_unapplied'|'deposit_reversed_owed'|'fee'|'release'|'payout_submitted'|'payout_succeeded'|'payout_failed'|'payout_reversed'|'payout_late'|'refund'|'excess_return'|'unapplied_return'|'release_return'|'refund_paid'|'refund_reversed'|'overpaid'|'overpaid_returned'|'receivable_settled'|'release_recalled'|'receivable_recovered'|'commission'|'commission_returned'|'share_returned'|'amendment_excess'|'excess_applied', debit: 'bank'|'receivable'|'fees'|'escrow'|'excess'|'refund_payable'|'seller'|'shares'|'payout_clearing'|'suspense'|'platform'|'commission', credit: 'bank'|'receivable'|'fees'|'escrow'|'excess'|'refund_payable'|'seller'|'shares'|'payout_clearing'|'suspense'|'platform'|'commission', amount: int, cause: string, hash: string, createdAt: string} $data */
        return new self(
            sequence: $data['sequence'],
            type: $data['type'],
            kind: $data['kind'],
            debit: $data['debit'],
            credit: $data['credit'],
            amount: $data['amount'],
            cause: $data['cause'],
            hash: $data['hash'],
            createdAt: $data['createdAt'],
        );
    }
}
