<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/**
 * Where the agreement’s money is. `deposited`: everything that ever came in. `held`: in escrow now. `excess`:
 * paid above the total and not yet returned. `queued`: confirmed by both parties and waiting for escrow to
 * cover it. `released`: owed or paid to the seller. `paidOut`: arrived at the seller’s bank. `refunded`:
 * returned to the buyer or on its way. `outstanding`: still to be paid in
 */
final readonly class Funding extends Model
{
    /**
     * @param int $deposited In the smallest currency unit.
     * @param int $held In the smallest currency unit.
     * @param int $excess In the smallest currency unit.
     * @param int $queued In the smallest currency unit.
     * @param int $released In the smallest currency unit.
     * @param int $paidOut In the smallest currency unit.
     * @param int $refunded Returned to the buyer, or on its way.
     * @param int $refunding The part of `refunded` that the buyer has not received yet.
     * @param int $outstanding In the smallest currency unit.
     * @param FundingFees|null $fees
     *     Only with fees: what the buyer pays on top, what the seller pays, and what you have of both.
     * @param list<FundingPayees>|null $payees
     *     Only with shares: what the seller and each other payee get of the milestones that are not refunded,
     *     and how far that is released and paid out.
     * @param list<FundingAccounts>|null $accounts
     *     The accounts to pay into, newest first. Money received on any of them counts.
     */
    public function __construct(
        public int $deposited,
        public int $held,
        public int $excess,
        public int $queued,
        public int $released,
        public int $paidOut,
        public int $refunded,
        public int $refunding,
        public int $outstanding,
        public ?FundingFees $fees = null,
        public ?array $payees = null,
        public ?array $accounts = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{deposited: int, held: int, excess: int, queued: int, released: int, paidOut: int, refunded: int, refunding: int, outstanding: int, fees?: array<string, mixed>, payees?: list<array<string, mixed>>, accounts?: list<array<string, mixed>>} $data */
        return new self(
            deposited: $data['deposited'],
            held: $data['held'],
            excess: $data['excess'],
            queued: $data['queued'],
            released: $data['released'],
            paidOut: $data['paidOut'],
            refunded: $data['refunded'],
            refunding: $data['refunding'],
            outstanding: $data['outstanding'],
            fees: isset($data['fees']) ? FundingFees::from($data['fees']) : null,
            payees: isset($data['payees']) ? array_map(FundingPayees::from(...), $data['payees']) : null,
            accounts: isset($data['accounts']) ? array_map(FundingAccounts::from(...), $data['accounts']) : null,
        );
    }
}
