<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The entries of a day beside a statement of the bank */
final readonly class DayComparison extends Model
{
    /**
     * @param 'day_comparison' $object
     * @param 'live'|'test' $environment
     * @param string $day
     * @param string $timeZone
     * @param string $provider The bank whose entries were compared.
     * @param int $lines The lines of the statement, also of other days.
     * @param int $listed The transactions of this day on the statement.
     * @param int $matched The number of those that agree with your books.
     * @param int $undecided
     *     The number of your entries that the statement does not show and may show later: it does not
     *  reach three days beyond the day, or the bank has not settled them.
     * @param int $different The number of differences.
     * @param list<DayComparisonDifferences> $differences At most 200.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $day,
        public string $timeZone,
        public string $provider,
        public int $lines,
        public int $listed,
        public int $matched,
        public int $undecided,
        public int $different,
        public array $differences,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'day_comparison', environment: 'live'|'test', day: string, timeZone: string, provider: string, lines: int, listed: int, matched: int, undecided: int, different: int, differences: list<array<string, mixed>>} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            day: $data['day'],
            timeZone: $data['timeZone'],
            provider: $data['provider'],
            lines: $data['lines'],
            listed: $data['listed'],
            matched: $data['matched'],
            undecided: $data['undecided'],
            different: $data['different'],
            differences: array_map(DayComparisonDifferences::from(...), $data['differences']),
        );
    }
}
