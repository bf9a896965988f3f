<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A bank notification that needs manual review */
final readonly class MoneyException extends Model
{
    /**
     * @param 'exception' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param 'deposit_conflict'|'deposit_reversed'|'deposit_disputed'|'unmatched_deposit'|'wrong_currency'|'unknown_reference'|'unreadable_row'|'paid_twice'|'contradiction'|'needs_attention' $type
     * @param 'OPEN'|'CLOSED' $status
     * @param string|null $agreementId
     * @param string $subject The bank’s transaction, or one of our references.
     * @param int|null $amount The amount at stake: owed to you, or not assigned to anyone.
     * @param string|null $currency
     * @param array<string, string|float|null> $details
     * @param string $createdAt ISO 8601.
     * @param string|null $closedAt
     * @param string|null $note
     * @param Actor|null $closedBy
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $type,
        public string $status,
        public ?string $agreementId,
        public string $subject,
        public ?int $amount,
        public ?string $currency,
        public array $details,
        public string $createdAt,
        public ?string $closedAt,
        public ?string $note,
        public ?Actor $closedBy,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'exception', environment: 'live'|'test', id: string, type: 'deposit_conflict'|'deposit_reversed'|'deposit_disputed'|'unmatched_deposit'|'wrong_currency'|'unknown_reference'|'unreadable_row'|'paid_twice'|'contradiction'|'needs_attention', status: 'OPEN'|'CLOSED', agreementId: string|null, subject: string, amount: int|null, currency: string|null, details: array<string, string|int|float|null>, createdAt: string, closedAt: string|null, note: string|null, closedBy: array<string, mixed>|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            type: $data['type'],
            status: $data['status'],
            agreementId: $data['agreementId'],
            subject: $data['subject'],
            amount: $data['amount'],
            currency: $data['currency'],
            details: $data['details'],
            createdAt: $data['createdAt'],
            closedAt: $data['closedAt'],
            note: $data['note'],
            closedBy: is_array($data['closedBy']) ? Actor::from($data['closedBy']) : $data['closedBy'],
        );
    }
}
