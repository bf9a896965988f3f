<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class PayoutAccountChangedEventData extends Model
{
    /**
     * @param string $externalUserId
     * @param int $version
     * @param string $bankCode
     * @param string $accountNumber
     * @param string $accountName
     * @param string|null $nameGiven
     * @param string|null $nameAtBank
     * @param 'match'|'close'|'mismatch'|'unknown' $nameMatch
     * @param string $usableFrom
     * @param string|null $previousBankCode
     * @param string|null $previousAccountNumber
     * @param string|null $previousAccountName
     * @param bool|null $stopped
     */
    public function __construct(
        public string $externalUserId,
        public int $version,
        public string $bankCode,
        public string $accountNumber,
        public string $accountName,
        public ?string $nameGiven,
        public ?string $nameAtBank,
        public string $nameMatch,
        public string $usableFrom,
        public ?string $previousBankCode,
        public ?string $previousAccountNumber,
        public ?string $previousAccountName,
        public ?bool $stopped = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{externalUserId: string, version: int, bankCode: string, accountNumber: string, accountName: string, nameGiven: string|null, nameAtBank: string|null, nameMatch: 'match'|'close'|'mismatch'|'unknown', usableFrom: string, stopped?: bool, previousBankCode: string|null, previousAccountNumber: string|null, previousAccountName: string|null} $data */
        return new self(
            externalUserId: $data['externalUserId'],
            version: $data['version'],
            bankCode: $data['bankCode'],
            accountNumber: $data['accountNumber'],
            accountName: $data['accountName'],
            nameGiven: $data['nameGiven'],
            nameAtBank: $data['nameAtBank'],
            nameMatch: $data['nameMatch'],
            usableFrom: $data['usableFrom'],
            previousBankCode: $data['previousBankCode'],
            previousAccountNumber: $data['previousAccountNumber'],
            previousAccountName: $data['previousAccountName'],
            stopped: $data['stopped'] ?? null,
        );
    }
}
