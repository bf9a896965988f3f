<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A bank that a seller can be paid at */
final readonly class Bank extends Model
{
    /**
     * @param 'bank' $object
     * @param 'live'|'test' $environment
     * @param string $code Its `bankCode`.
     * @param string $name
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $code,
        public string $name,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'bank', environment: 'live'|'test', code: string, name: string} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            code: $data['code'],
            name: $data['name'],
        );
    }
}
