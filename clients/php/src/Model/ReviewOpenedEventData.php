<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class ReviewOpenedEventData extends Model
{
    /**
     * @param string $reviewId
     * @param 'assessment'|'appeal'|'hold'|'screening'|'payer'|'face' $kind
     * @param string $subjectId
     * @param string $externalUserId
     * @param string|null $agreementId
     * @param string|null $flag
     * @param string $dueAt
     */
    public function __construct(
        public string $reviewId,
        public string $kind,
        public string $subjectId,
        public string $externalUserId,
        public ?string $agreementId,
        public ?string $flag,
        public string $dueAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{reviewId: string, kind: 'assessment'|'appeal'|'hold'|'screening'|'payer'|'face', subjectId: string, externalUserId: string, agreementId: string|null, flag: string|null, dueAt: string} $data */
        return new self(
            reviewId: $data['reviewId'],
            kind: $data['kind'],
            subjectId: $data['subjectId'],
            externalUserId: $data['externalUserId'],
            agreementId: $data['agreementId'],
            flag: $data['flag'],
            dueAt: $data['dueAt'],
        );
    }
}
