<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A version of the risk policy. Its contents never change */
final readonly class RiskPolicyVersion extends Model
{
    /**
     * @param 'risk_policy_version' $object
     * @param 'live'|'test' $environment
     * @param array<string, int> $highValue
     * @param Weights $weights
     * @param list<RiskRule> $rules
     * @param list<ScorecardLine>|null $scorecard Null when the points of the signals and patterns apply.
     * @param int $version
     * @param 'SHADOW'|'LIVE'|'RETIRED' $status
     * @param Actor $createdBy
     * @param string $createdAt ISO 8601.
     * @param string|null $liveAt
     * @param string|null $retiredAt
     */
    public function __construct(
        public string $object,
        public string $environment,
        public array $highValue,
        public Weights $weights,
        public array $rules,
        public ?array $scorecard,
        public int $version,
        public string $status,
        public Actor $createdBy,
        public string $createdAt,
        public ?string $liveAt,
        public ?string $retiredAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'risk_policy_version', environment: 'live'|'test', highValue: array<string, int>, weights: array<string, mixed>, rules: list<array<string, mixed>>, scorecard: list<array<string, mixed>>|null, version: int, status: 'SHADOW'|'LIVE'|'RETIRED', createdBy: array<string, mixed>, createdAt: string, liveAt: string|null, retiredAt: string|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            highValue: $data['highValue'],
            weights: Weights::from($data['weights']),
            rules: array_map(RiskRule::from(...), $data['rules']),
            scorecard: is_array($data['scorecard']) ? array_map(ScorecardLine::from(...), $data['scorecard']) : $data['scorecard'],
            version: $data['version'],
            status: $data['status'],
            createdBy: Actor::from($data['createdBy']),
            createdAt: $data['createdAt'],
            liveAt: $data['liveAt'],
            retiredAt: $data['retiredAt'],
        );
    }
}
