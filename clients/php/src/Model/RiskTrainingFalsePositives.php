<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class RiskTrainingFalsePositives extends Model
{
    /**
     * @param int $before
     * @param int $now
     */
    public function __construct(
        public int $before,
        public int $now,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{before: int, now: int} $data */
        return new self(
            before: $data['before'],
            now: $data['now'],
        );
    }
}
