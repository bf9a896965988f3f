<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A breach of personal data */
final readonly class Breach extends Model
{
    /**
     * @param 'breach' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param 'OPEN'|'CLOSED' $status
     * @param string $title
     * @param string $description
     * @param string $startedAt ISO 8601.
     * @param string|null $endedAt
     * @param string $knownAt ISO 8601.
     * @param string $reportBy Until when the regulator must know: 72 hours after `knownAt`.
     * @param string|null $reportedAt When the first notice went to the regulator.
     * @param list<BreachNotices> $notices
     * @param string|null $cause
     * @param Actor $createdBy
     * @param string $createdAt ISO 8601.
     * @param Actor|null $closedBy
     * @param string|null $closedAt
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $status,
        public string $title,
        public string $description,
        public string $startedAt,
        public ?string $endedAt,
        public string $knownAt,
        public string $reportBy,
        public ?string $reportedAt,
        public array $notices,
        public ?string $cause,
        public Actor $createdBy,
        public string $createdAt,
        public ?Actor $closedBy,
        public ?string $closedAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'breach', environment: 'live'|'test', id: string, status: 'OPEN'|'CLOSED', title: string, description: string, startedAt: string, endedAt: string|null, knownAt: string, reportBy: string, reportedAt: string|null, notices: list<array<string, mixed>>, cause: string|null, createdBy: array<string, mixed>, createdAt: string, closedBy: array<string, mixed>|null, closedAt: string|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            status: $data['status'],
            title: $data['title'],
            description: $data['description'],
            startedAt: $data['startedAt'],
            endedAt: $data['endedAt'],
            knownAt: $data['knownAt'],
            reportBy: $data['reportBy'],
            reportedAt: $data['reportedAt'],
            notices: array_map(BreachNotices::from(...), $data['notices']),
            cause: $data['cause'],
            createdBy: Actor::from($data['createdBy']),
            createdAt: $data['createdAt'],
            closedBy: is_array($data['closedBy']) ? Actor::from($data['closedBy']) : $data['closedBy'],
            closedAt: $data['closedAt'],
        );
    }
}
