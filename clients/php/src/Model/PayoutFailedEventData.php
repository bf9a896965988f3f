<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class PayoutFailedEventData extends Model
{
    /**
     * @param string $milestoneId
     * @param int $amount In the smallest currency unit.
     * @param string $reference
     * @param string|null $reason
     * @param string|null $payoutId
     * @param string|null $payeeExternalId
     */
    public function __construct(
        public string $milestoneId,
        public int $amount,
        public string $reference,
        public ?string $reason,
        public ?string $payoutId = null,
        public ?string $payeeExternalId = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{milestoneId: string, amount: int, reference: string, payoutId?: string, payeeExternalId?: string, reason: string|null} $data */
        return new self(
            milestoneId: $data['milestoneId'],
            amount: $data['amount'],
            reference: $data['reference'],
            reason: $data['reason'],
            payoutId: $data['payoutId'] ?? null,
            payeeExternalId: $data['payeeExternalId'] ?? null,
        );
    }
}
