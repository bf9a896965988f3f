<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class RiskPoliciesScorecardFactsValue extends Model
{
    /**
     * @param string $description
     * @param 'more'|'less' $worse
     */
    public function __construct(
        public string $description,
        public string $worse,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{description: string, worse: 'more'|'less'} $data */
        return new self(
            description: $data['description'],
            worse: $data['worse'],
        );
    }
}
