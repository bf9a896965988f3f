<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class BulkConfirmationsData extends Model
{
    /**
     * @param MilestoneConfirmation|null $confirmation
     * @param Problem|null $error Why this item was refused, as it is for a single request.
     */
    public function __construct(
        public ?MilestoneConfirmation $confirmation,
        public ?Problem $error,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{confirmation: array<string, mixed>|null, error: array<string, mixed>|null} $data */
        return new self(
            confirmation: is_array($data['confirmation']) ? MilestoneConfirmation::from($data['confirmation']) : $data['confirmation'],
            error: is_array($data['error']) ? Problem::from($data['error']) : $data['error'],
        );
    }
}
