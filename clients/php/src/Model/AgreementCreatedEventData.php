<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class AgreementCreatedEventData extends Model
{
    /**
     * @param string $buyerExternalId
     * @param string $sellerExternalId
     * @param int $totalAmount In the smallest currency unit.
     * @param string $currency
     * @param string|null $buyerEmail
     * @param string|null $buyerName
     * @param string|null $sellerEmail
     * @param string|null $sellerName
     * @param string|null $fundBy
     * @param list<AgreementCreatedEventDataMilestones>|null $milestones
     * @param list<AgreementCreatedEventDataFeeTerms>|null $feeTerms
     * @param string|null $reference
     * @param array<string, string>|null $metadata
     */
    public function __construct(
        public string $buyerExternalId,
        public string $sellerExternalId,
        public int $totalAmount,
        public string $currency,
        public ?string $buyerEmail = null,
        public ?string $buyerName = null,
        public ?string $sellerEmail = null,
        public ?string $sellerName = null,
        public ?string $fundBy = null,
        public ?array $milestones = null,
        public ?array $feeTerms = null,
        public ?string $reference = null,
        public ?array $metadata = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{buyerExternalId: string, sellerExternalId: string, buyerEmail?: string|null, buyerName?: string|null, sellerEmail?: string|null, sellerName?: string|null, totalAmount: int, currency: string, fundBy?: string, milestones?: list<array<string, mixed>>, feeTerms?: list<array<string, mixed>>, reference?: string|null, metadata?: array<string, string>} $data */
        return new self(
            buyerExternalId: $data['buyerExternalId'],
            sellerExternalId: $data['sellerExternalId'],
            totalAmount: $data['totalAmount'],
            currency: $data['currency'],
            buyerEmail: $data['buyerEmail'] ?? null,
            buyerName: $data['buyerName'] ?? null,
            sellerEmail: $data['sellerEmail'] ?? null,
            sellerName: $data['sellerName'] ?? null,
            fundBy: $data['fundBy'] ?? null,
            milestones: isset($data['milestones']) ? array_map(AgreementCreatedEventDataMilestones::from(...), $data['milestones']) : null,
            feeTerms: isset($data['feeTerms']) ? array_map(AgreementCreatedEventDataFeeTerms::from(...), $data['feeTerms']) : null,
            reference: $data['reference'] ?? null,
            metadata: $data['metadata'] ?? null,
        );
    }
}
