<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A risk policy applied to your past assessments */
final readonly class RiskBacktest extends Model
{
    /**
     * @param 'risk_backtest' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param 'draft'|'shadow'|'live' $policy The policy that was tested, as it was then.
     * @param string $since ISO 8601.
     * @param 'RUNNING'|'DONE'|'STOPPED' $status STOPPED: another backtest was requested.
     * @param int $total The number of assessments to evaluate.
     * @param int $done The number of assessments evaluated so far.
     * @param int $unknown Assessments made before facts were recorded, which cannot be evaluated.
     * @param list<RiskBacktestGroups> $groups
     * @param list<RiskBacktestExamples> $examples
     * @param Actor $createdBy
     * @param string $createdAt ISO 8601.
     * @param string|null $finishedAt
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $policy,
        public string $since,
        public string $status,
        public int $total,
        public int $done,
        public int $unknown,
        public array $groups,
        public array $examples,
        public Actor $createdBy,
        public string $createdAt,
        public ?string $finishedAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'risk_backtest', environment: 'live'|'test', id: string, policy: 'draft'|'shadow'|'live', since: string, status: 'RUNNING'|'DONE'|'STOPPED', total: int, done: int, unknown: int, groups: list<array<string, mixed>>, examples: list<array<string, mixed>>, createdBy: array<string, mixed>, createdAt: string, finishedAt: string|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            policy: $data['policy'],
            since: $data['since'],
            status: $data['status'],
            total: $data['total'],
            done: $data['done'],
            unknown: $data['unknown'],
            groups: array_map(RiskBacktestGroups::from(...), $data['groups']),
            examples: array_map(RiskBacktestExamples::from(...), $data['examples']),
            createdBy: Actor::from($data['createdBy']),
            createdAt: $data['createdAt'],
            finishedAt: $data['finishedAt'],
        );
    }
}
