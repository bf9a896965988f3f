<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A loaded watch list */
final readonly class WatchList extends Model
{
    /**
     * @param 'watch_list' $object
     * @param 'live'|'test' $environment
     * @param 'ofac'|'un'|'uk'|'eu'|'csv' $source
     * @param int $version
     * @param int $entries
     * @param int $added
     * @param int $changed
     * @param int $removed
     * @param string $loadedAt ISO 8601.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $source,
        public int $version,
        public int $entries,
        public int $added,
        public int $changed,
        public int $removed,
        public string $loadedAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'watch_list', environment: 'live'|'test', source: 'ofac'|'un'|'uk'|'eu'|'csv', version: int, entries: int, added: int, changed: int, removed: int, loadedAt: string} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            source: $data['source'],
            version: $data['version'],
            entries: $data['entries'],
            added: $data['added'],
            changed: $data['changed'],
            removed: $data['removed'],
            loadedAt: $data['loadedAt'],
        );
    }
}
