<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** What opens a review, and when it is due */
final readonly class ReviewPolicy extends Model
{
    /**
     * @param 'review_policy' $object
     * @param 'live'|'test' $environment
     * @param list<'RED'|'AMBER'|'SCREENING'|'PAYER'> $opens
     *     What opens a review automatically. An appeal always does. PAYER (a deposit under a name other than
     *     the buyer’s) does only if you add it.
     * @param ReviewPolicyDueHours $dueHours The hours within which a review is due.
     * @param int $version Increases with each change. 0 when it was never set.
     * @param string|null $changedAt Null when it was never set.
     * @param Actor|null $changedBy
     *     Null when it was never set, and for a version that an older version of Surety saved.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public array $opens,
        public ReviewPolicyDueHours $dueHours,
        public int $version,
        public ?string $changedAt,
        public ?Actor $changedBy,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'review_policy', environment: 'live'|'test', opens: list<'RED'|'AMBER'|'SCREENING'|'PAYER'>, dueHours: array<string, mixed>, version: int, changedAt: string|null, changedBy: array<string, mixed>|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            opens: $data['opens'],
            dueHours: ReviewPolicyDueHours::from($data['dueHours']),
            version: $data['version'],
            changedAt: $data['changedAt'],
            changedBy: is_array($data['changedBy']) ? Actor::from($data['changedBy']) : $data['changedBy'],
        );
    }
}
