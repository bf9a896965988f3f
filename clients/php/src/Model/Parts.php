<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class Parts extends Model
{
    /**
     * @param string $provider
     * @param string|null $transactionId
     * @param int $amount In the smallest currency unit.
     */
    public function __construct(
        public string $provider,
        public ?string $transactionId,
        public int $amount,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{provider: string, transactionId: string|null, amount: int} $data */
        return new self(
            provider: $data['provider'],
            transactionId: $data['transactionId'],
            amount: $data['amount'],
        );
    }
}
