<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A request that another member has to approve */
final readonly class Approval extends Model
{
    /**
     * @param 'approval' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param 'refund'|'settlement'|'unfreeze'|'payout_account'|'key'|'policy'|'risk_policy'|'identity_policy'|'member'|'rules' $type
     * @param 'PENDING'|'APPROVED'|'REJECTED'|'WITHDRAWN'|'EXPIRED' $status
     *     PENDING until it is decided. APPROVED means that the requested change was made.
     * @param string $summary A sentence that describes the request.
     * @param string|null $agreementId
     * @param int|null $amount
     *     The amount that it moves, in the smallest currency unit. Null when it has none or no upper limit.
     * @param string|null $currency
     * @param Actor $requestedBy
     * @param string $createdAt ISO 8601.
     * @param string $expiresAt It cannot be approved after this time.
     * @param Actor|null $decidedBy
     * @param string|null $decidedAt
     * @param string|null $reason Why it was rejected.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $type,
        public string $status,
        public string $summary,
        public ?string $agreementId,
        public ?int $amount,
        public ?string $currency,
        public Actor $requestedBy,
        public string $createdAt,
        public string $expiresAt,
        public ?Actor $decidedBy,
        public ?string $decidedAt,
        public ?string $reason,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'approval', environment: 'live'|'test', id: string, type: 'refund'|'settlement'|'unfreeze'|'payout_account'|'key'|'policy'|'risk_policy'|'identity_policy'|'member'|'rules', status: 'PENDING'|'APPROVED'|'REJECTED'|'WITHDRAWN'|'EXPIRED', summary: string, agreementId: string|null, amount: int|null, currency: string|null, requestedBy: array<string, mixed>, createdAt: string, expiresAt: string, decidedBy: array<string, mixed>|null, decidedAt: string|null, reason: string|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            type: $data['type'],
            status: $data['status'],
            summary: $data['summary'],
            agreementId: $data['agreementId'],
            amount: $data['amount'],
            currency: $data['currency'],
            requestedBy: Actor::from($data['requestedBy']),
            createdAt: $data['createdAt'],
            expiresAt: $data['expiresAt'],
            decidedBy: is_array($data['decidedBy']) ? Actor::from($data['decidedBy']) : $data['decidedBy'],
            decidedAt: $data['decidedAt'],
            reason: $data['reason'],
        );
    }
}
