<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The session of a person who verifies their identity by link */
final readonly class IdentitySession extends Model
{
    /**
     * @param 'identity_session' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param string $externalUserId
     * @param 'OPEN'|'STARTED'|'DONE'|'FAILED'|'EXPIRED'|'CANCELLED' $status
     *     DONE: verified. FAILED: no attempts left. These two, EXPIRED and CANCELLED are final.
     * @param Requirements $requirements
     * @param 'en'|'fr'|'pt' $language
     * @param string|null $returnUrl
     * @param int $attempts
     * @param int $attemptsLeft
     * @param string|null $verificationId The verification of the last attempt.
     * @param IdentitySessionConsent|null $consent
     *     The text that the person agreed to, its language, the time, and what it said would be stored.
     * @param RegisterCheck|null $register
     *     The lookup in a national register. Null when the session does not ask for it.
     * @param string $createdAt ISO 8601.
     * @param string $expiresAt ISO 8601.
     * @param string|null $endedAt
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $externalUserId,
        public string $status,
        public Requirements $requirements,
        public string $language,
        public ?string $returnUrl,
        public int $attempts,
        public int $attemptsLeft,
        public ?string $verificationId,
        public ?IdentitySessionConsent $consent,
        public ?RegisterCheck $register,
        public string $createdAt,
        public string $expiresAt,
        public ?string $endedAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'identity_session', environment: 'live'|'test', id: string, externalUserId: string, status: 'OPEN'|'STARTED'|'DONE'|'FAILED'|'EXPIRED'|'CANCELLED', requirements: array<string, mixed>, language: 'en'|'fr'|'pt', returnUrl: string|null, attempts: int, attemptsLeft: int, verificationId: string|null, consent: array<string, mixed>|null, register: array<string, mixed>|null, createdAt: string, expiresAt: string, endedAt: string|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            externalUserId: $data['externalUserId'],
            status: $data['status'],
            requirements: Requirements::from($data['requirements']),
            language: $data['language'],
            returnUrl: $data['returnUrl'],
            attempts: $data['attempts'],
            attemptsLeft: $data['attemptsLeft'],
            verificationId: $data['verificationId'],
            consent: is_array($data['consent']) ? IdentitySessionConsent::from($data['consent']) : $data['consent'],
            register: is_array($data['register']) ? RegisterCheck::from($data['register']) : $data['register'],
            createdAt: $data['createdAt'],
            expiresAt: $data['expiresAt'],
            endedAt: $data['endedAt'],
        );
    }
}
