<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A note of a member on an agreement */
final readonly class Note extends Model
{
    /**
     * @param 'note' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param string $agreementId
     * @param string $text Plain text: show it as such, never as HTML.
     * @param list<string> $mentions The ids of the members who are mentioned.
     * @param Actor $actor
     * @param string $createdAt ISO 8601.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $agreementId,
        public string $text,
        public array $mentions,
        public Actor $actor,
        public string $createdAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'note', environment: 'live'|'test', id: string, agreementId: string, text: string, mentions: list<string>, actor: array<string, mixed>, createdAt: string} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            agreementId: $data['agreementId'],
            text: $data['text'],
            mentions: $data['mentions'],
            actor: Actor::from($data['actor']),
            createdAt: $data['createdAt'],
        );
    }
}
