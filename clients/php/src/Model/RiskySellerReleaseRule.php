<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

final readonly class RiskySellerReleaseRule extends ReleaseRule
{
    /**
     * @param 'risky_seller' $rule
     *     Holds payouts for this many days after their release, while the score of the seller is at least
     *     `score`.
     * @param int $score At most 100.
     * @param int $days At most 90.
     */
    public function __construct(
        public string $rule,
        public int $score,
        public int $days,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{rule: 'risky_seller', score: int, days: int} $data */
        return new self(
            rule: $data['rule'],
            score: $data['score'],
            days: $data['days'],
        );
    }
}
