<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The accuracy of a flag, signal, pattern or rule */
final readonly class RiskPerformanceLine extends Model
{
    /**
     * @param string $name
     * @param 'flag'|'signal'|'pattern'|'rule' $type
     * @param int $bad Labelled fraud or recalled.
     * @param int $legitimate
     * @param int $disputed Counted neither as bad nor as legitimate.
     * @param RiskPerformanceLinePrecision $precision
     *     The share of bad assessments among those that it applied to.
     * @param RiskPerformanceLineFalsePositiveRate $falsePositiveRate
     *     The share of legitimate assessments that it applied to.
     * @param RiskPerformanceLineRecall $recall The share of bad assessments that it applied to.
     */
    public function __construct(
        public string $name,
        public string $type,
        public int $bad,
        public int $legitimate,
        public int $disputed,
        public RiskPerformanceLinePrecision $precision,
        public RiskPerformanceLineFalsePositiveRate $falsePositiveRate,
        public RiskPerformanceLineRecall $recall,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{name: string, type: 'flag'|'signal'|'pattern'|'rule', bad: int, legitimate: int, disputed: int, precision: array<string, mixed>, falsePositiveRate: array<string, mixed>, recall: array<string, mixed>} $data */
        return new self(
            name: $data['name'],
            type: $data['type'],
            bad: $data['bad'],
            legitimate: $data['legitimate'],
            disputed: $data['disputed'],
            precision: RiskPerformanceLinePrecision::from($data['precision']),
            falsePositiveRate: RiskPerformanceLineFalsePositiveRate::from($data['falsePositiveRate']),
            recall: RiskPerformanceLineRecall::from($data['recall']),
        );
    }
}
