<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class MilestoneOverdueEventData extends Model
{
    /**
     * @param string $milestoneId
     * @param string $deliverBy
     */
    public function __construct(
        public string $milestoneId,
        public string $deliverBy,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{milestoneId: string, deliverBy: string} $data */
        return new self(
            milestoneId: $data['milestoneId'],
            deliverBy: $data['deliverBy'],
        );
    }
}
