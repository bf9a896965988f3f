<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class DisputeOpenedEventData extends Model
{
    /**
     * @param string $disputeId
     * @param string $milestoneId
     * @param 'OPEN'|'NEGOTIATING'|'ESCALATED'|'DECIDED'|'CLOSED' $status
     * @param string|null $turn
     * @param string|null $dueAt
     * @param 'buyer'|'seller' $openedBy
     * @param string $reason
     * @param int $toBuyer In the smallest currency unit.
     * @param int $toSeller In the smallest currency unit.
     * @param string|null $statement
     */
    public function __construct(
        public string $disputeId,
        public string $milestoneId,
        public string $status,
        public ?string $turn,
        public ?string $dueAt,
        public string $openedBy,
        public string $reason,
        public int $toBuyer,
        public int $toSeller,
        public ?string $statement,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{disputeId: string, milestoneId: string, status: 'OPEN'|'NEGOTIATING'|'ESCALATED'|'DECIDED'|'CLOSED', turn: string|null, dueAt: string|null, openedBy: 'buyer'|'seller', reason: string, toBuyer: int, toSeller: int, statement: string|null} $data */
        return new self(
            disputeId: $data['disputeId'],
            milestoneId: $data['milestoneId'],
            status: $data['status'],
            turn: $data['turn'],
            dueAt: $data['dueAt'],
            openedBy: $data['openedBy'],
            reason: $data['reason'],
            toBuyer: $data['toBuyer'],
            toSeller: $data['toSeller'],
            statement: $data['statement'],
        );
    }
}
