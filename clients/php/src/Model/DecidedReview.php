<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The response of `decide` */
final readonly class DecidedReview extends Model
{
    /**
     * @param 'review' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param 'assessment'|'appeal'|'hold'|'screening'|'payer'|'face' $type
     *     appeal: a failed verification is contested. payer: a deposit under a name other than the buyer’s.
     *     face: a user who looks like another user.
     * @param string $subjectId
     *     The most important assessment, the verification, the watch list hit, or the deposit as
     *     provider:transactionId.
     * @param string $externalUserId
     * @param string|null $agreementId
     * @param 'GREEN'|'AMBER'|'RED'|null $flag
     * @param int|null $score
     * @param 'OPEN'|'DECIDED'|'LAPSED' $status LAPSED: not decided within thirty days.
     * @param string|null $claim The reason given by the person who asked for it.
     * @param string|null $assignee The id of a member.
     * @param string $createdAt ISO 8601.
     * @param string $dueAt ISO 8601.
     * @param 'let_through'|'fraud'|'accept'|'refuse'|'other_person'|'same_person'|'ask_verification'|null $decision
     * @param string|null $reason
     * @param Actor|null $decidedBy
     * @param string|null $decidedAt
     * @param DecidedReviewVerification|null $verification
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $type,
        public string $subjectId,
        public string $externalUserId,
        public ?string $agreementId,
        public ?string $flag,
        public ?int $score,
        public string $status,
        public ?string $claim,
        public ?string $assignee,
        public string $createdAt,
        public string $dueAt,
        public ?string $decision,
        public ?string $reason,
        public ?Actor $decidedBy,
        public ?string $decidedAt,
        public ?DecidedReviewVerification $verification,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'review', environment: 'live'|'test', id: string, type: 'assessment'|'appeal'|'hold'|'screening'|'payer'|'face', subjectId: string, externalUserId: string, agreementId: string|null, flag: 'GREEN'|'AMBER'|'RED'|null, score: int|null, status: 'OPEN'|'DECIDED'|'LAPSED', claim: string|null, assignee: string|null, createdAt: string, dueAt: string, decision: 'let_through'|'fraud'|'accept'|'refuse'|'other_person'|'same_person'|'ask_verification'|null, reason: string|null, decidedBy: array<string, mixed>|null, decidedAt: string|null, verification: array<string, mixed>|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            type: $data['type'],
            subjectId: $data['subjectId'],
            externalUserId: $data['externalUserId'],
            agreementId: $data['agreementId'],
            flag: $data['flag'],
            score: $data['score'],
            status: $data['status'],
            claim: $data['claim'],
            assignee: $data['assignee'],
            createdAt: $data['createdAt'],
            dueAt: $data['dueAt'],
            decision: $data['decision'],
            reason: $data['reason'],
            decidedBy: is_array($data['decidedBy']) ? Actor::from($data['decidedBy']) : $data['decidedBy'],
            decidedAt: $data['decidedAt'],
            verification: is_array($data['verification']) ? DecidedReviewVerification::from($data['verification']) : $data['verification'],
        );
    }
}
