<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

final readonly class NewAccountReleaseRule extends ReleaseRule
{
    /**
     * @param 'new_account' $rule Holds payouts to a payout account for this many days after `usableFrom`.
     * @param int $days At most 90.
     */
    public function __construct(
        public string $rule,
        public int $days,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{rule: 'new_account', days: int} $data */
        return new self(
            rule: $data['rule'],
            days: $data['days'],
        );
    }
}
