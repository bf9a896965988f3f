<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class WebhookTest extends Model
{
    /**
     * @param 'webhook_test' $object
     * @param 'live'|'test' $environment
     * @param string $createdAt ISO 8601.
     * @param string $at The name that 0.1.0 has for `createdAt`.
     * @param int|null $status Null when there was no response.
     * @param int $latencyMs
     * @param string $response The first kilobyte of the response body.
     * @param string|null $error
     * @param bool $delivered
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $createdAt,
        public string $at,
        public ?int $status,
        public int $latencyMs,
        public string $response,
        public ?string $error,
        public bool $delivered,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'webhook_test', environment: 'live'|'test', createdAt: string, at: string, status: int|null, latencyMs: int, response: string, error: string|null, delivered: bool} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            createdAt: $data['createdAt'],
            at: $data['at'],
            status: $data['status'],
            latencyMs: $data['latencyMs'],
            response: $data['response'],
            error: $data['error'],
            delivered: $data['delivered'],
        );
    }
}
