<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class ProcessingRegisterData extends Model
{
    /**
     * @param string $class
     * @param string $purpose
     * @param string $basis The legal basis.
     * @param string $ends What ends the storage.
     * @param float|null $days For how long, where a setting says so.
     * @param list<string> $tables
     */
    public function __construct(
        public string $class,
        public string $purpose,
        public string $basis,
        public string $ends,
        public ?float $days,
        public array $tables,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{class: string, purpose: string, basis: string, ends: string, days: int|float|null, tables: list<string>} $data */
        return new self(
            class: $data['class'],
            purpose: $data['purpose'],
            basis: $data['basis'],
            ends: $data['ends'],
            days: $data['days'],
            tables: $data['tables'],
        );
    }
}
