<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class RiskBacktestExamplesBefore extends Model
{
    /**
     * @param int $score
     * @param 'GREEN'|'AMBER'|'RED' $flag
     */
    public function __construct(
        public int $score,
        public string $flag,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{score: int, flag: 'GREEN'|'AMBER'|'RED'} $data */
        return new self(
            score: $data['score'],
            flag: $data['flag'],
        );
    }
}
