<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class SearchResponse extends Model
{
    /** @param list<SearchResult> $data */
    public function __construct(
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{data: list<array<string, mixed>>} $data */
        return new self(
            data: array_map(SearchResult::from(...), $data['data']),
        );
    }
}
