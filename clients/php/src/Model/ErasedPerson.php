<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** What was deleted about a person */
final readonly class ErasedPerson extends Model
{
    /**
     * @param string $externalUserId
     * @param int $documents Verifications whose document data was deleted.
     * @param int $pictures
     * @param int $faces Face embeddings that were deleted.
     * @param int $sessions Active links that were cancelled.
     * @param ErasedPersonReceipt $receipt The record in the audit log, whose hash chain proves the erasure.
     */
    public function __construct(
        public string $externalUserId,
        public int $documents,
        public int $pictures,
        public int $faces,
        public int $sessions,
        public ErasedPersonReceipt $receipt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{externalUserId: string, documents: int, pictures: int, faces: int, sessions: int, receipt: array<string, mixed>} $data */
        return new self(
            externalUserId: $data['externalUserId'],
            documents: $data['documents'],
            pictures: $data['pictures'],
            faces: $data['faces'],
            sessions: $data['sessions'],
            receipt: ErasedPersonReceipt::from($data['receipt']),
        );
    }
}
