<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A comment on a review */
final readonly class ReviewComment extends Model
{
    /**
     * @param 'review_comment' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param string $text
     * @param Actor $actor
     * @param string $createdAt ISO 8601.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $text,
        public Actor $actor,
        public string $createdAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'review_comment', environment: 'live'|'test', id: string, text: string, actor: array<string, mixed>, createdAt: string} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            text: $data['text'],
            actor: Actor::from($data['actor']),
            createdAt: $data['createdAt'],
        );
    }
}
