<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The inspection window of a milestone */
final readonly class InspectionClock extends Model
{
    /**
     * @param 'WAITING'|'RUNNING'|'PAUSED'|'ENDED' $status
     *     WAITING until the seller has confirmed and the held money covers the milestone; PAUSED while the
     *     agreement is on hold or the money does not cover the milestone any more.
     * @param string|null $startedAt
     * @param string|null $endsAt When it ends, or has ended. Null while it waits or is paused.
     * @param int $pausedSeconds
     * @param int $extendedSeconds
     */
    public function __construct(
        public string $status,
        public ?string $startedAt,
        public ?string $endsAt,
        public int $pausedSeconds,
        public int $extendedSeconds,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{status: 'WAITING'|'RUNNING'|'PAUSED'|'ENDED', startedAt: string|null, endsAt: string|null, pausedSeconds: int, extendedSeconds: int} $data */
        return new self(
            status: $data['status'],
            startedAt: $data['startedAt'],
            endsAt: $data['endsAt'],
            pausedSeconds: $data['pausedSeconds'],
            extendedSeconds: $data['extendedSeconds'],
        );
    }
}
