<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class Weights extends Model
{
    /**
     * @param int|null $vpn_detected Defaults to 32. At most 69.
     * @param int|null $proxy_detected Defaults to 34. At most 69.
     * @param int|null $impossible_travel Defaults to 42. At most 69.
     * @param int|null $device_mismatch Defaults to 16. At most 69.
     * @param int|null $velocity_anomaly Defaults to 56. At most 69.
     * @param int|null $identity_not_verified Defaults to 10. At most 69.
     * @param int|null $new_device Defaults to 6. At most 69.
     * @param int|null $new_account Defaults to 8. At most 69.
     * @param int|null $high_value_transaction Defaults to 30. At most 69.
     * @param int|null $structuring Defaults to 50. At most 69.
     * @param int|null $fresh_accounts Defaults to 40. At most 69.
     * @param int|null $copied_device Defaults to 40. At most 69.
     * @param int|null $sudden_return Defaults to 10. At most 69.
     * @param int|null $steady_drain Defaults to 40. At most 69.
     * @param int|null $self_dealing Defaults to 40. At most 69.
     * @param int|null $collecting_account Defaults to 44. At most 69.
     * @param int|null $strange_hands Defaults to 34. At most 69.
     * @param int|null $large_for_newcomer Defaults to 16. At most 69.
     * @param int|null $repeated_trouble Defaults to 44. At most 69.
     * @param int|null $hopping Defaults to 30. At most 69.
     * @param int|null $out_of_habit Defaults to 30. At most 69.
     * @param int|null $false_place Defaults to 12. At most 69.
     * @param int|null $scripted_browser Defaults to 24. At most 69.
     * @param int|null $labelled_fraud Defaults to 56. At most 69.
     * @param int|null $suspect_seller Defaults to 34. At most 69.
     * @param int|null $card_testing Defaults to 40. At most 69.
     * @param int|null $unusual_payee Defaults to 18. At most 69.
     * @param int|null $round_trip Defaults to 16. At most 69.
     * @param int|null $newcomer_spending Defaults to 15. At most 69.
     * @param int|null $newcomer_spree Defaults to 34. At most 69.
     * @param int|null $second_account Defaults to 32. At most 69.
     * @param int|null $fresh_address Defaults to 26. At most 69.
     * @param int|null $newcomers_money Defaults to 24. At most 69.
     * @param int|null $unverified_volume Defaults to 30. At most 69.
     * @param int|null $strange_spending Defaults to 24. At most 69.
     * @param int|null $watch_list Defaults to 30. At most 69.
     * @param int|null $trust_list Defaults to 30. At most 69.
     */
    public function __construct(
        public ?int $vpn_detected = null,
        public ?int $proxy_detected = null,
        public ?int $impossible_travel = null,
        public ?int $device_mismatch = null,
        public ?int $velocity_anomaly = null,
        public ?int $identity_not_verified = null,
        public ?int $new_device = null,
        public ?int $new_account = null,
        public ?int $high_value_transaction = null,
        public ?int $structuring = null,
        public ?int $fresh_accounts = null,
        public ?int $copied_device = null,
        public ?int $sudden_return = null,
        public ?int $steady_drain = null,
        public ?int $self_dealing = null,
        public ?int $collecting_account = null,
        public ?int $strange_hands = null,
        public ?int $large_for_newcomer = null,
        public ?int $repeated_trouble = null,
        public ?int $hopping = null,
        public ?int $out_of_habit = null,
        public ?int $false_place = null,
        public ?int $scripted_browser = null,
        public ?int $labelled_fraud = null,
        public ?int $suspect_seller = null,
        public ?int $card_testing = null,
        public ?int $unusual_payee = null,
        public ?int $round_trip = null,
        public ?int $newcomer_spending = null,
        public ?int $newcomer_spree = null,
        public ?int $second_account = null,
        public ?int $fresh_address = null,
        public ?int $newcomers_money = null,
        public ?int $unverified_volume = null,
        public ?int $strange_spending = null,
        public ?int $watch_list = null,
        public ?int $trust_list = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{vpn_detected?: int, proxy_detected?: int, impossible_travel?: int, device_mismatch?: int, velocity_anomaly?: int, identity_not_verified?: int, new_device?: int, new_account?: int, high_value_transaction?: int, structuring?: int, fresh_accounts?: int, copied_device?: int, sudden_return?: int, steady_drain?: int, self_dealing?: int, collecting_account?: int, strange_hands?: int, large_for_newcomer?: int, repeated_trouble?: int, hopping?: int, out_of_habit?: int, false_place?: int, scripted_browser?: int, labelled_fraud?: int, suspect_seller?: int, card_testing?: int, unusual_payee?: int, round_trip?: int, newcomer_spending?: int, newcomer_spree?: int, second_account?: int, fresh_address?: int, newcomers_money?: int, unverified_volume?: int, strange_spending?: int, watch_list?: int, trust_list?: int} $data */
        return new self(
            vpn_detected: $data['vpn_detected'] ?? null,
            proxy_detected: $data['proxy_detected'] ?? null,
            impossible_travel: $data['impossible_travel'] ?? null,
            device_mismatch: $data['device_mismatch'] ?? null,
            velocity_anomaly: $data['velocity_anomaly'] ?? null,
            identity_not_verified: $data['identity_not_verified'] ?? null,
            new_device: $data['new_device'] ?? null,
            new_account: $data['new_account'] ?? null,
            high_value_transaction: $data['high_value_transaction'] ?? null,
            structuring: $data['structuring'] ?? null,
            fresh_accounts: $data['fresh_accounts'] ?? null,
            copied_device: $data['copied_device'] ?? null,
            sudden_return: $data['sudden_return'] ?? null,
            steady_drain: $data['steady_drain'] ?? null,
            self_dealing: $data['self_dealing'] ?? null,
            collecting_account: $data['collecting_account'] ?? null,
            strange_hands: $data['strange_hands'] ?? null,
            large_for_newcomer: $data['large_for_newcomer'] ?? null,
            repeated_trouble: $data['repeated_trouble'] ?? null,
            hopping: $data['hopping'] ?? null,
            out_of_habit: $data['out_of_habit'] ?? null,
            false_place: $data['false_place'] ?? null,
            scripted_browser: $data['scripted_browser'] ?? null,
            labelled_fraud: $data['labelled_fraud'] ?? null,
            suspect_seller: $data['suspect_seller'] ?? null,
            card_testing: $data['card_testing'] ?? null,
            unusual_payee: $data['unusual_payee'] ?? null,
            round_trip: $data['round_trip'] ?? null,
            newcomer_spending: $data['newcomer_spending'] ?? null,
            newcomer_spree: $data['newcomer_spree'] ?? null,
            second_account: $data['second_account'] ?? null,
            fresh_address: $data['fresh_address'] ?? null,
            newcomers_money: $data['newcomers_money'] ?? null,
            unverified_volume: $data['unverified_volume'] ?? null,
            strange_spending: $data['strange_spending'] ?? null,
            watch_list: $data['watch_list'] ?? null,
            trust_list: $data['trust_list'] ?? null,
        );
    }
}
