<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A payout of your fees to your own account */
final readonly class CommissionPayout extends Model
{
    /**
     * @param 'commission_payout' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param 'SUBMITTED'|'SUCCEEDED'|'FAILED'|'REVERSED' $status
     * @param int $amount In the smallest currency unit.
     * @param string $currency
     * @param string $reference As the bank knows it.
     * @param int $accountVersion The version of your account that it goes to.
     * @param string|null $reason The bank’s, if it did not arrive.
     * @param string $createdAt ISO 8601.
     * @param string|null $settledAt
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $status,
        public int $amount,
        public string $currency,
        public string $reference,
        public int $accountVersion,
        public ?string $reason,
        public string $createdAt,
        public ?string $settledAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'commission_payout', environment: 'live'|'test', id: string, status: 'SUBMITTED'|'SUCCEEDED'|'FAILED'|'REVERSED', amount: int, currency: string, reference: string, accountVersion: int, reason: string|null, createdAt: string, settledAt: string|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            status: $data['status'],
            amount: $data['amount'],
            currency: $data['currency'],
            reference: $data['reference'],
            accountVersion: $data['accountVersion'],
            reason: $data['reason'],
            createdAt: $data['createdAt'],
            settledAt: $data['settledAt'],
        );
    }
}
