<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class AgreementCompletedEventData extends Model
{
    /** @param 'COMPLETED' $status */
    public function __construct(
        public string $status,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{status: 'COMPLETED'} $data */
        return new self(
            status: $data['status'],
        );
    }
}
