<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class LedgerBalances extends Model
{
    /**
     * @param int $bank
     * @param int $receivable
     * @param int $fees
     * @param int $escrow
     * @param int $excess
     * @param int $refund_payable
     * @param int $seller
     * @param int $shares
     * @param int $payout_clearing
     * @param int $suspense
     * @param int $platform
     * @param int $commission
     */
    public function __construct(
        public int $bank,
        public int $receivable,
        public int $fees,
        public int $escrow,
        public int $excess,
        public int $refund_payable,
        public int $seller,
        public int $shares,
        public int $payout_clearing,
        public int $suspense,
        public int $platform,
        public int $commission,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{bank: int, receivable: int, fees: int, escrow: int, excess: int, refund_payable: int, seller: int, shares: int, payout_clearing: int, suspense: int, platform: int, commission: int} $data */
        return new self(
            bank: $data['bank'],
            receivable: $data['receivable'],
            fees: $data['fees'],
            escrow: $data['escrow'],
            excess: $data['excess'],
            refund_payable: $data['refund_payable'],
            seller: $data['seller'],
            shares: $data['shares'],
            payout_clearing: $data['payout_clearing'],
            suspense: $data['suspense'],
            platform: $data['platform'],
            commission: $data['commission'],
        );
    }
}
