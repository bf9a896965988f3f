<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** Classes of personal data, their periods and recipients */
final readonly class ProcessingRegister extends Model
{
    /**
     * @param 'processing_register' $object
     * @param 'live'|'test' $environment
     * @param list<ProcessingRegisterData> $data
     * @param list<Recipients> $recipients
     */
    public function __construct(
        public string $object,
        public string $environment,
        public array $data,
        public array $recipients,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'processing_register', environment: 'live'|'test', data: list<array<string, mixed>>, recipients: list<array<string, mixed>>} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            data: array_map(ProcessingRegisterData::from(...), $data['data']),
            recipients: array_map(Recipients::from(...), $data['recipients']),
        );
    }
}
