<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** When an action needs approval */
final readonly class ApprovalRule extends Model
{
    /**
     * @param 'off'|'always'|'above' $need
     * @param int|null $amount With `above`: the threshold, in the smallest currency unit.
     * @param string|null $currency
     */
    public function __construct(
        public string $need,
        public ?int $amount = null,
        public ?string $currency = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{need: 'off'|'always'|'above', amount?: int, currency?: string} $data */
        return new self(
            need: $data['need'],
            amount: $data['amount'] ?? null,
            currency: $data['currency'] ?? null,
        );
    }
}
