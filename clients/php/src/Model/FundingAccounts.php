<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class FundingAccounts extends Model
{
    /**
     * @param string $accountNumber
     * @param string $bankCode
     * @param string|null $bankName Show it to the buyer. Null when the provider cannot be asked for it now.
     * @param string $accountName
     * @param int|null $amount The only amount that the account accepts. Null when it accepts any.
     * @param string|null $expiresAt
     * @param string|null $closedAt
     *     When the account was closed because the agreement ended. Later payments are not accepted.
     */
    public function __construct(
        public string $accountNumber,
        public string $bankCode,
        public ?string $bankName,
        public string $accountName,
        public ?int $amount,
        public ?string $expiresAt,
        public ?string $closedAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{accountNumber: string, bankCode: string, bankName: string|null, accountName: string, amount: int|null, expiresAt: string|null, closedAt: string|null} $data */
        return new self(
            accountNumber: $data['accountNumber'],
            bankCode: $data['bankCode'],
            bankName: $data['bankName'],
            accountName: $data['accountName'],
            amount: $data['amount'],
            expiresAt: $data['expiresAt'],
            closedAt: $data['closedAt'],
        );
    }
}
