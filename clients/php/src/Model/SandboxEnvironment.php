<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class SandboxEnvironment extends Model
{
    /**
     * @param 'sandbox' $object
     * @param 'live'|'test' $environment
     */
    public function __construct(
        public string $object,
        public string $environment,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'sandbox', environment: 'live'|'test'} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
        );
    }
}
