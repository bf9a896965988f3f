<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class PayoutAttemptDestination extends Model
{
    /**
     * @param string $bankCode
     * @param string $accountNumber
     * @param string $accountName
     * @param string|null $nameAtBank
     * @param 'match'|'close'|'mismatch'|'unknown' $nameMatch
     * @param int $version The version of the seller’s payout account.
     */
    public function __construct(
        public string $bankCode,
        public string $accountNumber,
        public string $accountName,
        public ?string $nameAtBank,
        public string $nameMatch,
        public int $version,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{bankCode: string, accountNumber: string, accountName: string, nameAtBank: string|null, nameMatch: 'match'|'close'|'mismatch'|'unknown', version: int} $data */
        return new self(
            bankCode: $data['bankCode'],
            accountNumber: $data['accountNumber'],
            accountName: $data['accountName'],
            nameAtBank: $data['nameAtBank'],
            nameMatch: $data['nameMatch'],
            version: $data['version'],
        );
    }
}
