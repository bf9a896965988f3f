<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class AmendmentLapsedEventData extends Model
{
    /**
     * @param string $amendmentId
     * @param 'silence'|'overtaken' $reason
     */
    public function __construct(
        public string $amendmentId,
        public string $reason,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{amendmentId: string, reason: 'silence'|'overtaken'} $data */
        return new self(
            amendmentId: $data['amendmentId'],
            reason: $data['reason'],
        );
    }
}
