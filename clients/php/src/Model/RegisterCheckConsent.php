<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class RegisterCheckConsent extends Model
{
    /**
     * @param string $version
     * @param string $language
     * @param string $givenAt ISO 8601.
     */
    public function __construct(
        public string $version,
        public string $language,
        public string $givenAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{version: string, language: string, givenAt: string} $data */
        return new self(
            version: $data['version'],
            language: $data['language'],
            givenAt: $data['givenAt'],
        );
    }
}
