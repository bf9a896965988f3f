<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class TrialBalanceData extends Model
{
    /**
     * @param string $currency
     * @param int $agreements
     * @param int $debits
     * @param int $credits
     * @param bool $balanced
     *     True when debits equal credits, and each agreement’s balances equal the sum of its journal entries.
     * @param LedgerBalances $accounts
     */
    public function __construct(
        public string $currency,
        public int $agreements,
        public int $debits,
        public int $credits,
        public bool $balanced,
        public LedgerBalances $accounts,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{currency: string, agreements: int, debits: int, credits: int, balanced: bool, accounts: array<string, mixed>} $data */
        return new self(
            currency: $data['currency'],
            agreements: $data['agreements'],
            debits: $data['debits'],
            credits: $data['credits'],
            balanced: $data['balanced'],
            accounts: LedgerBalances::from($data['accounts']),
        );
    }
}
