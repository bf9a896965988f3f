<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class AgreementUpdatedEventDataMilestones extends Model
{
    /**
     * @param string $id
     * @param string $title
     */
    public function __construct(
        public string $id,
        public string $title,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{id: string, title: string} $data */
        return new self(
            id: $data['id'],
            title: $data['title'],
        );
    }
}
