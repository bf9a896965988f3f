<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class StoredAssessmentNetwork extends Model
{
    /**
     * @param string $class
     * @param int|null $asn
     * @param string|null $organisation
     * @param string|null $country
     */
    public function __construct(
        public string $class,
        public ?int $asn,
        public ?string $organisation,
        public ?string $country,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{class: string, asn: int|null, organisation: string|null, country: string|null} $data */
        return new self(
            class: $data['class'],
            asn: $data['asn'],
            organisation: $data['organisation'],
            country: $data['country'],
        );
    }
}
