<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class MilestoneConfirmedEventData extends Model
{
    /**
     * @param string $milestoneId
     * @param 'buyer'|'seller'|'inspection' $by
     */
    public function __construct(
        public string $milestoneId,
        public string $by,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{milestoneId: string, by: 'buyer'|'seller'|'inspection'} $data */
        return new self(
            milestoneId: $data['milestoneId'],
            by: $data['by'],
        );
    }
}
