<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class ClosedPrivacyRequestKept extends Model
{
    /**
     * @param string $class
     * @param string $why
     * @param string|null $until Null while the reason lasts.
     */
    public function __construct(
        public string $class,
        public string $why,
        public ?string $until,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{class: string, why: string, until: string|null} $data */
        return new self(
            class: $data['class'],
            why: $data['why'],
            until: $data['until'],
        );
    }
}
