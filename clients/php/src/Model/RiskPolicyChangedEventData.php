<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class RiskPolicyChangedEventData extends Model
{
    /**
     * @param int $version
     * @param 'shadow'|'live'|'retired' $state
     * @param 'draft'|'shadow'|'live' $previousState
     */
    public function __construct(
        public int $version,
        public string $state,
        public string $previousState,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{version: int, state: 'shadow'|'live'|'retired', previousState: 'draft'|'shadow'|'live'} $data */
        return new self(
            version: $data['version'],
            state: $data['state'],
            previousState: $data['previousState'],
        );
    }
}
