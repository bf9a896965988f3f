<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class IdentityVerification extends Model
{
    /**
     * @param string $id
     * @param string $externalUserId
     * @param bool $identityVerified
     * @param int $identityMatchScore 90 and above is a match. At most 99.
     * @param float|null $falseMatchRate
     *     The share of strangers who are expected to reach this score by chance, as measured in front of
     *     webcams in the group that the model distinguishes worst; 0.001 is the least that was measured. Null
     *     below 90, with a model of your own, and for verifications before it was recorded.
     * @param bool $livenessPassed
     * @param 'one_frame'|'several_frames'|null $livenessDetail
     *     What liveness was judged by; a single frame shows no movement. Null for verifications before it was
     *     recorded.
     * @param 'passive'|'active' $livenessLevel `active`: the person also made movements that the server chose.
     * @param 'seen'|'not_seen'|null $flash
     *     Whether the face reflected the colours that the screen showed after the movements. `not_seen` in a
     *     bright room, or when the pictures do not come from a camera in front of the screen. Null without
     *     movements, and when the person turned the colours off.
     * @param bool|null $virtualCamera
     *     True when the link’s page was given a camera that is a program, by its name. A program can choose
     *     another name. Null when no page of a link took the pictures with a camera.
     * @param 'passport'|'drivers_license'|'national_id'|'voters_card' $documentType
     * @param float $documentTypeConfidence At most 1.
     * @param list<'face_not_found'|'document_unreadable'|'liveness_failed'|'match_below_threshold'> $rejectionReasons
     * @param list<RejectionDetails> $rejectionDetails The details of each rejection reason.
     * @param bool|null $underAge
     *     True when the person is younger than the minimumAge of your policy. Null when there is none, or no
     *     birth date could be read.
     * @param 'match'|'close'|'mismatch'|'unknown'|null $claimedNameMatch
     *     How the claimed name compares with the document’s. Null when none was sent.
     * @param bool|null $documentSeenBefore
     *     True when another of your users was verified with this document. Null when your policy does not check
     *     it, or no number was read.
     * @param int $facesAlike
     *     The number of your other users with a similar face that this verification has added to the review
     *     queue. The search runs after the response, and only with searchFacesDays in your policy.
     * @param 'match'|'mismatch'|'not_found'|'unavailable'|null $registry
     *     How the document compares with the entry in a national register. `unavailable`: its name could not be
     *     read. Null when the session did not ask for one.
     * @param int|null $registerScore
     *     How alike the selfie and the register’s portrait are, as identityMatchScore. Such portraits are often
     *     old: only below 50 does the verification fail. Null without a portrait.
     * @param IdentityReview|null $review The latest decision by a person; `identityVerified` follows it.
     * @param string|null $picturesKeptUntil Until when reviewers can see its pictures. Null when none are kept.
     * @param string $createdAt ISO 8601.
     * @param DocumentContent|null $document Only with `expand=document`. Null when it was not kept.
     * @param string|null $reference Only with `expand=metadata`.
     * @param array<string, string>|null $metadata Only with `expand=metadata`.
     */
    public function __construct(
        public string $id,
        public string $externalUserId,
        public bool $identityVerified,
        public int $identityMatchScore,
        public ?float $falseMatchRate,
        public bool $livenessPassed,
        public ?string $livenessDetail,
        public string $livenessLevel,
        public ?string $flash,
        public ?bool $virtualCamera,
        public string $documentType,
        public float $documentTypeConfidence,
        public array $rejectionReasons,
        public array $rejectionDetails,
        public ?bool $underAge,
        public ?string $claimedNameMatch,
        public ?bool $documentSeenBefore,
        public int $facesAlike,
        public ?string $registry,
        public ?int $registerScore,
        public ?IdentityReview $review,
        public ?string $picturesKeptUntil,
        public string $createdAt,
        public ?DocumentContent $document = null,
        public ?string $reference = null,
        public ?array $metadata = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{id: string, externalUserId: string, identityVerified: bool, identityMatchScore: int, falseMatchRate: int|float|null, livenessPassed: bool, livenessDetail: 'one_frame'|'several_frames'|null, livenessLevel: 'passive'|'active', flash: 'seen'|'not_seen'|null, virtualCamera: bool|null, documentType: 'passport'|'drivers_license'|'national_id'|'voters_card', documentTypeConfidence: int|float, rejectionReasons: list<'face_not_found'|'document_unreadable'|'liveness_failed'|'match_below_threshold'>, rejectionDetails: list<array<string, mixed>>, underAge: bool|null, claimedNameMatch: 'match'|'close'|'mismatch'|'unknown'|null, documentSeenBefore: bool|null, facesAlike: int, registry: 'match'|'mismatch'|'not_found'|'unavailable'|null, registerScore: int|null, review: array<string, mixed>|null, picturesKeptUntil: string|null, document?: array<string, mixed>|null, createdAt: string, reference?: string|null, metadata?: array<string, string>} $data */
        return new self(
            id: $data['id'],
            externalUserId: $data['externalUserId'],
            identityVerified: $data['identityVerified'],
            identityMatchScore: $data['identityMatchScore'],
            falseMatchRate: $data['falseMatchRate'],
            livenessPassed: $data['livenessPassed'],
            livenessDetail: $data['livenessDetail'],
            livenessLevel: $data['livenessLevel'],
            flash: $data['flash'],
            virtualCamera: $data['virtualCamera'],
            documentType: $data['documentType'],
            documentTypeConfidence: $data['documentTypeConfidence'],
            rejectionReasons: $data['rejectionReasons'],
            rejectionDetails: array_map(RejectionDetails::from(...), $data['rejectionDetails']),
            underAge: $data['underAge'],
            claimedNameMatch: $data['claimedNameMatch'],
            documentSeenBefore: $data['documentSeenBefore'],
            facesAlike: $data['facesAlike'],
            registry: $data['registry'],
            registerScore: $data['registerScore'],
            review: is_array($data['review']) ? IdentityReview::from($data['review']) : $data['review'],
            picturesKeptUntil: $data['picturesKeptUntil'],
            createdAt: $data['createdAt'],
            document: isset($data['document']) ? is_array($data['document']) ? DocumentContent::from($data['document']) : $data['document'] : null,
            reference: $data['reference'] ?? null,
            metadata: $data['metadata'] ?? null,
        );
    }
}
