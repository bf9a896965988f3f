<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A person’s decision, made after the automatic verdict */
final readonly class IdentityReview extends Model
{
    /**
     * @param 'verified'|'not_verified' $verdict
     * @param string $reason
     * @param Actor $reviewedBy
     * @param string $reviewedAt ISO 8601.
     */
    public function __construct(
        public string $verdict,
        public string $reason,
        public Actor $reviewedBy,
        public string $reviewedAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{verdict: 'verified'|'not_verified', reason: string, reviewedBy: array<string, mixed>, reviewedAt: string} $data */
        return new self(
            verdict: $data['verdict'],
            reason: $data['reason'],
            reviewedBy: Actor::from($data['reviewedBy']),
            reviewedAt: $data['reviewedAt'],
        );
    }
}
