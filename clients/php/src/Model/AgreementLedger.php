<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The journal and balances of one agreement */
final readonly class AgreementLedger extends Model
{
    /**
     * @param 'ledger' $object
     * @param 'live'|'test' $environment
     * @param string $currency
     * @param LedgerBalances $balances
     * @param list<LedgerEntry> $entries
     * @param string|null $nextCursor Null on the last page.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $currency,
        public LedgerBalances $balances,
        public array $entries,
        public ?string $nextCursor,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'ledger', environment: 'live'|'test', currency: string, balances: array<string, mixed>, entries: list<array<string, mixed>>, nextCursor: string|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            currency: $data['currency'],
            balances: LedgerBalances::from($data['balances']),
            entries: array_map(LedgerEntry::from(...), $data['entries']),
            nextCursor: $data['nextCursor'],
        );
    }
}
