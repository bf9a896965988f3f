<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class MilestoneReleaseQueuedEventData extends Model
{
    /**
     * @param string $milestoneId
     * @param int $amount In the smallest currency unit.
     */
    public function __construct(
        public string $milestoneId,
        public int $amount,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{milestoneId: string, amount: int} $data */
        return new self(
            milestoneId: $data['milestoneId'],
            amount: $data['amount'],
        );
    }
}
