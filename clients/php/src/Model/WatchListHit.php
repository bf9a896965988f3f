<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** Why a person may be one on a list, word by word */
final readonly class WatchListHit extends Model
{
    /**
     * @param string $id
     * @param 'ofac'|'un'|'uk'|'eu'|'csv' $source
     * @param string $entryId The id of the entry in the list.
     * @param string|null $programme
     * @param int $score How similar they are; never a verdict. At most 100.
     * @param string $listedName
     * @param bool $weakAlias The list calls this alias weak; it is a hit only with the same birth date.
     * @param list<WatchListHitParts> $parts
     * @param 'same'|'near'|'differs'|'unknown' $birthDate near: the year differs by at most one.
     * @param 'same'|'near'|'differs'|'unknown' $country
     */
    public function __construct(
        public string $id,
        public string $source,
        public string $entryId,
        public ?string $programme,
        public int $score,
        public string $listedName,
        public bool $weakAlias,
        public array $parts,
        public string $birthDate,
        public string $country,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{id: string, source: 'ofac'|'un'|'uk'|'eu'|'csv', entryId: string, programme: string|null, score: int, listedName: string, weakAlias: bool, parts: list<array<string, mixed>>, birthDate: 'same'|'near'|'differs'|'unknown', country: 'same'|'near'|'differs'|'unknown'} $data */
        return new self(
            id: $data['id'],
            source: $data['source'],
            entryId: $data['entryId'],
            programme: $data['programme'],
            score: $data['score'],
            listedName: $data['listedName'],
            weakAlias: $data['weakAlias'],
            parts: array_map(WatchListHitParts::from(...), $data['parts']),
            birthDate: $data['birthDate'],
            country: $data['country'],
        );
    }
}
