<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The buyer and the seller */
final readonly class Parties extends Model
{
    /**
     * @param PartiesBuyer $buyer
     * @param PartiesSeller $seller
     */
    public function __construct(
        public PartiesBuyer $buyer,
        public PartiesSeller $seller,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{buyer: array<string, mixed>, seller: array<string, mixed>} $data */
        return new self(
            buyer: PartiesBuyer::from($data['buyer']),
            seller: PartiesSeller::from($data['seller']),
        );
    }
}
