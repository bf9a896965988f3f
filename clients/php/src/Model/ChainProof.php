<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** Everything that is needed to compute a hash again */
final readonly class ChainProof extends Model
{
    /**
     * @param 1|2 $version 1: the hash covers personal data. 2: it covers commitments to them.
     * @param string $tenant
     * @param string|null $stream Null for audit records.
     * @param string $previousHash
     * @param string|null $hash Null for events from before there were hash chains.
     * @param array<string, mixed> $clear
     *     What the hash covers in plain text: the data without personal fields in version 2.
     * @param string|null $funding
     *     The amounts of an event that recorded them: the last element of what is hashed.
     * @param array<string, string> $commitments
     *     HMAC-SHA-256 of `["field",value]` with the salt as key, for each personal field.
     * @param array<string, string> $salts The salt of each commitment, except for people who were erased.
     */
    public function __construct(
        public int $version,
        public string $tenant,
        public ?string $stream,
        public string $previousHash,
        public ?string $hash,
        public array $clear,
        public ?string $funding,
        public array $commitments,
        public array $salts,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{version: 1|2, tenant: string, stream: string|null, previousHash: string, hash: string|null, clear: array<string, mixed>, funding: string|null, commitments: array<string, string>, salts: array<string, string>} $data */
        return new self(
            version: $data['version'],
            tenant: $data['tenant'],
            stream: $data['stream'],
            previousHash: $data['previousHash'],
            hash: $data['hash'],
            clear: $data['clear'],
            funding: $data['funding'],
            commitments: $data['commitments'],
            salts: $data['salts'],
        );
    }
}
