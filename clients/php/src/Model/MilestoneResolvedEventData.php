<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class MilestoneResolvedEventData extends Model
{
    /**
     * @param string $milestoneId
     * @param int $toBuyer In the smallest currency unit.
     * @param int $toSeller In the smallest currency unit.
     * @param string $reason
     * @param int|null $recovered In the smallest currency unit.
     */
    public function __construct(
        public string $milestoneId,
        public int $toBuyer,
        public int $toSeller,
        public string $reason,
        public ?int $recovered = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{milestoneId: string, toBuyer: int, toSeller: int, reason: string, recovered?: int} $data */
        return new self(
            milestoneId: $data['milestoneId'],
            toBuyer: $data['toBuyer'],
            toSeller: $data['toSeller'],
            reason: $data['reason'],
            recovered: $data['recovered'] ?? null,
        );
    }
}
