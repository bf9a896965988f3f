<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class DisputeEvidenceAddedEventData extends Model
{
    /**
     * @param string $disputeId
     * @param string $milestoneId
     * @param 'OPEN'|'NEGOTIATING'|'ESCALATED'|'DECIDED'|'CLOSED' $status
     * @param string|null $turn
     * @param string|null $dueAt
     * @param 'buyer'|'seller' $by
     * @param string $evidenceId
     * @param 'image/jpeg'|'application/pdf' $mediaType
     * @param int $bytes
     * @param string $sha256
     * @param string $fileSha256
     * @param bool $shared
     */
    public function __construct(
        public string $disputeId,
        public string $milestoneId,
        public string $status,
        public ?string $turn,
        public ?string $dueAt,
        public string $by,
        public string $evidenceId,
        public string $mediaType,
        public int $bytes,
        public string $sha256,
        public string $fileSha256,
        public bool $shared,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{disputeId: string, milestoneId: string, status: 'OPEN'|'NEGOTIATING'|'ESCALATED'|'DECIDED'|'CLOSED', turn: string|null, dueAt: string|null, by: 'buyer'|'seller', evidenceId: string, mediaType: 'image/jpeg'|'application/pdf', bytes: int, sha256: string, fileSha256: string, shared: bool} $data */
        return new self(
            disputeId: $data['disputeId'],
            milestoneId: $data['milestoneId'],
            status: $data['status'],
            turn: $data['turn'],
            dueAt: $data['dueAt'],
            by: $data['by'],
            evidenceId: $data['evidenceId'],
            mediaType: $data['mediaType'],
            bytes: $data['bytes'],
            sha256: $data['sha256'],
            fileSha256: $data['fileSha256'],
            shared: $data['shared'],
        );
    }
}
