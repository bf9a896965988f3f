<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class StoredAssessmentBands extends Model
{
    /**
     * @param int $amberFrom
     * @param int $redFrom
     */
    public function __construct(
        public int $amberFrom,
        public int $redFrom,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{amberFrom: int, redFrom: int} $data */
        return new self(
            amberFrom: $data['amberFrom'],
            redFrom: $data['redFrom'],
        );
    }
}
