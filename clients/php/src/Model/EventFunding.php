<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/**
 * Where the agreement’s money was right after the change that the event reports, however late it is delivered.
 * Absent from events of agreements whose money last moved before version 0.2.0
 */
final readonly class EventFunding extends Model
{
    /**
     * @param int $deposited In the smallest currency unit.
     * @param int $held In the smallest currency unit.
     * @param int $excess In the smallest currency unit.
     * @param int $queued In the smallest currency unit.
     * @param int $released In the smallest currency unit.
     * @param int $paidOut In the smallest currency unit.
     * @param int $refunded In the smallest currency unit.
     * @param int $refunding In the smallest currency unit.
     * @param int $outstanding In the smallest currency unit.
     */
    public function __construct(
        public int $deposited,
        public int $held,
        public int $excess,
        public int $queued,
        public int $released,
        public int $paidOut,
        public int $refunded,
        public int $refunding,
        public int $outstanding,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{deposited: int, held: int, excess: int, queued: int, released: int, paidOut: int, refunded: int, refunding: int, outstanding: int} $data */
        return new self(
            deposited: $data['deposited'],
            held: $data['held'],
            excess: $data['excess'],
            queued: $data['queued'],
            released: $data['released'],
            paidOut: $data['paidOut'],
            refunded: $data['refunded'],
            refunding: $data['refunding'],
            outstanding: $data['outstanding'],
        );
    }
}
