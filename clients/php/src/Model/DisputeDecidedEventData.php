<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class DisputeDecidedEventData extends Model
{
    /**
     * @param string $disputeId
     * @param string $milestoneId
     * @param 'OPEN'|'NEGOTIATING'|'ESCALATED'|'DECIDED'|'CLOSED' $status
     * @param string|null $turn
     * @param string|null $dueAt
     * @param int $toBuyer In the smallest currency unit.
     * @param int $toSeller In the smallest currency unit.
     * @param string $code
     * @param string $statement
     */
    public function __construct(
        public string $disputeId,
        public string $milestoneId,
        public string $status,
        public ?string $turn,
        public ?string $dueAt,
        public int $toBuyer,
        public int $toSeller,
        public string $code,
        public string $statement,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{disputeId: string, milestoneId: string, status: 'OPEN'|'NEGOTIATING'|'ESCALATED'|'DECIDED'|'CLOSED', turn: string|null, dueAt: string|null, toBuyer: int, toSeller: int, code: string, statement: string} $data */
        return new self(
            disputeId: $data['disputeId'],
            milestoneId: $data['milestoneId'],
            status: $data['status'],
            turn: $data['turn'],
            dueAt: $data['dueAt'],
            toBuyer: $data['toBuyer'],
            toSeller: $data['toSeller'],
            code: $data['code'],
            statement: $data['statement'],
        );
    }
}
