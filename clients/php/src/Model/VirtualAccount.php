<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The account that the buyer pays into */
final readonly class VirtualAccount extends Model
{
    /**
     * @param string $accountNumber
     * @param string $bankCode
     * @param string|null $bankName Show it to the buyer. Null when the provider cannot be asked for it now.
     * @param string $accountName
     */
    public function __construct(
        public string $accountNumber,
        public string $bankCode,
        public ?string $bankName,
        public string $accountName,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{accountNumber: string, bankCode: string, bankName: string|null, accountName: string} $data */
        return new self(
            accountNumber: $data['accountNumber'],
            bankCode: $data['bankCode'],
            bankName: $data['bankName'],
            accountName: $data['accountName'],
        );
    }
}
