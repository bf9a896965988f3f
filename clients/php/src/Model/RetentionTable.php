<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** Why personal data is kept, how long, and when it was last deleted */
final readonly class RetentionTable extends Model
{
    /** @param list<RetentionTableData> $data */
    public function __construct(
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{data: list<array<string, mixed>>} $data */
        return new self(
            data: array_map(RetentionTableData::from(...), $data['data']),
        );
    }
}
