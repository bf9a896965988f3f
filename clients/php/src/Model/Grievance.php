<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A complaint that somebody sent with your public form */
final readonly class Grievance extends Model
{
    /**
     * @param 'grievance' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param 'OPEN'|'ANSWERED' $status
     * @param string $name
     * @param string $contact A mail address or telephone number.
     * @param string $claim The person’s own words. Stored encrypted.
     * @param string|null $answer
     * @param string $createdAt ISO 8601.
     * @param string $dueAt The latest time for an answer: 28 days after it was sent.
     * @param Actor|null $answeredBy
     * @param string|null $answeredAt
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $status,
        public string $name,
        public string $contact,
        public string $claim,
        public ?string $answer,
        public string $createdAt,
        public string $dueAt,
        public ?Actor $answeredBy,
        public ?string $answeredAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'grievance', environment: 'live'|'test', id: string, status: 'OPEN'|'ANSWERED', name: string, contact: string, claim: string, answer: string|null, createdAt: string, dueAt: string, answeredBy: array<string, mixed>|null, answeredAt: string|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            status: $data['status'],
            name: $data['name'],
            contact: $data['contact'],
            claim: $data['claim'],
            answer: $data['answer'],
            createdAt: $data['createdAt'],
            dueAt: $data['dueAt'],
            answeredBy: is_array($data['answeredBy']) ? Actor::from($data['answeredBy']) : $data['answeredBy'],
            answeredAt: $data['answeredAt'],
        );
    }
}
