<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A report that compares the account’s ledger with the bank’s records */
final readonly class Reconciliation extends Model
{
    /**
     * @param 'reconciliation' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param string $provider
     * @param 'bank'|'statement' $source What the books were compared with: the bank’s own lists, or a
     *     statement.
     * @param string $from ISO 8601.
     * @param string $to The end of the period (exclusive).
     * @param int $breaks The number of breaks that concern your agreements.
     * @param int $open The number of those that are still open.
     * @param string $createdAt ISO 8601.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $provider,
        public string $source,
        public string $from,
        public string $to,
        public int $breaks,
        public int $open,
        public string $createdAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'reconciliation', environment: 'live'|'test', id: string, provider: string, source: 'bank'|'statement', from: string, to: string, breaks: int, open: int, createdAt: string} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            provider: $data['provider'],
            source: $data['source'],
            from: $data['from'],
            to: $data['to'],
            breaks: $data['breaks'],
            open: $data['open'],
            createdAt: $data['createdAt'],
        );
    }
}
