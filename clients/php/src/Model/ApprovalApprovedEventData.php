<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class ApprovalApprovedEventData extends Model
{
    /**
     * @param string $approvalId
     * @param 'refund'|'settlement'|'unfreeze'|'payout_account'|'key'|'policy'|'risk_policy'|'identity_policy'|'member'|'rules' $kind
     * @param string|null $agreementId
     * @param int|null $amount In the smallest currency unit.
     * @param string|null $currency
     * @param 'key'|'member'|'session'|'operator'|'bank'|'person'|'system' $requestedByType
     * @param string|null $requestedById
     */
    public function __construct(
        public string $approvalId,
        public string $kind,
        public ?string $agreementId,
        public ?int $amount,
        public ?string $currency,
        public string $requestedByType,
        public ?string $requestedById,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{approvalId: string, kind: 'refund'|'settlement'|'unfreeze'|'payout_account'|'key'|'policy'|'risk_policy'|'identity_policy'|'member'|'rules', agreementId: string|null, amount: int|null, currency: string|null, requestedByType: 'key'|'member'|'session'|'operator'|'bank'|'person'|'system', requestedById: string|null} $data */
        return new self(
            approvalId: $data['approvalId'],
            kind: $data['kind'],
            agreementId: $data['agreementId'],
            amount: $data['amount'],
            currency: $data['currency'],
            requestedByType: $data['requestedByType'],
            requestedById: $data['requestedById'],
        );
    }
}
