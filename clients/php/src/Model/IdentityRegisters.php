<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The national registers that a session can ask */
final readonly class IdentityRegisters extends Model
{
    /**
     * @param 'identity_registers' $object
     * @param 'live'|'test' $environment
     * @param list<IdentityRegistersRegisters> $registers
     * @param IdentityRegistersToday $today The lookups of this environment since midnight UTC.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public array $registers,
        public IdentityRegistersToday $today,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'identity_registers', environment: 'live'|'test', registers: list<array<string, mixed>>, today: array<string, mixed>} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            registers: array_map(IdentityRegistersRegisters::from(...), $data['registers']),
            today: IdentityRegistersToday::from($data['today']),
        );
    }
}
