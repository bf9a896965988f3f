<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class ApiKey extends Model
{
    /**
     * @param 'api_key' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param string $prefix
     * @param string|null $label
     * @param bool $active
     * @param string $createdAt ISO 8601.
     * @param string|null $lastUsedAt
     * @param string|null $expiresAt
     * @param string|null $revokedAt In the future while a rotation overlaps.
     * @param string $apiVersion
     *     The version of the API that its requests follow, unless they send Surety-Version.
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
        public string $prefix,
        public ?string $label,
        public bool $active,
        public string $createdAt,
        public ?string $lastUsedAt,
        public ?string $expiresAt,
        public ?string $revokedAt,
        public string $apiVersion,
        public ?array $scopes = null,
        public ?array $networks = null,
        public ?DailyLimit $dailyLimit = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'api_key', environment: 'live'|'test', id: string, prefix: string, label: string|null, active: bool, createdAt: string, lastUsedAt: string|null, expiresAt: string|null, revokedAt: string|null, apiVersion: string, scopes?: list<'read'|'escrow'|'fraud'|'identity'|'webhooks'|'payouts'>, networks?: list<string>, dailyLimit?: array<string, mixed>} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            prefix: $data['prefix'],
            label: $data['label'],
            active: $data['active'],
            createdAt: $data['createdAt'],
            lastUsedAt: $data['lastUsedAt'],
            expiresAt: $data['expiresAt'],
            revokedAt: $data['revokedAt'],
            apiVersion: $data['apiVersion'],
            scopes: $data['scopes'] ?? null,
            networks: $data['networks'] ?? null,
            dailyLimit: isset($data['dailyLimit']) ? DailyLimit::from($data['dailyLimit']) : null,
        );
    }
}
