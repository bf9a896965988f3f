<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** Half of the milestone for each side */
final readonly class QuoteMilestonesSplit extends Model
{
    /**
     * @param int $buyerPays In the smallest currency unit.
     * @param int $sellerGets In the smallest currency unit.
     * @param int $commission In the smallest currency unit.
     * @param list<Share>|null $shares What each other payee gets. Only with shares.
     */
    public function __construct(
        public int $buyerPays,
        public int $sellerGets,
        public int $commission,
        public ?array $shares = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{buyerPays: int, sellerGets: int, commission: int, shares?: list<array<string, mixed>>} $data */
        return new self(
            buyerPays: $data['buyerPays'],
            sellerGets: $data['sellerGets'],
            commission: $data['commission'],
            shares: isset($data['shares']) ? array_map(Share::from(...), $data['shares']) : null,
        );
    }
}
