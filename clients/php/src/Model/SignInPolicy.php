<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** How members have to sign in to the dashboard */
final readonly class SignInPolicy extends Model
{
    /**
     * @param 'sign_in_policy' $object
     * @param 'live'|'test' $environment
     * @param bool $secondFactorRequired
     *     True when members without a second factor can sign in only to set one up.
     * @param int $version Increases with each change. 0 when it was never set.
     * @param string|null $changedAt Null when it was never set.
     * @param Actor|null $changedBy
     *     Null when it was never set, and for a version that an older version of Surety saved.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public bool $secondFactorRequired,
        public int $version,
        public ?string $changedAt,
        public ?Actor $changedBy,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'sign_in_policy', environment: 'live'|'test', secondFactorRequired: bool, version: int, changedAt: string|null, changedBy: array<string, mixed>|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            secondFactorRequired: $data['secondFactorRequired'],
            version: $data['version'],
            changedAt: $data['changedAt'],
            changedBy: is_array($data['changedBy']) ? Actor::from($data['changedBy']) : $data['changedBy'],
        );
    }
}
