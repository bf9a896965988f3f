<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class WebhookReplay extends Model
{
    /**
     * @param string $id
     * @param int|null $events The number of events. Null for a time range, which is still being read.
     */
    public function __construct(
        public string $id,
        public ?int $events,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{id: string, events: int|null} $data */
        return new self(
            id: $data['id'],
            events: $data['events'],
        );
    }
}
