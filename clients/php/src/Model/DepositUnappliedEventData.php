<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class DepositUnappliedEventData extends Model
{
    /**
     * @param string $provider
     * @param string $transactionId
     * @param string $accountNumber
     * @param int $amount In the smallest currency unit.
     * @param 'agreement_closed' $reason
     * @param string|null $senderName
     * @param string|null $senderBank
     * @param string|null $sessionId
     * @param int|null $fee In the smallest currency unit.
     */
    public function __construct(
        public string $provider,
        public string $transactionId,
        public string $accountNumber,
        public int $amount,
        public string $reason,
        public ?string $senderName = null,
        public ?string $senderBank = null,
        public ?string $sessionId = null,
        public ?int $fee = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{provider: string, transactionId: string, accountNumber: string, amount: int, senderName?: string|null, senderBank?: string|null, sessionId?: string|null, fee?: int, reason: 'agreement_closed'} $data */
        return new self(
            provider: $data['provider'],
            transactionId: $data['transactionId'],
            accountNumber: $data['accountNumber'],
            amount: $data['amount'],
            reason: $data['reason'],
            senderName: $data['senderName'] ?? null,
            senderBank: $data['senderBank'] ?? null,
            sessionId: $data['sessionId'] ?? null,
            fee: $data['fee'] ?? null,
        );
    }
}
