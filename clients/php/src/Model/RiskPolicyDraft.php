<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A draft of the risk policy */
final readonly class RiskPolicyDraft extends Model
{
    /**
     * @param 'risk_policy_draft' $object
     * @param 'live'|'test' $environment
     * @param array<string, int> $highValue
     * @param Weights $weights
     * @param list<RiskRule> $rules
     * @param list<ScorecardLine>|null $scorecard Null when the points of the signals and patterns apply.
     * @param int $revision Grows with each change of the draft.
     * @param Actor $changedBy
     * @param string $changedAt ISO 8601.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public array $highValue,
        public Weights $weights,
        public array $rules,
        public ?array $scorecard,
        public int $revision,
        public Actor $changedBy,
        public string $changedAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'risk_policy_draft', environment: 'live'|'test', highValue: array<string, int>, weights: array<string, mixed>, rules: list<array<string, mixed>>, scorecard: list<array<string, mixed>>|null, revision: int, changedBy: array<string, mixed>, changedAt: string} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            highValue: $data['highValue'],
            weights: Weights::from($data['weights']),
            rules: array_map(RiskRule::from(...), $data['rules']),
            scorecard: is_array($data['scorecard']) ? array_map(ScorecardLine::from(...), $data['scorecard']) : $data['scorecard'],
            revision: $data['revision'],
            changedBy: Actor::from($data['changedBy']),
            changedAt: $data['changedAt'],
        );
    }
}
