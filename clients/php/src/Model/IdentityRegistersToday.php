<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The lookups of this environment since midnight UTC */
final readonly class IdentityRegistersToday extends Model
{
    /**
     * @param int $lookups
     * @param int $cost In kobo. A lookup that failed counts: it may have been charged.
     * @param int $budget Lookups that would cost more than this are not sent, in kobo.
     */
    public function __construct(
        public int $lookups,
        public int $cost,
        public int $budget,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{lookups: int, cost: int, budget: int} $data */
        return new self(
            lookups: $data['lookups'],
            cost: $data['cost'],
            budget: $data['budget'],
        );
    }
}
