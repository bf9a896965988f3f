<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The account of a platform */
final readonly class DeveloperAccount extends Model
{
    /**
     * @param 'developer' $object
     * @param 'live'|'test' $environment
     *     test: an isolated environment that always uses the sandbox bank. live: uses the configured bank.
     * @param string $id
     * @param string $email
     * @param string $name
     * @param string $createdAt ISO 8601.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $email,
        public string $name,
        public string $createdAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'developer', environment: 'live'|'test', id: string, email: string, name: string, createdAt: string} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            email: $data['email'],
            name: $data['name'],
            createdAt: $data['createdAt'],
        );
    }
}
