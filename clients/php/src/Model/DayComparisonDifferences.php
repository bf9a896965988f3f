<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class DayComparisonDifferences extends Model
{
    /**
     * @param 'missing_here'|'missing_there'|'amount_differs'|'recipient_differs'|'duplicate'|'stale' $type
     * @param 'deposit'|'payout'|'refund' $movement
     * @param string $subject Our reference, or the bank’s, or the text of the line.
     * @param string|null $agreementId
     * @param string|null $currency
     * @param int|null $ours The amount in your books.
     * @param int|null $theirs The amount on the statement.
     * @param int $difference The bank’s amount minus the amount in your books.
     */
    public function __construct(
        public string $type,
        public string $movement,
        public string $subject,
        public ?string $agreementId,
        public ?string $currency,
        public ?int $ours,
        public ?int $theirs,
        public int $difference,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{type: 'missing_here'|'missing_there'|'amount_differs'|'recipient_differs'|'duplicate'|'stale', movement: 'deposit'|'payout'|'refund', subject: string, agreementId: string|null, currency: string|null, ours: int|null, theirs: int|null, difference: int} $data */
        return new self(
            type: $data['type'],
            movement: $data['movement'],
            subject: $data['subject'],
            agreementId: $data['agreementId'],
            currency: $data['currency'],
            ours: $data['ours'],
            theirs: $data['theirs'],
            difference: $data['difference'],
        );
    }
}
