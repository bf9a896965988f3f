<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** Why a payout is held, and what lifts the hold */
final readonly class Hold extends Model
{
    /**
     * @param 'hold' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param string $payoutId
     * @param string $agreementId
     * @param string $milestoneId
     * @param 'unverified_seller'|'new_account'|'risky_payment'|'name_mismatch'|'first_deals'|'risky_seller' $rule
     *     The rule of the release policy.
     * @param 'OPEN'|'LIFTED'|'OVER' $status
     *     OVER: the hold was not lifted, but the payout was settled otherwise, such as by a refund to the
     *     buyer.
     * @param string $because The reason, as a sentence.
     * @param string $liftsWhen
     *     The condition that lifts it automatically, as a sentence. A person can lift it at any time.
     * @param string|null $until Null when it does not end at a fixed time.
     * @param string $createdAt ISO 8601.
     * @param string|null $liftedAt
     * @param Actor|null $liftedBy
     *     Null also when it was lifted automatically, because its reason no longer applies.
     * @param string|null $note
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $payoutId,
        public string $agreementId,
        public string $milestoneId,
        public string $rule,
        public string $status,
        public string $because,
        public string $liftsWhen,
        public ?string $until,
        public string $createdAt,
        public ?string $liftedAt,
        public ?Actor $liftedBy,
        public ?string $note,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'hold', environment: 'live'|'test', id: string, payoutId: string, agreementId: string, milestoneId: string, rule: 'unverified_seller'|'new_account'|'risky_payment'|'name_mismatch'|'first_deals'|'risky_seller', status: 'OPEN'|'LIFTED'|'OVER', because: string, liftsWhen: string, until: string|null, createdAt: string, liftedAt: string|null, liftedBy: array<string, mixed>|null, note: string|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            payoutId: $data['payoutId'],
            agreementId: $data['agreementId'],
            milestoneId: $data['milestoneId'],
            rule: $data['rule'],
            status: $data['status'],
            because: $data['because'],
            liftsWhen: $data['liftsWhen'],
            until: $data['until'],
            createdAt: $data['createdAt'],
            liftedAt: $data['liftedAt'],
            liftedBy: is_array($data['liftedBy']) ? Actor::from($data['liftedBy']) : $data['liftedBy'],
            note: $data['note'],
        );
    }
}
