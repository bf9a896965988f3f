<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class AmendmentProposedEventData extends Model
{
    /**
     * @param string $amendmentId
     * @param 'buyer'|'seller'|'platform' $by
     * @param int $totalBefore In the smallest currency unit.
     * @param int $totalAmount In the smallest currency unit.
     * @param list<AmendmentProposedEventDataBefore> $before
     * @param list<AmendmentProposedEventDataAfter> $after
     * @param string $expiresAt
     * @param string|null $statement
     * @param string|null $fundBy
     */
    public function __construct(
        public string $amendmentId,
        public string $by,
        public int $totalBefore,
        public int $totalAmount,
        public array $before,
        public array $after,
        public string $expiresAt,
        public ?string $statement,
        public ?string $fundBy = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{amendmentId: string, by: 'buyer'|'seller'|'platform', totalBefore: int, totalAmount: int, fundBy?: string|null, before: list<array<string, mixed>>, after: list<array<string, mixed>>, expiresAt: string, statement: string|null} $data */
        return new self(
            amendmentId: $data['amendmentId'],
            by: $data['by'],
            totalBefore: $data['totalBefore'],
            totalAmount: $data['totalAmount'],
            before: array_map(AmendmentProposedEventDataBefore::from(...), $data['before']),
            after: array_map(AmendmentProposedEventDataAfter::from(...), $data['after']),
            expiresAt: $data['expiresAt'],
            statement: $data['statement'],
            fundBy: $data['fundBy'] ?? null,
        );
    }
}
