<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class DocumentContentIssuingCountry extends Model
{
    /**
     * @param string $value
     * @param float $confidence 0.99 when a check digit confirms it. At most 1.
     */
    public function __construct(
        public string $value,
        public float $confidence,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{value: string, confidence: int|float} $data */
        return new self(
            value: $data['value'],
            confidence: $data['confidence'],
        );
    }
}
