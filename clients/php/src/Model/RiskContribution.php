<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** One contribution to the score, with its reason */
final readonly class RiskContribution extends Model
{
    /**
     * @param 'vpn_detected'|'proxy_detected'|'impossible_travel'|'device_mismatch'|'velocity_anomaly'|'identity_not_verified'|'new_device'|'new_account'|'high_value_transaction'|'structuring'|'fresh_accounts'|'copied_device'|'sudden_return'|'steady_drain'|'self_dealing'|'collecting_account'|'strange_hands'|'large_for_newcomer'|'repeated_trouble'|'hopping'|'out_of_habit'|'false_place'|'scripted_browser'|'labelled_fraud'|'suspect_seller'|'card_testing'|'unusual_payee'|'round_trip'|'newcomer_spending'|'newcomer_spree'|'second_account'|'fresh_address'|'strange_spending'|'newcomers_money'|'unverified_volume'|'usual_network'|'scorecard'|'list'|'rule'|'cap'|'review' $signal
     * @param int $points The points of all contributions add up to the score.
     * @param string $reason
     * @param string|null $name The name of your rule, or the entry of your lists.
     */
    public function __construct(
        public string $signal,
        public int $points,
        public string $reason,
        public ?string $name = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{signal: 'vpn_detected'|'proxy_detected'|'impossible_travel'|'device_mismatch'|'velocity_anomaly'|'identity_not_verified'|'new_device'|'new_account'|'high_value_transaction'|'structuring'|'fresh_accounts'|'copied_device'|'sudden_return'|'steady_drain'|'self_dealing'|'collecting_account'|'strange_hands'|'large_for_newcomer'|'repeated_trouble'|'hopping'|'out_of_habit'|'false_place'|'scripted_browser'|'labelled_fraud'|'suspect_seller'|'card_testing'|'unusual_payee'|'round_trip'|'newcomer_spending'|'newcomer_spree'|'second_account'|'fresh_address'|'strange_spending'|'newcomers_money'|'unverified_volume'|'usual_network'|'scorecard'|'list'|'rule'|'cap'|'review', points: int, reason: string, name?: string} $data */
        return new self(
            signal: $data['signal'],
            points: $data['points'],
            reason: $data['reason'],
            name: $data['name'] ?? null,
        );
    }
}
