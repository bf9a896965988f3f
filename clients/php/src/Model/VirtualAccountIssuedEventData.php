<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class VirtualAccountIssuedEventData extends Model
{
    /**
     * @param string $accountNumber
     * @param string $bankCode
     * @param string $accountName
     * @param string|null $provider
     * @param int|null $amount In the smallest currency unit.
     * @param string|null $expiresAt
     */
    public function __construct(
        public string $accountNumber,
        public string $bankCode,
        public string $accountName,
        public ?string $provider = null,
        public ?int $amount = null,
        public ?string $expiresAt = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{provider?: string, accountNumber: string, bankCode: string, accountName: string, amount?: int|null, expiresAt?: string|null} $data */
        return new self(
            accountNumber: $data['accountNumber'],
            bankCode: $data['bankCode'],
            accountName: $data['accountName'],
            provider: $data['provider'] ?? null,
            amount: $data['amount'] ?? null,
            expiresAt: $data['expiresAt'] ?? null,
        );
    }
}
