<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class RiskPerformance extends Model
{
    /**
     * @param 'risk_performance' $object
     * @param 'live'|'test' $environment
     * @param int $days
     * @param int $labelled
     * @param int $bad
     * @param int $legitimate
     * @param int $disputed
     * @param list<RiskPerformanceLine> $lines
     */
    public function __construct(
        public string $object,
        public string $environment,
        public int $days,
        public int $labelled,
        public int $bad,
        public int $legitimate,
        public int $disputed,
        public array $lines,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'risk_performance', environment: 'live'|'test', days: int, labelled: int, bad: int, legitimate: int, disputed: int, lines: list<array<string, mixed>>} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            days: $data['days'],
            labelled: $data['labelled'],
            bad: $data['bad'],
            legitimate: $data['legitimate'],
            disputed: $data['disputed'],
            lines: array_map(RiskPerformanceLine::from(...), $data['lines']),
        );
    }
}
