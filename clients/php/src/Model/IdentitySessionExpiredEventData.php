<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class IdentitySessionExpiredEventData extends Model
{
    /**
     * @param string $id
     * @param string $externalUserId
     * @param 'passive'|'active' $livenessLevel
     * @param int $attempts
     * @param 'EXPIRED' $state
     */
    public function __construct(
        public string $id,
        public string $externalUserId,
        public string $livenessLevel,
        public int $attempts,
        public string $state,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{id: string, externalUserId: string, livenessLevel: 'passive'|'active', attempts: int, state: 'EXPIRED'} $data */
        return new self(
            id: $data['id'],
            externalUserId: $data['externalUserId'],
            livenessLevel: $data['livenessLevel'],
            attempts: $data['attempts'],
            state: $data['state'],
        );
    }
}
