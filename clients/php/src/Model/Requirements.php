<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class Requirements extends Model
{
    /**
     * @param 'passive'|'active' $livenessLevel
     * @param list<'passport'|'drivers_license'|'national_id'|'voters_card'>|null $documentTypes
     *     Null accepts any.
     * @param 'nin'|'bvn'|null $register Null asks for none.
     */
    public function __construct(
        public string $livenessLevel,
        public ?array $documentTypes,
        public ?string $register,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{livenessLevel: 'passive'|'active', documentTypes: list<'passport'|'drivers_license'|'national_id'|'voters_card'>|null, register: 'nin'|'bvn'|null} $data */
        return new self(
            livenessLevel: $data['livenessLevel'],
            documentTypes: $data['documentTypes'],
            register: $data['register'],
        );
    }
}
