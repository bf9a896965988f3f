<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The outcome of an assessment, and who reported it */
final readonly class RiskLabel extends Model
{
    /**
     * @param 'risk_label' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param string $assessmentId
     * @param 'fraud'|'legitimate'|'disputed'|'recalled' $outcome
     *     recalled: the bank took the money back. disputed: the parties disagreed about the deal.
     * @param 'api'|'review'|'dispute'|'recall' $source
     *     api: set by a caller. review: set by a review decision. dispute and recall: derived from the money.
     * @param string $reason
     * @param Actor $actor
     * @param string $createdAt ISO 8601.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $assessmentId,
        public string $outcome,
        public string $source,
        public string $reason,
        public Actor $actor,
        public string $createdAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'risk_label', environment: 'live'|'test', id: string, assessmentId: string, outcome: 'fraud'|'legitimate'|'disputed'|'recalled', source: 'api'|'review'|'dispute'|'recall', reason: string, actor: array<string, mixed>, createdAt: string} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            assessmentId: $data['assessmentId'],
            outcome: $data['outcome'],
            source: $data['source'],
            reason: $data['reason'],
            actor: Actor::from($data['actor']),
            createdAt: $data['createdAt'],
        );
    }
}
