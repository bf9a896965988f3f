<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The payout to the seller for one milestone */
final readonly class Payout extends Model
{
    /**
     * @param 'payout' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param string $agreementId
     * @param string $milestoneId
     * @param string $sellerExternalId
     * @param string $payeeExternalId Who is paid: the seller, or the payee of a share.
     * @param int $amount In the smallest currency unit.
     * @param string $currency
     * @param 'PENDING'|'AWAITING_DETAILS'|'SUBMITTED'|'SUCCEEDED'|'CANCELLED' $status
     *     PENDING: to be sent. AWAITING_DETAILS: waits for the payee’s payout account. SUBMITTED: sent to the
     *     bank. SUCCEEDED: the payee has the money. CANCELLED: returned to the buyer instead.
     * @param string $createdAt ISO 8601.
     * @param list<PayoutAttempt> $attempts Oldest first.
     * @param list<Hold> $holds The open holds of the release policy.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $agreementId,
        public string $milestoneId,
        public string $sellerExternalId,
        public string $payeeExternalId,
        public int $amount,
        public string $currency,
        public string $status,
        public string $createdAt,
        public array $attempts,
        public array $holds,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'payout', environment: 'live'|'test', id: string, agreementId: string, milestoneId: string, sellerExternalId: string, payeeExternalId: string, amount: int, currency: string, status: 'PENDING'|'AWAITING_DETAILS'|'SUBMITTED'|'SUCCEEDED'|'CANCELLED', createdAt: string, attempts: list<array<string, mixed>>, holds: list<array<string, mixed>>} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            agreementId: $data['agreementId'],
            milestoneId: $data['milestoneId'],
            sellerExternalId: $data['sellerExternalId'],
            payeeExternalId: $data['payeeExternalId'],
            amount: $data['amount'],
            currency: $data['currency'],
            status: $data['status'],
            createdAt: $data['createdAt'],
            attempts: array_map(PayoutAttempt::from(...), $data['attempts']),
            holds: array_map(Hold::from(...), $data['holds']),
        );
    }
}
