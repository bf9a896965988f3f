<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The agreement that an event belongs to */
final readonly class EventAgreement extends Model
{
    /**
     * @param string|null $reference Your own reference of the agreement.
     * @param string $buyerExternalId
     * @param string $sellerExternalId
     * @param int $totalAmount In the smallest currency unit.
     * @param string $currency ISO 4217. Applies to every amount in the event.
     */
    public function __construct(
        public ?string $reference,
        public string $buyerExternalId,
        public string $sellerExternalId,
        public int $totalAmount,
        public string $currency,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{reference: string|null, buyerExternalId: string, sellerExternalId: string, totalAmount: int, currency: string} $data */
        return new self(
            reference: $data['reference'],
            buyerExternalId: $data['buyerExternalId'],
            sellerExternalId: $data['sellerExternalId'],
            totalAmount: $data['totalAmount'],
            currency: $data['currency'],
        );
    }
}
