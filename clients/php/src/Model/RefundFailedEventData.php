<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class RefundFailedEventData extends Model
{
    /**
     * @param string $refundId
     * @param int $amount In the smallest currency unit.
     * @param string|null $reason
     */
    public function __construct(
        public string $refundId,
        public int $amount,
        public ?string $reason,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{refundId: string, amount: int, reason: string|null} $data */
        return new self(
            refundId: $data['refundId'],
            amount: $data['amount'],
            reason: $data['reason'],
        );
    }
}
