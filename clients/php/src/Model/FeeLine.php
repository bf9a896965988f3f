<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** Your fee for one milestone, as it was agreed */
final readonly class FeeLine extends Model
{
    /**
     * @param string $name
     * @param int $buyer Due from the buyer on top of the milestone.
     * @param int $seller Deducted from what the seller gets.
     * @param 'share'|'all'|'none' $refund
     */
    public function __construct(
        public string $name,
        public int $buyer,
        public int $seller,
        public string $refund,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{name: string, buyer: int, seller: int, refund: 'share'|'all'|'none'} $data */
        return new self(
            name: $data['name'],
            buyer: $data['buyer'],
            seller: $data['seller'],
            refund: $data['refund'],
        );
    }
}
