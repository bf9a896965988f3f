<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

final readonly class UnverifiedSellerReleaseRule extends ReleaseRule
{
    /**
     * @param 'unverified_seller' $rule
     *     Holds payouts above this amount to a seller whose identity is not verified.
     * @param int $above In the smallest currency unit.
     * @param string $currency ISO 4217.
     */
    public function __construct(
        public string $rule,
        public int $above,
        public string $currency,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{rule: 'unverified_seller', above: int, currency: string} $data */
        return new self(
            rule: $data['rule'],
            above: $data['above'],
            currency: $data['currency'],
        );
    }
}
