<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class PaymentAssessment extends Model
{
    /**
     * @param 'assessment' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param int $score At most 100.
     * @param 'GREEN'|'AMBER'|'RED' $flag
     * @param list<RiskContribution> $contributions
     * @param VirtualAccount|null $virtualAccount The account to pay into. Absent when the flag is RED.
     * @param list<'vpn_detected'|'proxy_detected'|'impossible_travel'|'device_mismatch'|'velocity_anomaly'|'identity_not_verified'|'new_device'|'new_account'|'high_value_transaction'>|null $triggeredSignals
     *     Only on AMBER and RED.
     * @param string|null $recommendation Only on RED.
     * @param 'takeover'|'ring'|'testing'|'scam'|'laundering'|'seller'|null $fraudType
     *     Only on AMBER and RED, and only if the signals point to one kind of fraud.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public int $score,
        public string $flag,
        public array $contributions,
        public ?VirtualAccount $virtualAccount = null,
        public ?array $triggeredSignals = null,
        public ?string $recommendation = null,
        public ?string $fraudType = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'assessment', environment: 'live'|'test', id: string, score: int, flag: 'GREEN'|'AMBER'|'RED', contributions: list<array<string, mixed>>, virtualAccount?: array<string, mixed>, triggeredSignals?: list<'vpn_detected'|'proxy_detected'|'impossible_travel'|'device_mismatch'|'velocity_anomaly'|'identity_not_verified'|'new_device'|'new_account'|'high_value_transaction'>, recommendation?: string, fraudType?: 'takeover'|'ring'|'testing'|'scam'|'laundering'|'seller'} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            score: $data['score'],
            flag: $data['flag'],
            contributions: array_map(RiskContribution::from(...), $data['contributions']),
            virtualAccount: isset($data['virtualAccount']) ? VirtualAccount::from($data['virtualAccount']) : null,
            triggeredSignals: $data['triggeredSignals'] ?? null,
            recommendation: $data['recommendation'] ?? null,
            fraudType: $data['fraudType'] ?? null,
        );
    }
}
