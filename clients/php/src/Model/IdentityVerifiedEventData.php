<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class IdentityVerifiedEventData extends Model
{
    /**
     * @param string $id
     * @param string $externalUserId
     * @param bool $identityVerified
     * @param int $identityMatchScore
     * @param bool $livenessPassed
     * @param 'passport'|'drivers_license'|'national_id'|'voters_card' $documentType
     * @param float $documentTypeConfidence At most 1.
     * @param list<'face_not_found'|'document_unreadable'|'liveness_failed'|'match_below_threshold'> $rejectionReasons
     * @param bool|null $documentSeenBefore
     * @param bool|null $underAge
     * @param string|null $reference
     * @param array<string, string>|null $metadata
     */
    public function __construct(
        public string $id,
        public string $externalUserId,
        public bool $identityVerified,
        public int $identityMatchScore,
        public bool $livenessPassed,
        public string $documentType,
        public float $documentTypeConfidence,
        public array $rejectionReasons,
        public ?bool $documentSeenBefore = null,
        public ?bool $underAge = null,
        public ?string $reference = null,
        public ?array $metadata = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{id: string, externalUserId: string, identityVerified: bool, identityMatchScore: int, livenessPassed: bool, documentType: 'passport'|'drivers_license'|'national_id'|'voters_card', documentTypeConfidence: int|float, documentSeenBefore?: bool, underAge?: bool, rejectionReasons: list<'face_not_found'|'document_unreadable'|'liveness_failed'|'match_below_threshold'>, reference?: string|null, metadata?: array<string, string>} $data */
        return new self(
            id: $data['id'],
            externalUserId: $data['externalUserId'],
            identityVerified: $data['identityVerified'],
            identityMatchScore: $data['identityMatchScore'],
            livenessPassed: $data['livenessPassed'],
            documentType: $data['documentType'],
            documentTypeConfidence: $data['documentTypeConfidence'],
            rejectionReasons: $data['rejectionReasons'],
            documentSeenBefore: $data['documentSeenBefore'] ?? null,
            underAge: $data['underAge'] ?? null,
            reference: $data['reference'] ?? null,
            metadata: $data['metadata'] ?? null,
        );
    }
}
