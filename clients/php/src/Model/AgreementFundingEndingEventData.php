<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class AgreementFundingEndingEventData extends Model
{
    /**
     * @param string $fundBy
     * @param int $outstanding In the smallest currency unit.
     */
    public function __construct(
        public string $fundBy,
        public int $outstanding,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{fundBy: string, outstanding: int} $data */
        return new self(
            fundBy: $data['fundBy'],
            outstanding: $data['outstanding'],
        );
    }
}
