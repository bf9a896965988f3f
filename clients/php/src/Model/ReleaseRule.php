<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/**
 * One rule for holding payouts.
 *
 * Its subclasses are told apart by `rule`.
 */
abstract readonly class ReleaseRule extends Model
{
    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        return match ($data['rule'] ?? null) {
            'unverified_seller' => UnverifiedSellerReleaseRule::from($data),
            'new_account' => NewAccountReleaseRule::from($data),
            'risky_payment' => RiskyPaymentReleaseRule::from($data),
            'name_mismatch' => NameMismatchReleaseRule::from($data),
            'first_deals' => FirstDealsReleaseRule::from($data),
            'risky_seller' => RiskySellerReleaseRule::from($data),
            default => UnknownReleaseRule::from($data),
        };
    }
}
