<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class RiskTrainingContradictions extends Model
{
    /**
     * @param string $assessmentId
     * @param Actor $labelledBy
     * @param bool $leftOut
     */
    public function __construct(
        public string $assessmentId,
        public Actor $labelledBy,
        public bool $leftOut,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{assessmentId: string, labelledBy: array<string, mixed>, leftOut: bool} $data */
        return new self(
            assessmentId: $data['assessmentId'],
            labelledBy: Actor::from($data['labelledBy']),
            leftOut: $data['leftOut'],
        );
    }
}
