<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** An assessment with everything that is stored about it */
final readonly class StoredAssessment extends Model
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
     * @param list<RiskContribution> $contributions
     * @param list<StoredAssessmentCounterfactuals> $counterfactuals
     *     The score and flag if the user took this step, best first.
     * @param StoredAssessmentBands $bands
     * @param list<'ip_data'|'history'|'policy'> $degraded
     *     Data that was unavailable, so that its signals were skipped.
     * @param StoredAssessmentNetwork|null $network
     *     What was known about the IP address; the address itself is not stored.
     * @param string|null $ipDataVersion
     * @param StoredAssessmentDeviceHints|null $deviceHints
     *     What the browser reported about itself. Null when nothing was sent.
     * @param array<string, float|bool|string>|null $facts
     *     The facts behind the score, named as in rules. Unknown ones are left out. Null for older assessments.
     * @param int|null $ruleSet The version of the default points used. Null for older assessments.
     * @param RiskLabel|null $label The latest label: how it turned out. Null when not labelled.
     * @param list<RiskLabel> $labels All labels, newest first.
     * @param int|null $policyVersion The version of your risk policy that decided. Null when there was none.
     * @param string|null $reference Only with `expand=metadata`.
     * @param array<string, string>|null $metadata Only with `expand=metadata`.
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
        public array $contributions,
        public array $counterfactuals,
        public StoredAssessmentBands $bands,
        public array $degraded,
        public ?StoredAssessmentNetwork $network,
        public ?string $ipDataVersion,
        public ?StoredAssessmentDeviceHints $deviceHints,
        public ?array $facts,
        public ?int $ruleSet,
        public ?RiskLabel $label,
        public array $labels,
        public ?int $policyVersion,
        public ?string $reference = null,
        public ?array $metadata = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'assessment', environment: 'live'|'test', score: int, flag: 'GREEN'|'AMBER'|'RED', category: string, triggeredSignals: list<'vpn_detected'|'proxy_detected'|'impossible_travel'|'device_mismatch'|'velocity_anomaly'|'identity_not_verified'|'new_device'|'new_account'|'high_value_transaction'>, recommendation: string, fraudType: 'takeover'|'ring'|'testing'|'scam'|'laundering'|'seller'|null, id: string, endpoint: 'fraud'|'payment', platformUserId: string, agreementId: string|null, transactionAmount: int, currency: string, simulated: bool, createdAt: string, contributions: list<array<string, mixed>>, counterfactuals: list<array<string, mixed>>, bands: array<string, mixed>, degraded: list<'ip_data'|'history'|'policy'>, network: array<string, mixed>|null, ipDataVersion: string|null, deviceHints: array<string, mixed>|null, facts: array<string, int|float|bool|string>|null, ruleSet: int|null, label: array<string, mixed>|null, labels: list<array<string, mixed>>, reference?: string|null, metadata?: array<string, string>, policyVersion: int|null} $data */
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
            contributions: array_map(RiskContribution::from(...), $data['contributions']),
            counterfactuals: array_map(StoredAssessmentCounterfactuals::from(...), $data['counterfactuals']),
            bands: StoredAssessmentBands::from($data['bands']),
            degraded: $data['degraded'],
            network: is_array($data['network']) ? StoredAssessmentNetwork::from($data['network']) : $data['network'],
            ipDataVersion: $data['ipDataVersion'],
            deviceHints: is_array($data['deviceHints']) ? StoredAssessmentDeviceHints::from($data['deviceHints']) : $data['deviceHints'],
            facts: $data['facts'],
            ruleSet: $data['ruleSet'],
            label: is_array($data['label']) ? RiskLabel::from($data['label']) : $data['label'],
            labels: array_map(RiskLabel::from(...), $data['labels']),
            policyVersion: $data['policyVersion'],
            reference: $data['reference'] ?? null,
            metadata: $data['metadata'] ?? null,
        );
    }
}
