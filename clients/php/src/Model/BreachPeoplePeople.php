<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class BreachPeoplePeople extends Model
{
    /**
     * @param string $externalUserId
     * @param int $records
     * @param string $lastAt ISO 8601.
     */
    public function __construct(
        public string $externalUserId,
        public int $records,
        public string $lastAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{externalUserId: string, records: int, lastAt: string} $data */
        return new self(
            externalUserId: $data['externalUserId'],
            records: $data['records'],
            lastAt: $data['lastAt'],
        );
    }
}
