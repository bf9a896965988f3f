<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class FundingPayees extends Model
{
    /**
     * @param string $externalUserId
     * @param int $gets In the smallest currency unit.
     * @param int $released In the smallest currency unit.
     * @param int $paidOut In the smallest currency unit.
     */
    public function __construct(
        public string $externalUserId,
        public int $gets,
        public int $released,
        public int $paidOut,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{externalUserId: string, gets: int, released: int, paidOut: int} $data */
        return new self(
            externalUserId: $data['externalUserId'],
            gets: $data['gets'],
            released: $data['released'],
            paidOut: $data['paidOut'],
        );
    }
}
