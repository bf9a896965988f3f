<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class DisputeDecision extends Model
{
    /**
     * @param int $toBuyer
     * @param int $toSeller
     * @param string $code
     */
    public function __construct(
        public int $toBuyer,
        public int $toSeller,
        public string $code,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{toBuyer: int, toSeller: int, code: string} $data */
        return new self(
            toBuyer: $data['toBuyer'],
            toSeller: $data['toSeller'],
            code: $data['code'],
        );
    }
}
