<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A page of the event log, oldest first */
final readonly class EventLog extends Model
{
    /**
     * @param list<SuretyEvent> $data
     * @param string|null $nextCursor Send it as `after` to get the next page. Null at the end of the log.
     * @param string|null $resumeAfter Send it as `after` to continue later from the end of this page.
     */
    public function __construct(
        public array $data,
        public ?string $nextCursor,
        public ?string $resumeAfter,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{data: list<array<string, mixed>>, nextCursor: string|null, resumeAfter: string|null} $data */
        return new self(
            data: array_map(SuretyEvent::from(...), $data['data']),
            nextCursor: $data['nextCursor'],
            resumeAfter: $data['resumeAfter'],
        );
    }
}
