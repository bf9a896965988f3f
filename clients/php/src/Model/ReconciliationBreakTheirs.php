<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class ReconciliationBreakTheirs extends Model
{
    /**
     * @param int|null $amount
     * @param 'OPEN'|'SETTLED'|'UNDONE' $status
     * @param string $bookedAt ISO 8601.
     */
    public function __construct(
        public ?int $amount,
        public string $status,
        public string $bookedAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{amount: int|null, status: 'OPEN'|'SETTLED'|'UNDONE', bookedAt: string} $data */
        return new self(
            amount: $data['amount'],
            status: $data['status'],
            bookedAt: $data['bookedAt'],
        );
    }
}
