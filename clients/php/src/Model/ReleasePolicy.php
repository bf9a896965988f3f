<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The rules for holding payouts */
final readonly class ReleasePolicy extends Model
{
    /**
     * @param 'release_policy' $object
     * @param 'live'|'test' $environment
     * @param list<ReleaseRule> $rules A payout is held by every rule that applies to it.
     * @param string|null $changedAt Null when it was never set.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public array $rules,
        public ?string $changedAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'release_policy', environment: 'live'|'test', rules: list<array<string, mixed>>, changedAt: string|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            rules: array_map(ReleaseRule::from(...), $data['rules']),
            changedAt: $data['changedAt'],
        );
    }
}
