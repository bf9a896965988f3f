<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class NewIdentitySessionConsent extends Model
{
    /**
     * @param string $version
     * @param 'en'|'fr'|'pt' $language
     * @param string $givenAt ISO 8601.
     * @param bool $keepDocument
     * @param bool $keepName
     * @param int|null $keepPicturesDays
     * @param int|null $searchFacesDays
     */
    public function __construct(
        public string $version,
        public string $language,
        public string $givenAt,
        public bool $keepDocument,
        public bool $keepName,
        public ?int $keepPicturesDays,
        public ?int $searchFacesDays,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{version: string, language: 'en'|'fr'|'pt', givenAt: string, keepDocument: bool, keepName: bool, keepPicturesDays: int|null, searchFacesDays: int|null} $data */
        return new self(
            version: $data['version'],
            language: $data['language'],
            givenAt: $data['givenAt'],
            keepDocument: $data['keepDocument'],
            keepName: $data['keepName'],
            keepPicturesDays: $data['keepPicturesDays'],
            searchFacesDays: $data['searchFacesDays'],
        );
    }
}
