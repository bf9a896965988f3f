<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class AmendmentMilestones extends Model
{
    /**
     * @param MilestoneTerms|null $before Null for a milestone that is added.
     * @param MilestoneTerms|null $after Null for a milestone that is dropped.
     */
    public function __construct(
        public ?MilestoneTerms $before,
        public ?MilestoneTerms $after,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{before: array<string, mixed>|null, after: array<string, mixed>|null} $data */
        return new self(
            before: is_array($data['before']) ? MilestoneTerms::from($data['before']) : $data['before'],
            after: is_array($data['after']) ? MilestoneTerms::from($data['after']) : $data['after'],
        );
    }
}
