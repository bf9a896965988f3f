<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The account’s balances. `balanced` is true when the money at the bank equals the money owed */
final readonly class TrialBalance extends Model
{
    /**
     * @param 'trial_balance' $object
     * @param 'live'|'test' $environment
     * @param list<TrialBalanceData> $data
     */
    public function __construct(
        public string $object,
        public string $environment,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'trial_balance', environment: 'live'|'test', data: list<array<string, mixed>>} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            data: array_map(TrialBalanceData::from(...), $data['data']),
        );
    }
}
