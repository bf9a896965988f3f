<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class MilestoneInspectionResumedEventData extends Model
{
    /**
     * @param string $milestoneId
     * @param string $endsAt
     */
    public function __construct(
        public string $milestoneId,
        public string $endsAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{milestoneId: string, endsAt: string} $data */
        return new self(
            milestoneId: $data['milestoneId'],
            endsAt: $data['endsAt'],
        );
    }
}
