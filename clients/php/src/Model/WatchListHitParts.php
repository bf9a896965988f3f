<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class WatchListHitParts extends Model
{
    /**
     * @param string $given
     * @param string|null $listed
     * @param 'same'|'sound'|'form'|'spelling'|'initial'|'none' $likeness
     *     sound: spelled differently but sounds alike. form: a short form, such as Tunde of Babatunde.
     *     spelling: one letter differs. initial: abbreviated.
     */
    public function __construct(
        public string $given,
        public ?string $listed,
        public string $likeness,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{given: string, listed: string|null, likeness: 'same'|'sound'|'form'|'spelling'|'initial'|'none'} $data */
        return new self(
            given: $data['given'],
            listed: $data['listed'],
            likeness: $data['likeness'],
        );
    }
}
