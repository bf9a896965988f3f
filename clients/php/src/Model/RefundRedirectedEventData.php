<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class RefundRedirectedEventData extends Model
{
    /**
     * @param string $refundId
     * @param string $bankCode
     * @param string $accountNumber
     * @param string $accountName
     * @param string|null $nameGiven
     * @param 'match'|'close'|'mismatch'|'unknown'|null $nameMatch
     * @param 'match'|'close'|'mismatch'|'unknown'|null $buyerMatch
     * @param 'match'|'close'|'mismatch'|'unknown'|null $senderMatch
     * @param string|null $usableFrom
     */
    public function __construct(
        public string $refundId,
        public string $bankCode,
        public string $accountNumber,
        public string $accountName,
        public ?string $nameGiven = null,
        public ?string $nameMatch = null,
        public ?string $buyerMatch = null,
        public ?string $senderMatch = null,
        public ?string $usableFrom = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{refundId: string, bankCode: string, accountNumber: string, accountName: string, nameGiven?: string|null, nameMatch?: 'match'|'close'|'mismatch'|'unknown', buyerMatch?: 'match'|'close'|'mismatch'|'unknown', senderMatch?: 'match'|'close'|'mismatch'|'unknown', usableFrom?: string} $data */
        return new self(
            refundId: $data['refundId'],
            bankCode: $data['bankCode'],
            accountNumber: $data['accountNumber'],
            accountName: $data['accountName'],
            nameGiven: $data['nameGiven'] ?? null,
            nameMatch: $data['nameMatch'] ?? null,
            buyerMatch: $data['buyerMatch'] ?? null,
            senderMatch: $data['senderMatch'] ?? null,
            usableFrom: $data['usableFrom'] ?? null,
        );
    }
}
