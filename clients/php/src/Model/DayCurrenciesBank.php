<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class DayCurrenciesBank extends Model
{
    /**
     * @param string $provider
     * @param int $balance The balance that the bank reported.
     * @param int $books What your books had at the bank at that moment.
     * @param int $difference Money at the bank that is not on your books, such as of other accounts.
     */
    public function __construct(
        public string $provider,
        public int $balance,
        public int $books,
        public int $difference,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{provider: string, balance: int, books: int, difference: int} $data */
        return new self(
            provider: $data['provider'],
            balance: $data['balance'],
            books: $data['books'],
            difference: $data['difference'],
        );
    }
}
