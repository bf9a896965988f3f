<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A closed request, with the data that an erasure leaves */
final readonly class ClosedPrivacyRequest extends Model
{
    /**
     * @param 'privacy_request' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param string $externalUserId
     * @param 'access'|'correct'|'erase'|'restrict'|'object' $type
     * @param 'OPEN'|'COMPLETED'|'REFUSED' $status
     * @param string|null $note The person’s words. Stored encrypted.
     * @param string|null $answer What was done, or why it was refused.
     * @param Actor $createdBy
     * @param string $createdAt ISO 8601.
     * @param string $dueAt The latest time for an answer: 28 days after it was made.
     * @param Actor|null $closedBy
     * @param string|null $closedAt
     * @param string|null $erasureId The erasure, which the audit log records.
     * @param string|null $bundleExpiresAt Until when the bundle of a request for access can be downloaded.
     * @param list<ClosedPrivacyRequestKept> $kept Data that an erasure leaves, and until when.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $externalUserId,
        public string $type,
        public string $status,
        public ?string $note,
        public ?string $answer,
        public Actor $createdBy,
        public string $createdAt,
        public string $dueAt,
        public ?Actor $closedBy,
        public ?string $closedAt,
        public ?string $erasureId,
        public ?string $bundleExpiresAt,
        public array $kept,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'privacy_request', environment: 'live'|'test', id: string, externalUserId: string, type: 'access'|'correct'|'erase'|'restrict'|'object', status: 'OPEN'|'COMPLETED'|'REFUSED', note: string|null, answer: string|null, createdBy: array<string, mixed>, createdAt: string, dueAt: string, closedBy: array<string, mixed>|null, closedAt: string|null, erasureId: string|null, bundleExpiresAt: string|null, kept: list<array<string, mixed>>} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            externalUserId: $data['externalUserId'],
            type: $data['type'],
            status: $data['status'],
            note: $data['note'],
            answer: $data['answer'],
            createdBy: Actor::from($data['createdBy']),
            createdAt: $data['createdAt'],
            dueAt: $data['dueAt'],
            closedBy: is_array($data['closedBy']) ? Actor::from($data['closedBy']) : $data['closedBy'],
            closedAt: $data['closedAt'],
            erasureId: $data['erasureId'],
            bundleExpiresAt: $data['bundleExpiresAt'],
            kept: array_map(ClosedPrivacyRequestKept::from(...), $data['kept']),
        );
    }
}
