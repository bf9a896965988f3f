<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class AmendmentDeclinedEventData extends Model
{
    /**
     * @param string $amendmentId
     * @param 'buyer'|'seller' $by
     */
    public function __construct(
        public string $amendmentId,
        public string $by,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{amendmentId: string, by: 'buyer'|'seller'} $data */
        return new self(
            amendmentId: $data['amendmentId'],
            by: $data['by'],
        );
    }
}
