<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** How the party that opened it wants the milestone divided */
final readonly class DisputeClaim extends Model
{
    /**
     * @param int $toBuyer
     * @param int $toSeller
     */
    public function __construct(
        public int $toBuyer,
        public int $toSeller,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{toBuyer: int, toSeller: int} $data */
        return new self(
            toBuyer: $data['toBuyer'],
            toSeller: $data['toSeller'],
        );
    }
}
