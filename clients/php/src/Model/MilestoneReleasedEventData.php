<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class MilestoneReleasedEventData extends Model
{
    /**
     * @param string $milestoneId
     * @param int $amount In the smallest currency unit.
     * @param int|null $commission In the smallest currency unit.
     * @param list<Shares>|null $shares
     */
    public function __construct(
        public string $milestoneId,
        public int $amount,
        public ?int $commission = null,
        public ?array $shares = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{milestoneId: string, amount: int, commission?: int, shares?: list<array<string, mixed>>} $data */
        return new self(
            milestoneId: $data['milestoneId'],
            amount: $data['amount'],
            commission: $data['commission'] ?? null,
            shares: isset($data['shares']) ? array_map(Shares::from(...), $data['shares']) : null,
        );
    }
}
