<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A user who has something in common with the user of a review */
final readonly class ReviewLinkedUser extends Model
{
    /**
     * @param 'linked_user' $object
     * @param 'live'|'test' $environment
     * @param 'device'|'network'|'bank_account'|'deal' $tie What they have in common. deal: this user pays them.
     * @param string $through Identifies the shared item: equal for all who share it.
     * @param string $externalUserId
     * @param string|null $assessmentId Their latest assessment.
     * @param 'GREEN'|'AMBER'|'RED'|null $flag
     * @param 'fraud'|'legitimate'|'disputed'|'recalled'|null $outcome
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $tie,
        public string $through,
        public string $externalUserId,
        public ?string $assessmentId,
        public ?string $flag,
        public ?string $outcome,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'linked_user', environment: 'live'|'test', tie: 'device'|'network'|'bank_account'|'deal', through: string, externalUserId: string, assessmentId: string|null, flag: 'GREEN'|'AMBER'|'RED'|null, outcome: 'fraud'|'legitimate'|'disputed'|'recalled'|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            tie: $data['tie'],
            through: $data['through'],
            externalUserId: $data['externalUserId'],
            assessmentId: $data['assessmentId'],
            flag: $data['flag'],
            outcome: $data['outcome'],
        );
    }
}
