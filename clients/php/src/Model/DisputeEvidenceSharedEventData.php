<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class DisputeEvidenceSharedEventData extends Model
{
    /**
     * @param string $disputeId
     * @param string $milestoneId
     * @param 'OPEN'|'NEGOTIATING'|'ESCALATED'|'DECIDED'|'CLOSED' $status
     * @param string|null $turn
     * @param string|null $dueAt
     * @param 'buyer'|'seller' $by
     * @param string $evidenceId
     */
    public function __construct(
        public string $disputeId,
        public string $milestoneId,
        public string $status,
        public ?string $turn,
        public ?string $dueAt,
        public string $by,
        public string $evidenceId,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{disputeId: string, milestoneId: string, status: 'OPEN'|'NEGOTIATING'|'ESCALATED'|'DECIDED'|'CLOSED', turn: string|null, dueAt: string|null, by: 'buyer'|'seller', evidenceId: string} $data */
        return new self(
            disputeId: $data['disputeId'],
            milestoneId: $data['milestoneId'],
            status: $data['status'],
            turn: $data['turn'],
            dueAt: $data['dueAt'],
            by: $data['by'],
            evidenceId: $data['evidenceId'],
        );
    }
}
