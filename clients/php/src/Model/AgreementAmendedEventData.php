<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class AgreementAmendedEventData extends Model
{
    /**
     * @param string $amendmentId
     * @param int $totalBefore In the smallest currency unit.
     * @param int $totalAmount In the smallest currency unit.
     * @param list<AgreementAmendedEventDataBefore> $before
     * @param list<AgreementAmendedEventDataAfter> $after
     * @param int $toExcess In the smallest currency unit.
     * @param int $fromExcess In the smallest currency unit.
     * @param string|null $fundBy
     */
    public function __construct(
        public string $amendmentId,
        public int $totalBefore,
        public int $totalAmount,
        public array $before,
        public array $after,
        public int $toExcess,
        public int $fromExcess,
        public ?string $fundBy = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{amendmentId: string, totalBefore: int, totalAmount: int, fundBy?: string|null, before: list<array<string, mixed>>, after: list<array<string, mixed>>, toExcess: int, fromExcess: int} $data */
        return new self(
            amendmentId: $data['amendmentId'],
            totalBefore: $data['totalBefore'],
            totalAmount: $data['totalAmount'],
            before: array_map(AgreementAmendedEventDataBefore::from(...), $data['before']),
            after: array_map(AgreementAmendedEventDataAfter::from(...), $data['after']),
            toExcess: $data['toExcess'],
            fromExcess: $data['fromExcess'],
            fundBy: $data['fundBy'] ?? null,
        );
    }
}
