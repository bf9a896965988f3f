<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** Other terms of an agreement, proposed or in force */
final readonly class Amendment extends Model
{
    /**
     * @param 'amendment' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param string $agreementId
     * @param 'OPEN'|'ACCEPTED'|'DECLINED'|'WITHDRAWN'|'LAPSED' $status
     *     LAPSED: without an answer in time, or because what it is about has changed meanwhile. The others say
     *     how it was answered.
     * @param 'buyer'|'seller'|'platform' $proposedBy
     * @param list<'buyer'|'seller'> $acceptedBy The parties that agree. One that proposes it does.
     * @param int $totalBefore In the smallest currency unit.
     * @param int $totalAmount The total that the agreement would have, or has.
     * @param list<AmendmentMilestones> $milestones The milestones that change.
     * @param AmendmentAllowedActions $allowedActions What each side may do now.
     * @param string $createdAt ISO 8601.
     * @param string $expiresAt Without an answer by then, it lapses.
     * @param string|null $closedAt
     * @param string|null $fundBy The new time to pay; null for none. Only if it changes.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $agreementId,
        public string $status,
        public string $proposedBy,
        public array $acceptedBy,
        public int $totalBefore,
        public int $totalAmount,
        public array $milestones,
        public AmendmentAllowedActions $allowedActions,
        public string $createdAt,
        public string $expiresAt,
        public ?string $closedAt,
        public ?string $fundBy = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'amendment', environment: 'live'|'test', id: string, agreementId: string, status: 'OPEN'|'ACCEPTED'|'DECLINED'|'WITHDRAWN'|'LAPSED', proposedBy: 'buyer'|'seller'|'platform', acceptedBy: list<'buyer'|'seller'>, totalBefore: int, totalAmount: int, milestones: list<array<string, mixed>>, fundBy?: string|null, allowedActions: array<string, mixed>, createdAt: string, expiresAt: string, closedAt: string|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            agreementId: $data['agreementId'],
            status: $data['status'],
            proposedBy: $data['proposedBy'],
            acceptedBy: $data['acceptedBy'],
            totalBefore: $data['totalBefore'],
            totalAmount: $data['totalAmount'],
            milestones: array_map(AmendmentMilestones::from(...), $data['milestones']),
            allowedActions: AmendmentAllowedActions::from($data['allowedActions']),
            createdAt: $data['createdAt'],
            expiresAt: $data['expiresAt'],
            closedAt: $data['closedAt'],
            fundBy: $data['fundBy'] ?? null,
        );
    }
}
