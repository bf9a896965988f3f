<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class WebhookDelivery extends Model
{
    /**
     * @param 'webhook_delivery' $object
     * @param 'live'|'test' $environment
     * @param string $eventId Also sent to the receiver as `webhook-id`.
     * @param string $type
     * @param 'PENDING'|'DELIVERED'|'FAILED' $status
     * @param int $attempts
     *     Since the event was queued or last replayed: a replay begins a new schedule, counted from 0. `log`
     *     keeps the attempts before it.
     * @param string|null $nextAttemptAt
     * @param string|null $lastAttemptAt
     * @param list<WebhookAttempt> $log The last 20 attempts, oldest first.
     * @param string $createdAt ISO 8601.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $eventId,
        public string $type,
        public string $status,
        public int $attempts,
        public ?string $nextAttemptAt,
        public ?string $lastAttemptAt,
        public array $log,
        public string $createdAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'webhook_delivery', environment: 'live'|'test', eventId: string, type: string, status: 'PENDING'|'DELIVERED'|'FAILED', attempts: int, nextAttemptAt: string|null, lastAttemptAt: string|null, log: list<array<string, mixed>>, createdAt: string} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            eventId: $data['eventId'],
            type: $data['type'],
            status: $data['status'],
            attempts: $data['attempts'],
            nextAttemptAt: $data['nextAttemptAt'],
            lastAttemptAt: $data['lastAttemptAt'],
            log: array_map(WebhookAttempt::from(...), $data['log']),
            createdAt: $data['createdAt'],
        );
    }
}
