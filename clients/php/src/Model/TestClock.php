<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The clock of a test environment */
final readonly class TestClock extends Model
{
    /**
     * @param 'test_clock' $object
     * @param 'live'|'test' $environment
     * @param string $now The time of this environment, which runs on from here.
     * @param float $aheadSeconds How far that is ahead of the real time.
     * @param string|null $nextDueAt
     *     When the next job or webhook delivery of this environment is due; null for none.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $now,
        public float $aheadSeconds,
        public ?string $nextDueAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'test_clock', environment: 'live'|'test', now: string, aheadSeconds: int|float, nextDueAt: string|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            now: $data['now'],
            aheadSeconds: $data['aheadSeconds'],
            nextDueAt: $data['nextDueAt'],
        );
    }
}
