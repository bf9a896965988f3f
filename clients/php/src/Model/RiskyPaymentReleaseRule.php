<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

final readonly class RiskyPaymentReleaseRule extends ReleaseRule
{
    /**
     * @param 'risky_payment' $rule
     *     Holds payouts for this many days after the release, if an assessment of the agreement was not GREEN.
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
        /** @var array{rule: 'risky_payment', days: int} $data */
        return new self(
            rule: $data['rule'],
            days: $data['days'],
        );
    }
}
