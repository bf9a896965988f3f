<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The signed head of the account’s anchor log */
final readonly class Anchor extends Model
{
    /**
     * @param 'anchor' $object
     * @param 'live'|'test' $environment
     * @param string $origin The name of the log.
     * @param int $size The number of entries in the log.
     * @param string $rootHash The root hash of its Merkle tree (RFC 6962), in base64.
     * @param string $checkpoint
     *     The signed tree head, as a C2SP checkpoint. Store it out of reach of anyone who can change the
     *     database.
     * @param string $publicKey The verifier key for the signature, in the format of C2SP signed notes.
     * @param string $createdAt ISO 8601.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $origin,
        public int $size,
        public string $rootHash,
        public string $checkpoint,
        public string $publicKey,
        public string $createdAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'anchor', environment: 'live'|'test', origin: string, size: int, rootHash: string, checkpoint: string, publicKey: string, createdAt: string} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            origin: $data['origin'],
            size: $data['size'],
            rootHash: $data['rootHash'],
            checkpoint: $data['checkpoint'],
            publicKey: $data['publicKey'],
            createdAt: $data['createdAt'],
        );
    }
}
