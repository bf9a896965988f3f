<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

final readonly class FirstDealsReleaseRule extends ReleaseRule
{
    /**
     * @param 'first_deals' $rule
     *     A reserve: until a seller has completed this many deals, the last milestones of an agreement that
     *     make up `percent` of it are held for `days` after their release.
     * @param int $deals At most 100.
     * @param int $percent At most 100.
     * @param int $days At most 90.
     */
    public function __construct(
        public string $rule,
        public int $deals,
        public int $percent,
        public int $days,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{rule: 'first_deals', deals: int, percent: int, days: int} $data */
        return new self(
            rule: $data['rule'],
            deals: $data['deals'],
            percent: $data['percent'],
            days: $data['days'],
        );
    }
}
