<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The hours within which a review is due */
final readonly class ReviewPolicyDueHours extends Model
{
    /**
     * @param int $RED At most 720.
     * @param int $AMBER At most 720.
     * @param int $APPEAL At most 720.
     * @param int $SCREENING At most 720.
     * @param int $PAYER At most 720.
     * @param int $FACE At most 720.
     */
    public function __construct(
        public int $RED,
        public int $AMBER,
        public int $APPEAL,
        public int $SCREENING,
        public int $PAYER,
        public int $FACE,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{RED: int, AMBER: int, APPEAL: int, SCREENING: int, PAYER: int, FACE: int} $data */
        return new self(
            RED: $data['RED'],
            AMBER: $data['AMBER'],
            APPEAL: $data['APPEAL'],
            SCREENING: $data['SCREENING'],
            PAYER: $data['PAYER'],
            FACE: $data['FACE'],
        );
    }
}
