<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The share of bad assessments among those that it applied to */
final readonly class RiskPerformanceLinePrecision extends Model
{
    /**
     * @param float|null $value Null when there was nothing to count.
     * @param float $low
     * @param float $high The true share is between `low` and `high` 19 times out of 20.
     * @param int $of The number of assessments counted.
     */
    public function __construct(
        public ?float $value,
        public float $low,
        public float $high,
        public int $of,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{value: int|float|null, low: int|float, high: int|float, of: int} $data */
        return new self(
            value: $data['value'],
            low: $data['low'],
            high: $data['high'],
            of: $data['of'],
        );
    }
}
