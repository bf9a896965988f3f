<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class BulkAgreementsData extends Model
{
    /**
     * @param Agreement|null $agreement
     * @param Problem|null $error Why this item was refused, as it is for a single request.
     */
    public function __construct(
        public ?Agreement $agreement,
        public ?Problem $error,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{agreement: array<string, mixed>|null, error: array<string, mixed>|null} $data */
        return new self(
            agreement: is_array($data['agreement']) ? Agreement::from($data['agreement']) : $data['agreement'],
            error: is_array($data['error']) ? Problem::from($data['error']) : $data['error'],
        );
    }
}
