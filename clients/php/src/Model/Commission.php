<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The fees that you have earned, by currency */
final readonly class Commission extends Model
{
    /**
     * @param 'commission' $object
     * @param 'live'|'test' $environment
     * @param list<CommissionData> $data
     */
    public function __construct(
        public string $object,
        public string $environment,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'commission', environment: 'live'|'test', data: list<array<string, mixed>>} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            data: array_map(CommissionData::from(...), $data['data']),
        );
    }
}
