<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class ScorecardLineRows extends Model
{
    /**
     * @param float|null $at
     *     Applies from this value on or, for facts where less is worse, below it. 1 for a yes/no fact; null:
     *     while the fact is unknown.
     * @param int $points At most 69.
     * @param int|null $low The points range from `low` to `high` in nine of ten samples.
     * @param int|null $high
     */
    public function __construct(
        public ?float $at,
        public int $points,
        public ?int $low = null,
        public ?int $high = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{at: int|float|null, points: int, low?: int, high?: int} $data */
        return new self(
            at: $data['at'],
            points: $data['points'],
            low: $data['low'] ?? null,
            high: $data['high'] ?? null,
        );
    }
}
