<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class MilestoneInspectionExtendedEventData extends Model
{
    /**
     * @param string $milestoneId
     * @param 'buyer'|'seller' $by
     * @param int $seconds
     * @param string|null $endsAt
     */
    public function __construct(
        public string $milestoneId,
        public string $by,
        public int $seconds,
        public ?string $endsAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{milestoneId: string, by: 'buyer'|'seller', seconds: int, endsAt: string|null} $data */
        return new self(
            milestoneId: $data['milestoneId'],
            by: $data['by'],
            seconds: $data['seconds'],
            endsAt: $data['endsAt'],
        );
    }
}
