<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A file that a party added to a dispute */
final readonly class DisputeEvidence extends Model
{
    /**
     * @param 'dispute_evidence' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param 'buyer'|'seller' $by
     * @param 'image/jpeg'|'application/pdf' $mediaType Pictures are kept as JPEG, whatever was sent.
     * @param int $bytes The size of the file as it is kept.
     * @param string $sha256 Hex, of the file as it was sent.
     * @param string $fileSha256 Hex, of the file as it is kept.
     * @param bool $shared False while the other party may not read it.
     * @param bool $deleted True when the time to keep it was over, or the person was erased. The hashes stay.
     * @param string $createdAt ISO 8601.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $by,
        public string $mediaType,
        public int $bytes,
        public string $sha256,
        public string $fileSha256,
        public bool $shared,
        public bool $deleted,
        public string $createdAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'dispute_evidence', environment: 'live'|'test', id: string, by: 'buyer'|'seller', mediaType: 'image/jpeg'|'application/pdf', bytes: int, sha256: string, fileSha256: string, shared: bool, deleted: bool, createdAt: string} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            by: $data['by'],
            mediaType: $data['mediaType'],
            bytes: $data['bytes'],
            sha256: $data['sha256'],
            fileSha256: $data['fileSha256'],
            shared: $data['shared'],
            deleted: $data['deleted'],
            createdAt: $data['createdAt'],
        );
    }
}
