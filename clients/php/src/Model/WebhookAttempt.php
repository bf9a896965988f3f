<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** One attempt to deliver an event */
final readonly class WebhookAttempt extends Model
{
    /**
     * @param string $createdAt ISO 8601.
     * @param string $at The name that 0.1.0 has for `createdAt`.
     * @param int|null $status Null when there was no response.
     * @param int $latencyMs
     * @param string $response The first kilobyte of the response body.
     * @param string|null $error
     */
    public function __construct(
        public string $createdAt,
        public string $at,
        public ?int $status,
        public int $latencyMs,
        public string $response,
        public ?string $error,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{createdAt: string, at: string, status: int|null, latencyMs: int, response: string, error: string|null} $data */
        return new self(
            createdAt: $data['createdAt'],
            at: $data['at'],
            status: $data['status'],
            latencyMs: $data['latencyMs'],
            response: $data['response'],
            error: $data['error'],
        );
    }
}
