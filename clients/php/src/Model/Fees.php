<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class Fees extends Model
{
    /**
     * @param string $name
     * @param int $buyer In the smallest currency unit.
     * @param int $seller In the smallest currency unit.
     * @param 'share'|'all'|'none' $refund
     */
    public function __construct(
        public string $name,
        public int $buyer,
        public int $seller,
        public string $refund,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{name: string, buyer: int, seller: int, refund: 'share'|'all'|'none'} $data */
        return new self(
            name: $data['name'],
            buyer: $data['buyer'],
            seller: $data['seller'],
            refund: $data['refund'],
        );
    }
}
