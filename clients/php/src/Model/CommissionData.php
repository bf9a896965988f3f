<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class CommissionData extends Model
{
    /**
     * @param string $currency
     * @param int $earned All fees taken so far, less those given back.
     * @param int $available What the next payout would send.
     * @param int $submitted In payouts that the bank has not decided about.
     * @param int $paidOut In the smallest currency unit.
     */
    public function __construct(
        public string $currency,
        public int $earned,
        public int $available,
        public int $submitted,
        public int $paidOut,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{currency: string, earned: int, available: int, submitted: int, paidOut: int} $data */
        return new self(
            currency: $data['currency'],
            earned: $data['earned'],
            available: $data['available'],
            submitted: $data['submitted'],
            paidOut: $data['paidOut'],
        );
    }
}
