<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

final readonly class NameMismatchReleaseRule extends ReleaseRule
{
    /**
     * @param 'name_mismatch' $rule
     *     Holds payouts to an account whose nameMatch or identityNameMatch is `mismatch`, until a person lifts
     *     the hold or the account changes.
     */
    public function __construct(
        public string $rule,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{rule: 'name_mismatch'} $data */
        return new self(
            rule: $data['rule'],
        );
    }
}
