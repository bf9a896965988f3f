<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** What another payee than the seller gets of a milestone */
final readonly class Share extends Model
{
    /**
     * @param string $externalUserId Your own id of the payee.
     * @param int $amount In the smallest currency unit.
     */
    public function __construct(
        public string $externalUserId,
        public int $amount,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{externalUserId: string, amount: int} $data */
        return new self(
            externalUserId: $data['externalUserId'],
            amount: $data['amount'],
        );
    }
}
