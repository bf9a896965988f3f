<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class ListNotesResponse extends Model
{
    /**
     * @param list<Note> $data
     * @param string|null $nextCursor Null on the last page.
     */
    public function __construct(
        public array $data,
        public ?string $nextCursor,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{data: list<array<string, mixed>>, nextCursor: string|null} $data */
        return new self(
            data: array_map(Note::from(...), $data['data']),
            nextCursor: $data['nextCursor'],
        );
    }
}
