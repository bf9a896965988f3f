<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class AgreementFrozenEventData extends Model
{
    /** @param string $reason */
    public function __construct(
        public string $reason,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{reason: string} $data */
        return new self(
            reason: $data['reason'],
        );
    }
}
