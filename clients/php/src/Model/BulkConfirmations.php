<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The outcome of each confirmation */
final readonly class BulkConfirmations extends Model
{
    /**
     * @param int $succeeded
     * @param int $failed Items with an `error`. They had no effect.
     * @param list<BulkConfirmationsData> $data
     *     One entry for each confirmation of the request, in the same order.
     */
    public function __construct(
        public int $succeeded,
        public int $failed,
        public array $data,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{succeeded: int, failed: int, data: list<array<string, mixed>>} $data */
        return new self(
            succeeded: $data['succeeded'],
            failed: $data['failed'],
            data: array_map(BulkConfirmationsData::from(...), $data['data']),
        );
    }
}
