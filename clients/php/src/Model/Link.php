<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A link to pages for the buyer or the seller */
final readonly class Link extends Model
{
    /**
     * @param 'link' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param string $agreementId
     * @param 'buyer'|'seller' $party
     * @param list<'pay'|'track'|'confirm'|'proof'|'appeal'|'deliver'|'dispute'|'amend'> $purposes
     * @param 'en'|'pcm'|'ha'|'yo'|'ig'|'fr' $language
     * @param string|null $phone The last digits of the number that it was sent to.
     * @param 'ACTIVE'|'EXPIRED'|'REVOKED' $status
     * @param string $createdAt ISO 8601.
     * @param string $expiresAt ISO 8601.
     * @param string|null $revokedAt
     * @param string|null $firstOpenedAt When it was first opened. Mail scanners and chat apps open links, too.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $agreementId,
        public string $party,
        public array $purposes,
        public string $language,
        public ?string $phone,
        public string $status,
        public string $createdAt,
        public string $expiresAt,
        public ?string $revokedAt,
        public ?string $firstOpenedAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'link', environment: 'live'|'test', id: string, agreementId: string, party: 'buyer'|'seller', purposes: list<'pay'|'track'|'confirm'|'proof'|'appeal'|'deliver'|'dispute'|'amend'>, language: 'en'|'pcm'|'ha'|'yo'|'ig'|'fr', phone: string|null, status: 'ACTIVE'|'EXPIRED'|'REVOKED', createdAt: string, expiresAt: string, revokedAt: string|null, firstOpenedAt: string|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            agreementId: $data['agreementId'],
            party: $data['party'],
            purposes: $data['purposes'],
            language: $data['language'],
            phone: $data['phone'],
            status: $data['status'],
            createdAt: $data['createdAt'],
            expiresAt: $data['expiresAt'],
            revokedAt: $data['revokedAt'],
            firstOpenedAt: $data['firstOpenedAt'],
        );
    }
}
