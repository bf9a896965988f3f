<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class RiskBacktestGroupsMoney extends Model
{
    /**
     * @param string $currency
     * @param int $stopped
     * @param int $passed
     */
    public function __construct(
        public string $currency,
        public int $stopped,
        public int $passed,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{currency: string, stopped: int, passed: int} $data */
        return new self(
            currency: $data['currency'],
            stopped: $data['stopped'],
            passed: $data['passed'],
        );
    }
}
