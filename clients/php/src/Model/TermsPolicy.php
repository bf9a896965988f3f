<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The time limits and fees of new agreements that state none of their own */
final readonly class TermsPolicy extends Model
{
    /**
     * @param 'terms_policy' $object
     * @param 'live'|'test' $environment
     * @param int|null $fundWithinSeconds
     * @param int|null $inspectionSeconds
     * @param 'release'|'hold' $onSilence
     * @param TermsPolicyDisputes $disputes How long each stage of a dispute lasts.
     * @param list<TermsPolicyFees> $fees
     * @param int $version Increases with each change. 0 when it was never set.
     * @param string|null $changedAt Null when it was never set.
     * @param Actor|null $changedBy
     *     Null when it was never set, and for a version that an older version of Surety saved.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public ?int $fundWithinSeconds,
        public ?int $inspectionSeconds,
        public string $onSilence,
        public TermsPolicyDisputes $disputes,
        public array $fees,
        public int $version,
        public ?string $changedAt,
        public ?Actor $changedBy,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'terms_policy', environment: 'live'|'test', fundWithinSeconds: int|null, inspectionSeconds: int|null, onSilence: 'release'|'hold', disputes: array<string, mixed>, fees: list<array<string, mixed>>, version: int, changedAt: string|null, changedBy: array<string, mixed>|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            fundWithinSeconds: $data['fundWithinSeconds'],
            inspectionSeconds: $data['inspectionSeconds'],
            onSilence: $data['onSilence'],
            disputes: TermsPolicyDisputes::from($data['disputes']),
            fees: array_map(TermsPolicyFees::from(...), $data['fees']),
            version: $data['version'],
            changedAt: $data['changedAt'],
            changedBy: is_array($data['changedBy']) ? Actor::from($data['changedBy']) : $data['changedBy'],
        );
    }
}
