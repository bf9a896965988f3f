<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class DisputeOffer extends Model
{
    /**
     * @param string $id
     * @param 'buyer'|'seller' $by
     * @param int $toBuyer In the smallest currency unit.
     * @param int $toSeller In the smallest currency unit.
     * @param string|null $returnBy The goods have to come back by then.
     * @param string $createdAt ISO 8601.
     */
    public function __construct(
        public string $id,
        public string $by,
        public int $toBuyer,
        public int $toSeller,
        public ?string $returnBy,
        public string $createdAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{id: string, by: 'buyer'|'seller', toBuyer: int, toSeller: int, returnBy: string|null, createdAt: string} $data */
        return new self(
            id: $data['id'],
            by: $data['by'],
            toBuyer: $data['toBuyer'],
            toSeller: $data['toSeller'],
            returnBy: $data['returnBy'],
            createdAt: $data['createdAt'],
        );
    }
}
