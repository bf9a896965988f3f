<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class DecidedReviewVerification extends Model
{
    /**
     * @param string $sessionId
     * @param string $url The link, for this person only. It is shown only once.
     * @param string $expiresAt ISO 8601.
     */
    public function __construct(
        public string $sessionId,
        public string $url,
        public string $expiresAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{sessionId: string, url: string, expiresAt: string} $data */
        return new self(
            sessionId: $data['sessionId'],
            url: $data['url'],
            expiresAt: $data['expiresAt'],
        );
    }
}
