<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** In the last 30 days: mails that the mail server refused, and mails that could not be delivered to it */
final readonly class MailSettingsBounces extends Model
{
    /**
     * @param int $refused
     * @param int $givenUp
     */
    public function __construct(
        public int $refused,
        public int $givenUp,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{refused: int, givenUp: int} $data */
        return new self(
            refused: $data['refused'],
            givenUp: $data['givenUp'],
        );
    }
}
