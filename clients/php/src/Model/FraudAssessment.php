<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class FraudAssessment extends Model
{
    /**
     * @param 'assessment' $object
     * @param 'live'|'test' $environment
     * @param int $score Higher means riskier. At most 100.
     * @param 'GREEN'|'AMBER'|'RED' $flag
     * @param string $category Low Risk, Elevated Risk or Critical.
     * @param list<'vpn_detected'|'proxy_detected'|'impossible_travel'|'device_mismatch'|'velocity_anomaly'|'identity_not_verified'|'new_device'|'new_account'|'high_value_transaction'> $triggeredSignals
     * @param string $recommendation
     * @param string $id
     * @param list<RiskContribution> $contributions
     * @param 'takeover'|'ring'|'testing'|'scam'|'laundering'|'seller'|null $fraudType
     *     Only on AMBER and RED, and only if the signals point to one kind of fraud.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public int $score,
        public string $flag,
        public string $category,
        public array $triggeredSignals,
        public string $recommendation,
        public string $id,
        public array $contributions,
        public ?string $fraudType = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'assessment', environment: 'live'|'test', score: int, flag: 'GREEN'|'AMBER'|'RED', category: string, triggeredSignals: list<'vpn_detected'|'proxy_detected'|'impossible_travel'|'device_mismatch'|'velocity_anomaly'|'identity_not_verified'|'new_device'|'new_account'|'high_value_transaction'>, recommendation: string, id: string, contributions: list<array<string, mixed>>, fraudType?: 'takeover'|'ring'|'testing'|'scam'|'laundering'|'seller'} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            score: $data['score'],
            flag: $data['flag'],
            category: $data['category'],
            triggeredSignals: $data['triggeredSignals'],
            recommendation: $data['recommendation'],
            id: $data['id'],
            contributions: array_map(RiskContribution::from(...), $data['contributions']),
            fraudType: $data['fraudType'] ?? null,
        );
    }
}
