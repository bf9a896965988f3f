<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class RetentionTableData extends Model
{
    /**
     * @param string $class
     * @param string $purpose
     * @param string $basis The legal basis.
     * @param string $ends What ends the storage.
     * @param float|null $days For how long, where a setting says so.
     * @param string|null $lastRunAt Null where only an erasure deletes.
     * @param string|null $nextRunAt
     * @param int $deleted Rows of all accounts that were deleted so far.
     * @param string|null $lastDeletedAt
     */
    public function __construct(
        public string $class,
        public string $purpose,
        public string $basis,
        public string $ends,
        public ?float $days,
        public ?string $lastRunAt,
        public ?string $nextRunAt,
        public int $deleted,
        public ?string $lastDeletedAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{class: string, purpose: string, basis: string, ends: string, days: int|float|null, lastRunAt: string|null, nextRunAt: string|null, deleted: int, lastDeletedAt: string|null} $data */
        return new self(
            class: $data['class'],
            purpose: $data['purpose'],
            basis: $data['basis'],
            ends: $data['ends'],
            days: $data['days'],
            lastRunAt: $data['lastRunAt'],
            nextRunAt: $data['nextRunAt'],
            deleted: $data['deleted'],
            lastDeletedAt: $data['lastDeletedAt'],
        );
    }
}
