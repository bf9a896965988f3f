<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class RiskFlagMatrixRED extends Model
{
    /**
     * @param int $GREEN
     * @param int $AMBER
     * @param int $RED
     */
    public function __construct(
        public int $GREEN,
        public int $AMBER,
        public int $RED,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{GREEN: int, AMBER: int, RED: int} $data */
        return new self(
            GREEN: $data['GREEN'],
            AMBER: $data['AMBER'],
            RED: $data['RED'],
        );
    }
}
