<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The results of the version in shadow, compared with those of the live one */
final readonly class RiskShadowComparison extends Model
{
    /**
     * @param 'risk_shadow_comparison' $object
     * @param 'live'|'test' $environment
     * @param int $version
     * @param RiskFlagMatrix $flags
     */
    public function __construct(
        public string $object,
        public string $environment,
        public int $version,
        public RiskFlagMatrix $flags,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'risk_shadow_comparison', environment: 'live'|'test', version: int, flags: array<string, mixed>} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            version: $data['version'],
            flags: RiskFlagMatrix::from($data['flags']),
        );
    }
}
