<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class PrivacyBundlePurposes extends Model
{
    /**
     * @param string $class
     * @param string $purpose
     * @param string $basis
     * @param string $ends
     */
    public function __construct(
        public string $class,
        public string $purpose,
        public string $basis,
        public string $ends,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{class: string, purpose: string, basis: string, ends: string} $data */
        return new self(
            class: $data['class'],
            purpose: $data['purpose'],
            basis: $data['basis'],
            ends: $data['ends'],
        );
    }
}
