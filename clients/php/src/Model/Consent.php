<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** What a person agreed to */
final readonly class Consent extends Model
{
    /**
     * @param 'consent' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param string $externalUserId
     * @param 'identity'|'other' $purpose
     * @param string $textVersion
     * @param string $language
     * @param string $channel
     * @param string $givenAt ISO 8601.
     * @param Actor $recordedBy
     * @param string|null $withdrawnAt
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $externalUserId,
        public string $purpose,
        public string $textVersion,
        public string $language,
        public string $channel,
        public string $givenAt,
        public Actor $recordedBy,
        public ?string $withdrawnAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'consent', environment: 'live'|'test', id: string, externalUserId: string, purpose: 'identity'|'other', textVersion: string, language: string, channel: string, givenAt: string, recordedBy: array<string, mixed>, withdrawnAt: string|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            externalUserId: $data['externalUserId'],
            purpose: $data['purpose'],
            textVersion: $data['textVersion'],
            language: $data['language'],
            channel: $data['channel'],
            givenAt: $data['givenAt'],
            recordedBy: Actor::from($data['recordedBy']),
            withdrawnAt: $data['withdrawnAt'],
        );
    }
}
