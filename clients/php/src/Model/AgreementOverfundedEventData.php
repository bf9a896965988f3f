<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class AgreementOverfundedEventData extends Model
{
    /**
     * @param int $held In the smallest currency unit.
     * @param int $excess In the smallest currency unit.
     * @param int $outstanding In the smallest currency unit.
     */
    public function __construct(
        public int $held,
        public int $excess,
        public int $outstanding,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{held: int, excess: int, outstanding: int} $data */
        return new self(
            held: $data['held'],
            excess: $data['excess'],
            outstanding: $data['outstanding'],
        );
    }
}
