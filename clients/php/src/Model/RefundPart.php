<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The part of a refund that goes back to one deposit’s sender, or to the account that was named instead */
final readonly class RefundPart extends Model
{
    /**
     * @param 'refund_part' $object
     * @param 'live'|'test' $environment
     * @param int $number Counted from 1.
     * @param int $amount In the smallest currency unit.
     * @param string $provider The bank that sends the money back.
     * @param string|null $transactionId
     *     The deposit that is returned. Null when the bank has reversed that deposit itself.
     * @param RefundPartDestination|null $destination The account that it goes to instead, once one was given.
     * @param 'PENDING'|'SUBMITTED'|'SUCCEEDED'|'FAILED' $status
     *     PENDING: to be sent. SUBMITTED: sent to the bank. SUCCEEDED: the money has arrived. FAILED: the bank
     *     refused every attempt.
     * @param string|null $reason Why the bank refused the last attempt, or what it waits for.
     * @param bool $waitsForAccount
     *     True while the bank needs an account of the buyer to return the deposit. Retry the refund with it.
     * @param int $attempts How often it was submitted to the bank.
     * @param string|null $reference The reference of the last attempt, also at the bank.
     * @param string|null $retryAt
     *     When it is sent again after a refusal, or the bank gets the account that it waits for.
     * @param string|null $settledAt
     */
    public function __construct(
        public string $object,
        public string $environment,
        public int $number,
        public int $amount,
        public string $provider,
        public ?string $transactionId,
        public ?RefundPartDestination $destination,
        public string $status,
        public ?string $reason,
        public bool $waitsForAccount,
        public int $attempts,
        public ?string $reference,
        public ?string $retryAt,
        public ?string $settledAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'refund_part', environment: 'live'|'test', number: int, amount: int, provider: string, transactionId: string|null, destination: array<string, mixed>|null, status: 'PENDING'|'SUBMITTED'|'SUCCEEDED'|'FAILED', reason: string|null, waitsForAccount: bool, attempts: int, reference: string|null, retryAt: string|null, settledAt: string|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            number: $data['number'],
            amount: $data['amount'],
            provider: $data['provider'],
            transactionId: $data['transactionId'],
            destination: is_array($data['destination']) ? RefundPartDestination::from($data['destination']) : $data['destination'],
            status: $data['status'],
            reason: $data['reason'],
            waitsForAccount: $data['waitsForAccount'],
            attempts: $data['attempts'],
            reference: $data['reference'],
            retryAt: $data['retryAt'],
            settledAt: $data['settledAt'],
        );
    }
}
