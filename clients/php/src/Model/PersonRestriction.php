<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** Whether the data of a person is restricted */
final readonly class PersonRestriction extends Model
{
    /**
     * @param 'person_restriction' $object
     * @param 'live'|'test' $environment
     * @param string $externalUserId
     * @param bool $restricted
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $externalUserId,
        public bool $restricted,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'person_restriction', environment: 'live'|'test', externalUserId: string, restricted: bool} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            externalUserId: $data['externalUserId'],
            restricted: $data['restricted'],
        );
    }
}
