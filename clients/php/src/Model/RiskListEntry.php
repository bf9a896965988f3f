<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A user, device, network, bank account or e-mail domain on one of your lists */
final readonly class RiskListEntry extends Model
{
    /**
     * @param 'risk_list_entry' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param 'user'|'device'|'network'|'bank_account'|'email_domain'|'text' $on
     * @param 'block'|'watch'|'trust'|'named' $type
     *     block makes the flag RED, watch adds points, trust subtracts points, named is for rules.
     * @param string|null $list The name of a named list; null for the others.
     * @param string $value As given. For a device, the hash of its fingerprint.
     * @param string $reason
     * @param string|null $expiresAt
     * @param Actor $createdBy
     * @param string $createdAt ISO 8601.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $on,
        public string $type,
        public ?string $list,
        public string $value,
        public string $reason,
        public ?string $expiresAt,
        public Actor $createdBy,
        public string $createdAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'risk_list_entry', environment: 'live'|'test', id: string, on: 'user'|'device'|'network'|'bank_account'|'email_domain'|'text', type: 'block'|'watch'|'trust'|'named', list: string|null, value: string, reason: string, expiresAt: string|null, createdBy: array<string, mixed>, createdAt: string} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            on: $data['on'],
            type: $data['type'],
            list: $data['list'],
            value: $data['value'],
            reason: $data['reason'],
            expiresAt: $data['expiresAt'],
            createdBy: Actor::from($data['createdBy']),
            createdAt: $data['createdAt'],
        );
    }
}
