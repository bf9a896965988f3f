<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class MilestoneInspectionStartedEventData extends Model
{
    /**
     * @param string $milestoneId
     * @param string $endsAt
     * @param 'release'|'hold' $onSilence
     */
    public function __construct(
        public string $milestoneId,
        public string $endsAt,
        public string $onSilence,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{milestoneId: string, endsAt: string, onSilence: 'release'|'hold'} $data */
        return new self(
            milestoneId: $data['milestoneId'],
            endsAt: $data['endsAt'],
            onSilence: $data['onSilence'],
        );
    }
}
