<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The matches of a person on the watch lists */
final readonly class Screening extends Model
{
    /**
     * @param 'screening' $object
     * @param 'live'|'test' $environment
     * @param string $externalUserId
     * @param list<WatchListHit> $hits Most likely first. New hits are added to the review queue.
     * @param list<WatchList> $lists The lists that were searched. Empty when no list is loaded.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $externalUserId,
        public array $hits,
        public array $lists,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'screening', environment: 'live'|'test', externalUserId: string, hits: list<array<string, mixed>>, lists: list<array<string, mixed>>} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            externalUserId: $data['externalUserId'],
            hits: array_map(WatchListHit::from(...), $data['hits']),
            lists: array_map(WatchList::from(...), $data['lists']),
        );
    }
}
