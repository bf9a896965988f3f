<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** Only with fees: what the buyer pays on top, what the seller pays, and what you have of both */
final readonly class FundingFees extends Model
{
    /**
     * @param int $buyer In the smallest currency unit.
     * @param int $seller In the smallest currency unit.
     * @param int $commission In the smallest currency unit.
     */
    public function __construct(
        public int $buyer,
        public int $seller,
        public int $commission,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{buyer: int, seller: int, commission: int} $data */
        return new self(
            buyer: $data['buyer'],
            seller: $data['seller'],
            commission: $data['commission'],
        );
    }
}
