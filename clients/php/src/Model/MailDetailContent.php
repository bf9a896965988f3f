<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class MailDetailContent extends Model
{
    /**
     * @param string $subject
     * @param string $text
     * @param string $html
     */
    public function __construct(
        public string $subject,
        public string $text,
        public string $html,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{subject: string, text: string, html: string} $data */
        return new self(
            subject: $data['subject'],
            text: $data['text'],
            html: $data['html'],
        );
    }
}
