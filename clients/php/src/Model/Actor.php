<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class Actor extends Model
{
    /**
     * @param 'key'|'member'|'session'|'operator'|'bank'|'person'|'system' $type
     * @param string|null $id The id of the API key, the member or the person’s session, or the name of the
     *     bank.
     */
    public function __construct(
        public string $type,
        public ?string $id,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{type: 'key'|'member'|'session'|'operator'|'bank'|'person'|'system', id: string|null} $data */
        return new self(
            type: $data['type'],
            id: $data['id'],
        );
    }
}
