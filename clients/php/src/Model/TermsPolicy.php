<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The time limits of new agreements that state none of their own */
final readonly class TermsPolicy extends Model
{
    /**
     * @param 'terms_policy' $object
     * @param 'live'|'test' $environment
     * @param int|null $fundWithinSeconds
     * @param int|null $inspectionSeconds
     * @param 'release'|'hold' $onSilence
     * @param string|null $changedAt Null when it was never set.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public ?int $fundWithinSeconds,
        public ?int $inspectionSeconds,
        public string $onSilence,
        public ?string $changedAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'terms_policy', environment: 'live'|'test', fundWithinSeconds: int|null, inspectionSeconds: int|null, onSilence: 'release'|'hold', changedAt: string|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            fundWithinSeconds: $data['fundWithinSeconds'],
            inspectionSeconds: $data['inspectionSeconds'],
            onSilence: $data['onSilence'],
            changedAt: $data['changedAt'],
        );
    }
}
