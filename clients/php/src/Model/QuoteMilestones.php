<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class QuoteMilestones extends Model
{
    /**
     * @param int $amount In the smallest currency unit.
     * @param list<FeeLine> $fees
     * @param QuoteMilestonesReleased $released
     * @param QuoteMilestonesRefunded $refunded After the buyer has paid in full.
     * @param QuoteMilestonesSplit $split Half of the milestone for each side.
     * @param list<Share>|null $shares
     */
    public function __construct(
        public int $amount,
        public array $fees,
        public QuoteMilestonesReleased $released,
        public QuoteMilestonesRefunded $refunded,
        public QuoteMilestonesSplit $split,
        public ?array $shares = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{amount: int, fees: list<array<string, mixed>>, shares?: list<array<string, mixed>>, released: array<string, mixed>, refunded: array<string, mixed>, split: array<string, mixed>} $data */
        return new self(
            amount: $data['amount'],
            fees: array_map(FeeLine::from(...), $data['fees']),
            released: QuoteMilestonesReleased::from($data['released']),
            refunded: QuoteMilestonesRefunded::from($data['refunded']),
            split: QuoteMilestonesSplit::from($data['split']),
            shares: isset($data['shares']) ? array_map(Share::from(...), $data['shares']) : null,
        );
    }
}
