<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class BreachNotices extends Model
{
    /**
     * @param 'regulator'|'people' $to
     * @param string $text
     * @param string $sentAt ISO 8601.
     */
    public function __construct(
        public string $to,
        public string $text,
        public string $sentAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{to: 'regulator'|'people', text: string, sentAt: string} $data */
        return new self(
            to: $data['to'],
            text: $data['text'],
            sentAt: $data['sentAt'],
        );
    }
}
