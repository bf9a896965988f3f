<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class RiskBacktestExamples extends Model
{
    /**
     * @param string $assessmentId
     * @param int $amount
     * @param string $currency
     * @param string|null $label
     * @param RiskBacktestExamplesBefore $before
     * @param RiskBacktestExamplesAfter $after
     */
    public function __construct(
        public string $assessmentId,
        public int $amount,
        public string $currency,
        public ?string $label,
        public RiskBacktestExamplesBefore $before,
        public RiskBacktestExamplesAfter $after,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{assessmentId: string, amount: int, currency: string, label: string|null, before: array<string, mixed>, after: array<string, mixed>} $data */
        return new self(
            assessmentId: $data['assessmentId'],
            amount: $data['amount'],
            currency: $data['currency'],
            label: $data['label'],
            before: RiskBacktestExamplesBefore::from($data['before']),
            after: RiskBacktestExamplesAfter::from($data['after']),
        );
    }
}
