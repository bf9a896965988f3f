<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class NewApiKey extends Model
{
    /**
     * @param 'api_key' $object
     * @param 'live'|'test' $environment
     *     test: an isolated environment that always uses the sandbox bank. live: uses the configured bank.
     * @param string $id
     * @param string $apiKey The full key. It is shown only once and cannot be recovered.
     * @param string $prefix The start of the key. Not secret: safe to log.
     * @param string|null $label
     * @param string $createdAt ISO 8601.
     * @param string|null $expiresAt
     * @param list<'read'|'escrow'|'fraud'|'identity'|'webhooks'|'payouts'>|null $scopes
     *     The scopes of the key. Absent when it has all of them.
     * @param list<string>|null $networks
     *     The networks that requests may come from. Absent when they may come from anywhere.
     * @param DailyLimit|null $dailyLimit
     *     The most that the key may send in one UTC day. Absent when there is no limit.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $apiKey,
        public string $prefix,
        public ?string $label,
        public string $createdAt,
        public ?string $expiresAt,
        public ?array $scopes = null,
        public ?array $networks = null,
        public ?DailyLimit $dailyLimit = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'api_key', environment: 'live'|'test', id: string, apiKey: string, prefix: string, label: string|null, createdAt: string, expiresAt: string|null, scopes?: list<'read'|'escrow'|'fraud'|'identity'|'webhooks'|'payouts'>, networks?: list<string>, dailyLimit?: array<string, mixed>} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            apiKey: $data['apiKey'],
            prefix: $data['prefix'],
            label: $data['label'],
            createdAt: $data['createdAt'],
            expiresAt: $data['expiresAt'],
            scopes: $data['scopes'] ?? null,
            networks: $data['networks'] ?? null,
            dailyLimit: isset($data['dailyLimit']) ? DailyLimit::from($data['dailyLimit']) : null,
        );
    }
}
