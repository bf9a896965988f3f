<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The defaults that apply where a policy sets nothing */
final readonly class RiskPoliciesUsual extends Model
{
    /**
     * @param array<string, int> $highValue
     * @param array<string, int> $weights
     */
    public function __construct(
        public array $highValue,
        public array $weights,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{highValue: array<string, int>, weights: array<string, int>} $data */
        return new self(
            highValue: $data['highValue'],
            weights: $data['weights'],
        );
    }
}
