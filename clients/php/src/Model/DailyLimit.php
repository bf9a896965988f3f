<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The most that the key may send in one UTC day. Absent when there is no limit */
final readonly class DailyLimit extends Model
{
    /**
     * @param int $amount
     * @param string $currency
     */
    public function __construct(
        public int $amount,
        public string $currency,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{amount: int, currency: string} $data */
        return new self(
            amount: $data['amount'],
            currency: $data['currency'],
        );
    }
}
