<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** What each side may do now */
final readonly class AmendmentAllowedActions extends Model
{
    /**
     * @param list<'accept'|'decline'|'withdraw'> $buyer
     * @param list<'accept'|'decline'|'withdraw'> $seller
     * @param list<'accept'|'decline'|'withdraw'> $platform
     */
    public function __construct(
        public array $buyer,
        public array $seller,
        public array $platform,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{buyer: list<'accept'|'decline'|'withdraw'>, seller: list<'accept'|'decline'|'withdraw'>, platform: list<'accept'|'decline'|'withdraw'>} $data */
        return new self(
            buyer: $data['buyer'],
            seller: $data['seller'],
            platform: $data['platform'],
        );
    }
}
