<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class PayoutSubmittedEventData extends Model
{
    /**
     * @param string $milestoneId
     * @param int $amount In the smallest currency unit.
     * @param string $reference
     * @param string|null $payoutId
     * @param string|null $payeeExternalId
     * @param string|null $provider
     * @param string|null $bankCode
     * @param string|null $accountNumber
     * @param string|null $accountName
     * @param string|null $nameAtBank
     * @param 'match'|'close'|'mismatch'|'unknown'|null $nameMatch
     */
    public function __construct(
        public string $milestoneId,
        public int $amount,
        public string $reference,
        public ?string $payoutId = null,
        public ?string $payeeExternalId = null,
        public ?string $provider = null,
        public ?string $bankCode = null,
        public ?string $accountNumber = null,
        public ?string $accountName = null,
        public ?string $nameAtBank = null,
        public ?string $nameMatch = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{milestoneId: string, amount: int, reference: string, payoutId?: string, payeeExternalId?: string, provider?: string, bankCode?: string, accountNumber?: string, accountName?: string, nameAtBank?: string|null, nameMatch?: 'match'|'close'|'mismatch'|'unknown'} $data */
        return new self(
            milestoneId: $data['milestoneId'],
            amount: $data['amount'],
            reference: $data['reference'],
            payoutId: $data['payoutId'] ?? null,
            payeeExternalId: $data['payeeExternalId'] ?? null,
            provider: $data['provider'] ?? null,
            bankCode: $data['bankCode'] ?? null,
            accountNumber: $data['accountNumber'] ?? null,
            accountName: $data['accountName'] ?? null,
            nameAtBank: $data['nameAtBank'] ?? null,
            nameMatch: $data['nameMatch'] ?? null,
        );
    }
}
