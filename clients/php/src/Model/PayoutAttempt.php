<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** One submission of a payout to a bank, with its destination */
final readonly class PayoutAttempt extends Model
{
    /**
     * @param string $reference Also the bank’s reference.
     * @param int $attempt
     * @param string $provider The bank that makes the payout.
     * @param int $amount In the smallest currency unit.
     * @param PayoutAttemptDestination|null $destination
     *     The destination, fixed when the payout was submitted. Null for attempts made before it was recorded.
     * @param 'SUBMITTED'|'SUCCEEDED'|'FAILED'|'REVERSED' $status
     * @param string|null $reason The bank’s reason, when it refused or reversed the payout.
     * @param string|null $sessionId
     *     The interbank id of the transfer (NIBSS), once a bank has reported it. Use it in enquiries to the
     *     bank.
     * @param string $submittedAt ISO 8601.
     * @param string|null $settledAt
     */
    public function __construct(
        public string $reference,
        public int $attempt,
        public string $provider,
        public int $amount,
        public ?PayoutAttemptDestination $destination,
        public string $status,
        public ?string $reason,
        public ?string $sessionId,
        public string $submittedAt,
        public ?string $settledAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{reference: string, attempt: int, provider: string, amount: int, destination: array<string, mixed>|null, status: 'SUBMITTED'|'SUCCEEDED'|'FAILED'|'REVERSED', reason: string|null, sessionId: string|null, submittedAt: string, settledAt: string|null} $data */
        return new self(
            reference: $data['reference'],
            attempt: $data['attempt'],
            provider: $data['provider'],
            amount: $data['amount'],
            destination: is_array($data['destination']) ? PayoutAttemptDestination::from($data['destination']) : $data['destination'],
            status: $data['status'],
            reason: $data['reason'],
            sessionId: $data['sessionId'],
            submittedAt: $data['submittedAt'],
            settledAt: $data['settledAt'],
        );
    }
}
