<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class DepositReceivedEventData extends Model
{
    /**
     * @param string $provider
     * @param string $transactionId
     * @param string $accountNumber
     * @param int $amount In the smallest currency unit.
     * @param int $escrow In the smallest currency unit.
     * @param int $excess In the smallest currency unit.
     * @param string|null $senderName
     * @param string|null $senderBank
     * @param string|null $sessionId
     * @param int|null $fee In the smallest currency unit.
     * @param 'match'|'close'|'mismatch'|'unknown'|null $senderMatch
     */
    public function __construct(
        public string $provider,
        public string $transactionId,
        public string $accountNumber,
        public int $amount,
        public int $escrow,
        public int $excess,
        public ?string $senderName = null,
        public ?string $senderBank = null,
        public ?string $sessionId = null,
        public ?int $fee = null,
        public ?string $senderMatch = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{provider: string, transactionId: string, accountNumber: string, amount: int, senderName?: string|null, senderBank?: string|null, sessionId?: string|null, fee?: int, escrow: int, excess: int, senderMatch?: 'match'|'close'|'mismatch'|'unknown'} $data */
        return new self(
            provider: $data['provider'],
            transactionId: $data['transactionId'],
            accountNumber: $data['accountNumber'],
            amount: $data['amount'],
            escrow: $data['escrow'],
            excess: $data['excess'],
            senderName: $data['senderName'] ?? null,
            senderBank: $data['senderBank'] ?? null,
            sessionId: $data['sessionId'] ?? null,
            fee: $data['fee'] ?? null,
            senderMatch: $data['senderMatch'] ?? null,
        );
    }
}
