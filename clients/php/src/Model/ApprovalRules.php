<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The rule for each kind of action */
final readonly class ApprovalRules extends Model
{
    /**
     * @param ApprovalRule $refund
     * @param ApprovalRule $settlement
     * @param ApprovalRule $unfreeze
     * @param ApprovalRule $payout_account
     * @param ApprovalRule $key
     * @param ApprovalRule $policy
     * @param ApprovalRule $risk_policy
     * @param ApprovalRule $identity_policy
     */
    public function __construct(
        public ApprovalRule $refund,
        public ApprovalRule $settlement,
        public ApprovalRule $unfreeze,
        public ApprovalRule $payout_account,
        public ApprovalRule $key,
        public ApprovalRule $policy,
        public ApprovalRule $risk_policy,
        public ApprovalRule $identity_policy,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{refund: array<string, mixed>, settlement: array<string, mixed>, unfreeze: array<string, mixed>, payout_account: array<string, mixed>, key: array<string, mixed>, policy: array<string, mixed>, risk_policy: array<string, mixed>, identity_policy: array<string, mixed>} $data */
        return new self(
            refund: ApprovalRule::from($data['refund']),
            settlement: ApprovalRule::from($data['settlement']),
            unfreeze: ApprovalRule::from($data['unfreeze']),
            payout_account: ApprovalRule::from($data['payout_account']),
            key: ApprovalRule::from($data['key']),
            policy: ApprovalRule::from($data['policy']),
            risk_policy: ApprovalRule::from($data['risk_policy']),
            identity_policy: ApprovalRule::from($data['identity_policy']),
        );
    }
}
