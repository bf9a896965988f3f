<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A difference between the account’s ledger and the bank’s records */
final readonly class ReconciliationBreak extends Model
{
    /**
     * @param 'reconciliation_break' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param 'missing_here'|'missing_there'|'amount_differs'|'recipient_differs'|'duplicate'|'stale' $type
     * @param 'deposit'|'payout'|'refund' $movement What differs.
     * @param 'OPEN'|'CLOSED'|'GONE' $status
     * @param string|null $agreementId
     * @param string $provider
     * @param string $subject The bank’s transaction, or our reference.
     * @param string|null $currency
     * @param ReconciliationBreakOurs|null $ours The entry in our books.
     * @param ReconciliationBreakTheirs|null $theirs The entry at the bank.
     * @param int $difference The bank’s amount minus the amount in our books.
     * @param string $createdAt ISO 8601.
     * @param string|null $reason
     * @param string|null $closedAt
     * @param Actor|null $closedBy
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $type,
        public string $movement,
        public string $status,
        public ?string $agreementId,
        public string $provider,
        public string $subject,
        public ?string $currency,
        public ?ReconciliationBreakOurs $ours,
        public ?ReconciliationBreakTheirs $theirs,
        public int $difference,
        public string $createdAt,
        public ?string $reason,
        public ?string $closedAt,
        public ?Actor $closedBy,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'reconciliation_break', environment: 'live'|'test', id: string, type: 'missing_here'|'missing_there'|'amount_differs'|'recipient_differs'|'duplicate'|'stale', movement: 'deposit'|'payout'|'refund', status: 'OPEN'|'CLOSED'|'GONE', agreementId: string|null, provider: string, subject: string, currency: string|null, ours: array<string, mixed>|null, theirs: array<string, mixed>|null, difference: int, createdAt: string, reason: string|null, closedAt: string|null, closedBy: array<string, mixed>|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            type: $data['type'],
            movement: $data['movement'],
            status: $data['status'],
            agreementId: $data['agreementId'],
            provider: $data['provider'],
            subject: $data['subject'],
            currency: $data['currency'],
            ours: is_array($data['ours']) ? ReconciliationBreakOurs::from($data['ours']) : $data['ours'],
            theirs: is_array($data['theirs']) ? ReconciliationBreakTheirs::from($data['theirs']) : $data['theirs'],
            difference: $data['difference'],
            createdAt: $data['createdAt'],
            reason: $data['reason'],
            closedAt: $data['closedAt'],
            closedBy: is_array($data['closedBy']) ? Actor::from($data['closedBy']) : $data['closedBy'],
        );
    }
}
