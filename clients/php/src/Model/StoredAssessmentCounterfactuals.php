<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class StoredAssessmentCounterfactuals extends Model
{
    /**
     * @param 'verify_identity'|'use_known_device'|'leave_vpn' $step
     * @param list<'vpn_detected'|'proxy_detected'|'impossible_travel'|'device_mismatch'|'velocity_anomaly'|'identity_not_verified'|'new_device'|'new_account'|'high_value_transaction'> $removes
     * @param int $score Higher means riskier. At most 100.
     * @param 'GREEN'|'AMBER'|'RED' $flag
     */
    public function __construct(
        public string $step,
        public array $removes,
        public int $score,
        public string $flag,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{step: 'verify_identity'|'use_known_device'|'leave_vpn', removes: list<'vpn_detected'|'proxy_detected'|'impossible_travel'|'device_mismatch'|'velocity_anomaly'|'identity_not_verified'|'new_device'|'new_account'|'high_value_transaction'>, score: int, flag: 'GREEN'|'AMBER'|'RED'} $data */
        return new self(
            step: $data['step'],
            removes: $data['removes'],
            score: $data['score'],
            flag: $data['flag'],
        );
    }
}
