<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class MilestoneConfirmation extends Model
{
    /**
     * @param string $message
     * @param Milestone $milestone
     */
    public function __construct(
        public string $message,
        public Milestone $milestone,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{message: string, milestone: array<string, mixed>} $data */
        return new self(
            message: $data['message'],
            milestone: Milestone::from($data['milestone']),
        );
    }
}
