<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** One invalid field, such as `milestones[1].amount` */
final readonly class ProblemDetail extends Model
{
    /**
     * @param string $path
     * @param string $message
     */
    public function __construct(
        public string $path,
        public string $message,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{path: string, message: string} $data */
        return new self(
            path: $data['path'],
            message: $data['message'],
        );
    }
}
