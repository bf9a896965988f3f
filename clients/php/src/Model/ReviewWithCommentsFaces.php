<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class ReviewWithCommentsFaces extends Model
{
    /**
     * @param string $externalUserId
     * @param float $likeness The cosine similarity of the two faces; 1 is the same picture.
     */
    public function __construct(
        public string $externalUserId,
        public float $likeness,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{externalUserId: string, likeness: int|float} $data */
        return new self(
            externalUserId: $data['externalUserId'],
            likeness: $data['likeness'],
        );
    }
}
