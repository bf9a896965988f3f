<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class TermsPolicyFees extends Model
{
    /**
     * @param string $currency
     * @param string $name
     * @param int $basisPoints
     * @param int $fixed
     * @param int|null $min
     * @param int|null $max
     * @param 'buyer'|'seller'|TermsPolicyFeesPaidBy $paidBy
     * @param 'share'|'all'|'none' $refund
     */
    public function __construct(
        public string $currency,
        public string $name,
        public int $basisPoints,
        public int $fixed,
        public ?int $min,
        public ?int $max,
        public string|TermsPolicyFeesPaidBy $paidBy,
        public string $refund,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{currency: string, name: string, basisPoints: int, fixed: int, min: int|null, max: int|null, paidBy: 'buyer'|'seller'|array<string, mixed>, refund: 'share'|'all'|'none'} $data */
        return new self(
            currency: $data['currency'],
            name: $data['name'],
            basisPoints: $data['basisPoints'],
            fixed: $data['fixed'],
            min: $data['min'],
            max: $data['max'],
            paidBy: is_array($data['paidBy']) ? TermsPolicyFeesPaidBy::from($data['paidBy']) : $data['paidBy'],
            refund: $data['refund'],
        );
    }
}
