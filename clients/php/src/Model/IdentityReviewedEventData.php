<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class IdentityReviewedEventData extends Model
{
    /**
     * @param string $id
     * @param string $externalUserId
     * @param bool $identityVerified
     * @param bool $previouslyVerified
     */
    public function __construct(
        public string $id,
        public string $externalUserId,
        public bool $identityVerified,
        public bool $previouslyVerified,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{id: string, externalUserId: string, identityVerified: bool, previouslyVerified: bool} $data */
        return new self(
            id: $data['id'],
            externalUserId: $data['externalUserId'],
            identityVerified: $data['identityVerified'],
            previouslyVerified: $data['previouslyVerified'],
        );
    }
}
