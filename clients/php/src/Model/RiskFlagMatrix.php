<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The number of assessments by actual flag and by the flag that they would have had */
final readonly class RiskFlagMatrix extends Model
{
    /**
     * @param RiskFlagMatrixGREEN $GREEN
     * @param RiskFlagMatrixAMBER $AMBER
     * @param RiskFlagMatrixRED $RED
     */
    public function __construct(
        public RiskFlagMatrixGREEN $GREEN,
        public RiskFlagMatrixAMBER $AMBER,
        public RiskFlagMatrixRED $RED,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{GREEN: array<string, mixed>, AMBER: array<string, mixed>, RED: array<string, mixed>} $data */
        return new self(
            GREEN: RiskFlagMatrixGREEN::from($data['GREEN']),
            AMBER: RiskFlagMatrixAMBER::from($data['AMBER']),
            RED: RiskFlagMatrixRED::from($data['RED']),
        );
    }
}
