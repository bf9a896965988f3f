<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class Milestone extends Model
{
    /**
     * @param string $id
     * @param string $title
     * @param int $amount In the smallest currency unit.
     * @param bool $buyerConfirmed
     * @param bool $sellerConfirmed
     * @param 'PENDING'|'BUYER_CONFIRMED'|'SELLER_CONFIRMED'|'COMPLETED' $status
     * @param list<FeeLine>|null $fees Your fees, frozen when the agreement was created. Only with fees.
     */
    public function __construct(
        public string $id,
        public string $title,
        public int $amount,
        public bool $buyerConfirmed,
        public bool $sellerConfirmed,
        public string $status,
        public ?array $fees = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{id: string, title: string, amount: int, buyerConfirmed: bool, sellerConfirmed: bool, status: 'PENDING'|'BUYER_CONFIRMED'|'SELLER_CONFIRMED'|'COMPLETED', fees?: list<array<string, mixed>>} $data */
        return new self(
            id: $data['id'],
            title: $data['title'],
            amount: $data['amount'],
            buyerConfirmed: $data['buyerConfirmed'],
            sellerConfirmed: $data['sellerConfirmed'],
            status: $data['status'],
            fees: isset($data['fees']) ? array_map(FeeLine::from(...), $data['fees']) : null,
        );
    }
}
