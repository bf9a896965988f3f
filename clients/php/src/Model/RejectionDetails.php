<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class RejectionDetails extends Model
{
    /**
     * @param 'face_not_found'|'document_unreadable'|'liveness_failed'|'match_below_threshold' $reason
     * @param 'no_face_on_document'|'no_face'|'unreadable'|'type_not_accepted'|'not_a_document'|'cut_off'|'specimen'|'not_issued'|'photocopy'|'pasted_portrait'|'expired'|'wrong_check_digits'|'zone_differs'|'another_name'|'another_birth_date'|'used_by_another'|'number_unread'|'register_mismatch'|'register_unread'|'face_too_small'|'several_faces'|'not_live'|'photo_of_document'|'one_still'|'not_one_moment'|'too_few_frames'|'challenge_not_followed'|'flash_not_seen'|'challenge_needed'|'another_person'|'register_face'|'mismatch'|'uncertain' $code
     * @param int|null $frame The selfie frame that it refers to, counted from 1.
     */
    public function __construct(
        public string $reason,
        public string $code,
        public ?int $frame,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{reason: 'face_not_found'|'document_unreadable'|'liveness_failed'|'match_below_threshold', code: 'no_face_on_document'|'no_face'|'unreadable'|'type_not_accepted'|'not_a_document'|'cut_off'|'specimen'|'not_issued'|'photocopy'|'pasted_portrait'|'expired'|'wrong_check_digits'|'zone_differs'|'another_name'|'another_birth_date'|'used_by_another'|'number_unread'|'register_mismatch'|'register_unread'|'face_too_small'|'several_faces'|'not_live'|'photo_of_document'|'one_still'|'not_one_moment'|'too_few_frames'|'challenge_not_followed'|'flash_not_seen'|'challenge_needed'|'another_person'|'register_face'|'mismatch'|'uncertain', frame: int|null} $data */
        return new self(
            reason: $data['reason'],
            code: $data['code'],
            frame: $data['frame'],
        );
    }
}
