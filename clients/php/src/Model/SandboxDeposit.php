<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class SandboxDeposit extends Model
{
    /**
     * @param 'deposit' $object
     * @param 'live'|'test' $environment
     * @param string $reference
     * @param string $agreementId
     * @param string $accountNumber
     * @param int $amount
     * @param string|null $senderName
     * @param bool $applied False when the agreement had ended and the money is in suspense.
     * @param string $receivedAt ISO 8601.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $reference,
        public string $agreementId,
        public string $accountNumber,
        public int $amount,
        public ?string $senderName,
        public bool $applied,
        public string $receivedAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'deposit', environment: 'live'|'test', reference: string, agreementId: string, accountNumber: string, amount: int, senderName: string|null, applied: bool, receivedAt: string} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            reference: $data['reference'],
            agreementId: $data['agreementId'],
            accountNumber: $data['accountNumber'],
            amount: $data['amount'],
            senderName: $data['senderName'],
            applied: $data['applied'],
            receivedAt: $data['receivedAt'],
        );
    }
}
