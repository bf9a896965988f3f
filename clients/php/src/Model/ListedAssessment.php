<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** An assessment in a list */
final readonly class ListedAssessment extends Model
{
    /**
     * @param 'assessment' $object
     * @param 'live'|'test' $environment
     * @param int $score Higher means riskier. At most 100.
     * @param 'GREEN'|'AMBER'|'RED' $flag
     * @param string $category Low Risk, Elevated Risk or Critical.
     * @param list<'vpn_detected'|'proxy_detected'|'impossible_travel'|'device_mismatch'|'velocity_anomaly'|'identity_not_verified'|'new_device'|'new_account'|'high_value_transaction'> $triggeredSignals
     * @param string $recommendation
     * @param 'takeover'|'ring'|'testing'|'scam'|'laundering'|'seller'|null $fraudType
     *     The kind of fraud that the signals point to. Null when they point to none.
     * @param string $id
     * @param 'fraud'|'payment' $endpoint
     * @param string $platformUserId
     * @param string|null $agreementId
     * @param int $transactionAmount
     * @param string $currency
     * @param bool $simulated Made with a simulate flag, and ignored by later assessments.
     * @param string $createdAt ISO 8601.
     * @param string|null $reference Your own reference.
     * @param array<string, string> $metadata Your own key-value pairs.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public int $score,
        public string $flag,
        public string $category,
        public array $triggeredSignals,
        public string $recommendation,
        public ?string $fraudType,
        public string $id,
        public string $endpoint,
        public string $platformUserId,
        public ?string $agreementId,
        public int $transactionAmount,
        public string $currency,
        public bool $simulated,
        public string $createdAt,
        public ?string $reference,
        public array $metadata,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'assessment', environment: 'live'|'test', score: int, flag: 'GREEN'|'AMBER'|'RED', category: string, triggeredSignals: list<'vpn_detected'|'proxy_detected'|'impossible_travel'|'device_mismatch'|'velocity_anomaly'|'identity_not_verified'|'new_device'|'new_account'|'high_value_transaction'>, recommendation: string, fraudType: 'takeover'|'ring'|'testing'|'scam'|'laundering'|'seller'|null, id: string, endpoint: 'fraud'|'payment', platformUserId: string, agreementId: string|null, transactionAmount: int, currency: string, simulated: bool, createdAt: string, reference: string|null, metadata: array<string, string>} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            score: $data['score'],
            flag: $data['flag'],
            category: $data['category'],
            triggeredSignals: $data['triggeredSignals'],
            recommendation: $data['recommendation'],
            fraudType: $data['fraudType'],
            id: $data['id'],
            endpoint: $data['endpoint'],
            platformUserId: $data['platformUserId'],
            agreementId: $data['agreementId'],
            transactionAmount: $data['transactionAmount'],
            currency: $data['currency'],
            simulated: $data['simulated'],
            createdAt: $data['createdAt'],
            reference: $data['reference'],
            metadata: $data['metadata'],
        );
    }
}
