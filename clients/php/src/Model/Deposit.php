<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** Money that came in for an agreement, and how its sender compares with the buyer */
final readonly class Deposit extends Model
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
     * @param 'match'|'close'|'mismatch'|'unknown' $senderMatch
     *     How the sender’s name compares with buyerName. `unknown` when either name is missing.
     * @param 'match'|'close'|'mismatch'|'unknown' $identitySenderMatch
     *     How the sender’s name compares with the name on the document that verified the buyer. `unknown`
     *     unless the identity policy has keepName.
     * @param bool $paidByAnother
     *     True when the sender’s name is not the buyer’s: compared with the name on the document if one is
     *     kept, otherwise with buyerName. Informational only; it blocks nothing.
     * @param string $receivedAt ISO 8601.
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
        public string $senderMatch,
        public string $identitySenderMatch,
        public bool $paidByAnother,
        public string $receivedAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'deposit', environment: 'live'|'test', provider: string, transactionId: string, amount: int, returned: int, reversed: int, applied: bool, senderName: string|null, senderBank: string|null, senderMatch: 'match'|'close'|'mismatch'|'unknown', identitySenderMatch: 'match'|'close'|'mismatch'|'unknown', paidByAnother: bool, receivedAt: string} $data */
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
            senderMatch: $data['senderMatch'],
            identitySenderMatch: $data['identitySenderMatch'],
            paidByAnother: $data['paidByAnother'],
            receivedAt: $data['receivedAt'],
        );
    }
}
