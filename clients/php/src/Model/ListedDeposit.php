<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** Money that came in, with the agreement that it was for */
final readonly class ListedDeposit extends Model
{
    /**
     * @param 'deposit' $object
     * @param 'live'|'test' $environment
     * @param string $provider
     * @param string $transactionId The bank’s id of the transaction.
     * @param int $amount In the smallest currency unit.
     * @param int $returned The part that was, or will be, returned to the sender.
     * @param int $reversed The part that the bank reversed.
     * @param bool $applied False when it arrived after the agreement had ended.
     * @param string|null $senderName As reported by the sender’s bank.
     * @param string|null $senderBank
     * @param string $receivedAt ISO 8601.
     * @param string $agreementId
     * @param string $buyerExternalId
     * @param string $accountNumber The virtual account that it was paid into.
     * @param string $currency
     * @param 'RECEIVED'|'LATE'|'REVERSED' $status
     *     LATE: it arrived after the agreement had ended. REVERSED: its bank took some of it back.
     * @param int $fee What your bank charged for receiving it.
     * @param string|null $sessionId The session id of the transfer between the banks.
     * @param 'match'|'close'|'mismatch'|'unknown' $senderMatch
     *     How the sender’s name compares with buyerName. `unknown` when either name is missing.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $provider,
        public string $transactionId,
        public int $amount,
        public int $returned,
        public int $reversed,
        public bool $applied,
        public ?string $senderName,
        public ?string $senderBank,
        public string $receivedAt,
        public string $agreementId,
        public string $buyerExternalId,
        public string $accountNumber,
        public string $currency,
        public string $status,
        public int $fee,
        public ?string $sessionId,
        public string $senderMatch,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'deposit', environment: 'live'|'test', provider: string, transactionId: string, amount: int, returned: int, reversed: int, applied: bool, senderName: string|null, senderBank: string|null, receivedAt: string, agreementId: string, buyerExternalId: string, accountNumber: string, currency: string, status: 'RECEIVED'|'LATE'|'REVERSED', fee: int, sessionId: string|null, senderMatch: 'match'|'close'|'mismatch'|'unknown'} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            provider: $data['provider'],
            transactionId: $data['transactionId'],
            amount: $data['amount'],
            returned: $data['returned'],
            reversed: $data['reversed'],
            applied: $data['applied'],
            senderName: $data['senderName'],
            senderBank: $data['senderBank'],
            receivedAt: $data['receivedAt'],
            agreementId: $data['agreementId'],
            buyerExternalId: $data['buyerExternalId'],
            accountNumber: $data['accountNumber'],
            currency: $data['currency'],
            status: $data['status'],
            fee: $data['fee'],
            sessionId: $data['sessionId'],
            senderMatch: $data['senderMatch'],
        );
    }
}
