<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class MilestoneInspectionPausedEventData extends Model
{
    /**
     * @param string $milestoneId
     * @param 'frozen'|'disputed'|'uncovered' $reason
     * @param int $remainingSeconds
     */
    public function __construct(
        public string $milestoneId,
        public string $reason,
        public int $remainingSeconds,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{milestoneId: string, reason: 'frozen'|'disputed'|'uncovered', remainingSeconds: int} $data */
        return new self(
            milestoneId: $data['milestoneId'],
            reason: $data['reason'],
            remainingSeconds: $data['remainingSeconds'],
        );
    }
}
