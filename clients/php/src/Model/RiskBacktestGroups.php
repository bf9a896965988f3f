<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class RiskBacktestGroups extends Model
{
    /**
     * @param string $label Their outcome. none: not labelled.
     * @param RiskFlagMatrix $flags
     * @param list<RiskBacktestGroupsMoney> $money
     *     Amounts that would become RED (`stopped`), and amounts that would no longer be RED (`passed`).
     */
    public function __construct(
        public string $label,
        public RiskFlagMatrix $flags,
        public array $money,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{label: string, flags: array<string, mixed>, money: list<array<string, mixed>>} $data */
        return new self(
            label: $data['label'],
            flags: RiskFlagMatrix::from($data['flags']),
            money: array_map(RiskBacktestGroupsMoney::from(...), $data['money']),
        );
    }
}
