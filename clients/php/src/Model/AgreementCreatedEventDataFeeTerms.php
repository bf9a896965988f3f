<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class AgreementCreatedEventDataFeeTerms extends Model
{
    /**
     * @param string $name
     * @param int $basisPoints
     * @param int $fixed In the smallest currency unit.
     * @param int|null $min In the smallest currency unit.
     * @param int|null $max In the smallest currency unit.
     * @param int $buyerBasisPoints
     * @param 'share'|'all'|'none' $refund
     */
    public function __construct(
        public string $name,
        public int $basisPoints,
        public int $fixed,
        public ?int $min,
        public ?int $max,
        public int $buyerBasisPoints,
        public string $refund,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{name: string, basisPoints: int, fixed: int, min: int|null, max: int|null, buyerBasisPoints: int, refund: 'share'|'all'|'none'} $data */
        return new self(
            name: $data['name'],
            basisPoints: $data['basisPoints'],
            fixed: $data['fixed'],
            min: $data['min'],
            max: $data['max'],
            buyerBasisPoints: $data['buyerBasisPoints'],
            refund: $data['refund'],
        );
    }
}
