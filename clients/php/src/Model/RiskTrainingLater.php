<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class RiskTrainingLater extends Model
{
    /**
     * @param int $frauds
     * @param int $legitimate
     * @param RiskTrainingLaterTruePositives|null $truePositives
     *     How many were AMBER or RED (`before`), and how many would be with a scorecard trained without their
     *     connected component (`now`).
     * @param RiskTrainingLaterFalsePositives|null $falsePositives
     *     How many were AMBER or RED (`before`), and how many would be with a scorecard trained without their
     *     connected component (`now`).
     */
    public function __construct(
        public int $frauds,
        public int $legitimate,
        public ?RiskTrainingLaterTruePositives $truePositives,
        public ?RiskTrainingLaterFalsePositives $falsePositives,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{frauds: int, legitimate: int, truePositives: array<string, mixed>|null, falsePositives: array<string, mixed>|null} $data */
        return new self(
            frauds: $data['frauds'],
            legitimate: $data['legitimate'],
            truePositives: is_array($data['truePositives']) ? RiskTrainingLaterTruePositives::from($data['truePositives']) : $data['truePositives'],
            falsePositives: is_array($data['falsePositives']) ? RiskTrainingLaterFalsePositives::from($data['falsePositives']) : $data['falsePositives'],
        );
    }
}
