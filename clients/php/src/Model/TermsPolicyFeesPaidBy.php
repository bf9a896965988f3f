<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class TermsPolicyFeesPaidBy extends Model
{
    /** @param int $buyerBasisPoints */
    public function __construct(
        public int $buyerBasisPoints,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{buyerBasisPoints: int} $data */
        return new self(
            buyerBasisPoints: $data['buyerBasisPoints'],
        );
    }
}
