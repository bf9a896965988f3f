<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class RefundPartDestination extends Model
{
    /**
     * @param string $bankCode
     * @param string $accountNumber
     * @param string $accountName
     */
    public function __construct(
        public string $bankCode,
        public string $accountNumber,
        public string $accountName,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{bankCode: string, accountNumber: string, accountName: string} $data */
        return new self(
            bankCode: $data['bankCode'],
            accountNumber: $data['accountNumber'],
            accountName: $data['accountName'],
        );
    }
}
