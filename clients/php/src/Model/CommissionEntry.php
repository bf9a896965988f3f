<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A ledger entry with which you earned fees or gave them back */
final readonly class CommissionEntry extends Model
{
    /**
     * @param 'commission_entry' $object
     * @param 'live'|'test' $environment
     * @param string $agreementId
     * @param string $milestoneId
     * @param int $sequence Of the entry in the agreement’s ledger.
     * @param 'earned'|'returned' $type `returned` by a decision for the buyer.
     * @param int $amount In the smallest currency unit.
     * @param string $currency
     * @param string $buyerExternalId
     * @param string $sellerExternalId
     * @param string $createdAt ISO 8601.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $agreementId,
        public string $milestoneId,
        public int $sequence,
        public string $type,
        public int $amount,
        public string $currency,
        public string $buyerExternalId,
        public string $sellerExternalId,
        public string $createdAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'commission_entry', environment: 'live'|'test', agreementId: string, milestoneId: string, sequence: int, type: 'earned'|'returned', amount: int, currency: string, buyerExternalId: string, sellerExternalId: string, createdAt: string} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            agreementId: $data['agreementId'],
            milestoneId: $data['milestoneId'],
            sequence: $data['sequence'],
            type: $data['type'],
            amount: $data['amount'],
            currency: $data['currency'],
            buyerExternalId: $data['buyerExternalId'],
            sellerExternalId: $data['sellerExternalId'],
            createdAt: $data['createdAt'],
        );
    }
}
