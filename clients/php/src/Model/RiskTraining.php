<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A training run on your labels */
final readonly class RiskTraining extends Model
{
    /**
     * @param 'risk_training' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param 'RUNNING'|'DONE'|'TOO_FEW'|'OTHER_WEEKS' $status
     *     DONE: the scorecard is in the draft. TOO_FEW: there are too few labels to train on. OTHER_WEEKS:
     *     frauds and legitimate payments are from different weeks, so that their age would be learned.
     * @param int|null $frauds The number of frauds trained on.
     * @param int|null $legitimate The number of legitimate payments trained on.
     * @param RiskTrainingTruePositives|null $truePositives
     *     How many were AMBER or RED (`before`), and how many would be with a scorecard trained without their
     *     connected component (`now`).
     * @param RiskTrainingFalsePositives|null $falsePositives
     *     How many were AMBER or RED (`before`), and how many would be with a scorecard trained without their
     *     connected component (`now`).
     * @param string|null $from The first payment trained on.
     * @param string|null $to The last payment trained on.
     * @param RiskTrainingLater|null $later
     *     The last weeks by a scorecard trained on the weeks before them: what to expect from here on. Null
     *     when either part is too small.
     * @param int|null $contradicting Payments labelled legitimate that look like frauds of other users.
     * @param list<RiskTrainingContradictions> $contradictions
     *     The first of them, with the person who set the label. `leftOut`: only one person set it, so it was
     *     not trained on; a second person can set the same label.
     * @param Actor $createdBy
     * @param string $createdAt ISO 8601.
     * @param string|null $finishedAt
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $status,
        public ?int $frauds,
        public ?int $legitimate,
        public ?RiskTrainingTruePositives $truePositives,
        public ?RiskTrainingFalsePositives $falsePositives,
        public ?string $from,
        public ?string $to,
        public ?RiskTrainingLater $later,
        public ?int $contradicting,
        public array $contradictions,
        public Actor $createdBy,
        public string $createdAt,
        public ?string $finishedAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'risk_training', environment: 'live'|'test', id: string, status: 'RUNNING'|'DONE'|'TOO_FEW'|'OTHER_WEEKS', frauds: int|null, legitimate: int|null, truePositives: array<string, mixed>|null, falsePositives: array<string, mixed>|null, from: string|null, to: string|null, later: array<string, mixed>|null, contradicting: int|null, contradictions: list<array<string, mixed>>, createdBy: array<string, mixed>, createdAt: string, finishedAt: string|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            status: $data['status'],
            frauds: $data['frauds'],
            legitimate: $data['legitimate'],
            truePositives: is_array($data['truePositives']) ? RiskTrainingTruePositives::from($data['truePositives']) : $data['truePositives'],
            falsePositives: is_array($data['falsePositives']) ? RiskTrainingFalsePositives::from($data['falsePositives']) : $data['falsePositives'],
            from: $data['from'],
            to: $data['to'],
            later: is_array($data['later']) ? RiskTrainingLater::from($data['later']) : $data['later'],
            contradicting: $data['contradicting'],
            contradictions: array_map(RiskTrainingContradictions::from(...), $data['contradictions']),
            createdBy: Actor::from($data['createdBy']),
            createdAt: $data['createdAt'],
            finishedAt: $data['finishedAt'],
        );
    }
}
