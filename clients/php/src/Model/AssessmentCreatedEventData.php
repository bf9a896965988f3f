<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class AssessmentCreatedEventData extends Model
{
    /**
     * @param string $assessmentId
     * @param int $score
     * @param 'GREEN'|'AMBER'|'RED' $flag
     * @param list<string> $triggeredSignals
     * @param string $platformUserId
     * @param string|null $agreementId
     * @param int $transactionAmount In the smallest currency unit.
     * @param string $currency
     * @param bool $simulated
     * @param string|null $reference
     * @param array<string, string>|null $metadata
     */
    public function __construct(
        public string $assessmentId,
        public int $score,
        public string $flag,
        public array $triggeredSignals,
        public string $platformUserId,
        public ?string $agreementId,
        public int $transactionAmount,
        public string $currency,
        public bool $simulated,
        public ?string $reference = null,
        public ?array $metadata = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{assessmentId: string, score: int, flag: 'GREEN'|'AMBER'|'RED', triggeredSignals: list<string>, reference?: string|null, metadata?: array<string, string>, platformUserId: string, agreementId: string|null, transactionAmount: int, currency: string, simulated: bool} $data */
        return new self(
            assessmentId: $data['assessmentId'],
            score: $data['score'],
            flag: $data['flag'],
            triggeredSignals: $data['triggeredSignals'],
            platformUserId: $data['platformUserId'],
            agreementId: $data['agreementId'],
            transactionAmount: $data['transactionAmount'],
            currency: $data['currency'],
            simulated: $data['simulated'],
            reference: $data['reference'] ?? null,
            metadata: $data['metadata'] ?? null,
        );
    }
}
