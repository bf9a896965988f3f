<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\Pages;
use Surety\RequestOptions;
use Surety\Sender;

/** The account's own risk policy. */
final readonly class FraudPolicy
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * Retrieve the risk policy.
     *
     * `live` decides, `shadow` is computed alongside without effect, and `draft` is being edited. Without a
     * live policy, the default points and thresholds apply.
     */
    public function retrieve(?RequestOptions $options = null): Model\RiskPolicies
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/policies/risk', options: $options));
        return Model\RiskPolicies::from($data);
    }

    /**
     * Save a draft of the risk policy.
     *
     * A draft has thresholds, weights and rules. All rules are validated together, and `details` locates each
     * error. A draft decides nothing: promote it to shadow first, backtest it, then make it live. Send the
     * `draftRevision` that you edited as `revision`, so that you do not overwrite the change of another.
     * - `highValue`: The amount from which a transaction is high-value, by currency, instead of the default
     *     thresholds. 0 means never. Default: {}.
     * - `weights`: The maximum points that each can add (trust_list: subtract), where different from the
     *     default. Default: {}.
     * - `rules`: Default: [].
     * - `scorecard`: Default: null.
     * - `revision`: The `draftRevision` that you edited. If the draft has changed since, nothing is saved (409
     *     `draft_changed`). Without it, your draft replaces any other.
     *
     * @param array{highValue?: array<string, int>, weights?: array{vpn_detected?: int, proxy_detected?: int, impossible_travel?: int, device_mismatch?: int, velocity_anomaly?: int, identity_not_verified?: int, new_device?: int, new_account?: int, high_value_transaction?: int, structuring?: int, fresh_accounts?: int, copied_device?: int, sudden_return?: int, steady_drain?: int, self_dealing?: int, collecting_account?: int, strange_hands?: int, large_for_newcomer?: int, repeated_trouble?: int, hopping?: int, out_of_habit?: int, false_place?: int, scripted_browser?: int, labelled_fraud?: int, suspect_seller?: int, card_testing?: int, unusual_payee?: int, round_trip?: int, newcomer_spending?: int, newcomer_spree?: int, second_account?: int, fresh_address?: int, newcomers_money?: int, unverified_volume?: int, strange_spending?: int, watch_list?: int, trust_list?: int}, rules?: list<array{name: string, when: string, points?: int, verdict?: 'AMBER'|'RED', reason: string}>, scorecard?: list<array{fact: 'amount'|'amountAgainstHabit'|'nearThreshold'|'movedInDay'|'movedInWeek'|'weekAgainstHabit'|'paymentsInTenMinutes'|'paymentsInDay'|'paymentsInWeek'|'accountAge'|'verified'|'paymentsBefore'|'daysSinceLast'|'usualHour'|'vpn'|'tor'|'openProxy'|'hosting'|'clockElsewhere'|'placeElsewhere'|'impossibleTravel'|'unusuallyHidden'|'newDevice'|'strangeDevice'|'scriptedBrowser'|'virtualCamera'|'deviceInHour'|'freshOnDevice'|'peopleOnDevice'|'copiedDevice'|'networksOfDevice'|'freshAtAddress'|'payeeAccountAge'|'payeeKnown'|'pairKnown'|'freshPayers'|'payeesInWeek'|'payersInWeek'|'freshShareOfPayers'|'shareOfPayee'|'paidBack'|'sellerOnDevice'|'troubles'|'troublesShare'|'payeeTroublesShare'|'payeeTroubles'|'accountFrauds'|'deviceFrauds'|'sellerFrauds'|'sellerFraudsShare'|'sellerDisputes'|'newcomersMoney'|'tinyPayments'|'sellerScore', combinedWith?: array{fact: 'amount'|'sellerScore', at: int|float|null}, rows: list<array{at: int|null, points: int, low?: int, high?: int}>}>|null, revision?: int} $params
     */
    public function draft(array $params = [], ?RequestOptions $options = null): Model\RiskPolicyDraft
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('PUT', '/policies/risk/draft', body: $params, options: $options));
        return Model\RiskPolicyDraft::from($data);
    }

    /**
     * Delete the draft of the risk policy.
     *
     * The live and shadow policies do not change. Without a draft, nothing happens.
     */
    public function dropDraft(?RequestOptions $options = null): void
    {
        $this->sender->send(new Call('DELETE', '/policies/risk/draft', options: $options));
    }

    /**
     * Promote a risk policy.
     *
     * Promotes the `draft` to `shadow` or `live`, or the `shadow` to `live`. The policy that it replaces is
     * retired and kept as a record. The new one applies from the next assessment on, and the event
     * `risk_policy.changed` announces it. If your approval rules require a second person, the request returns
     * 202 with the approval and changes nothing yet. Promotion to shadow never needs approval.
     *
     * @param array{from: 'draft'|'shadow', to: 'shadow'|'live'} $params
     */
    public function promote(array $params, ?RequestOptions $options = null): Model\RiskPolicyVersion|Model\AwaitingApproval
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/policies/risk/promote', body: $params, options: $options));
        return isset($data['approval']) ? Model\AwaitingApproval::from($data) : Model\RiskPolicyVersion::from($data);
    }

    /**
     * Retire a risk policy.
     *
     * Takes the live or shadow policy out of use immediately, for example when it does harm. Without a live
     * policy, the default points apply. The retired version stays in the list of versions. If your approval
     * rules require a second person, the request returns 202 with the approval and changes nothing yet.
     *
     * @param array{policy: 'shadow'|'live'} $params
     */
    public function retire(array $params, ?RequestOptions $options = null): Model\RiskPolicies|Model\AwaitingApproval
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/policies/risk/retire', body: $params, options: $options));
        return isset($data['approval']) ? Model\AwaitingApproval::from($data) : Model\RiskPolicies::from($data);
    }

    /**
     * Compare the shadow policy with the live one.
     *
     * Counts how many assessments of each flag would have had another flag. Check this before you make a policy
     * live.
     */
    public function compareShadow(?RequestOptions $options = null): Model\RiskShadowComparison
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/policies/risk/shadow', options: $options));
        return Model\RiskShadowComparison::from($data);
    }

    /**
     * Backtest a risk policy.
     *
     * Evaluates your assessments of the last 90 days (or `since`) again with the draft, shadow or live policy,
     * and shows which would get another flag. It runs in the background and changes nothing; retrieve it until
     * `finishedAt` is set.
     * - `policy`: Default: "draft".
     * - `since`: Defaults to 90 days ago.
     *
     * @param array{policy?: 'draft'|'shadow'|'live', since?: string} $params
     */
    public function backtest(array $params = [], ?RequestOptions $options = null): Model\RiskBacktest
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/policies/risk/backtests', body: $params, options: $options));
        return Model\RiskBacktest::from($data);
    }

    /**
     * Retrieve a backtest.
     *
     * Returns the result so far: which assessments would get another flag, by outcome, with the amounts at
     * stake and examples.
     */
    public function retrieveBacktest(string $id, ?RequestOptions $options = null): Model\RiskBacktest
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/policies/risk/backtests/{}', ids: [$id], options: $options));
        return Model\RiskBacktest::from($data);
    }

    /**
     * List backtests.
     *
     * Returns backtests, newest first, including running ones. Each page has up to `limit` entries. To get the
     * next page, send `nextCursor` as `cursor`; it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, status?: 'RUNNING'|'DONE'|'STOPPED', from?: string, to?: string} $params
     * @return Pages<Model\RiskBacktest>
     */
    public function backtests(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/policies/risk/backtests', query: $params, options: $options), Model\RiskBacktest::from(...));
    }

    /**
     * Train a scorecard.
     *
     * Use this once you have labelled enough assessments. It fits points to their outcomes in the background
     * and puts the scorecard into the draft of the risk policy. It has no effect until the draft is promoted.
     */
    public function train(?RequestOptions $options = null): Model\RiskTraining
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/policies/risk/trainings', options: $options));
        return Model\RiskTraining::from($data);
    }

    /**
     * List trainings.
     *
     * Returns trainings, newest first, each with its result: a draft, or too few labels to train on. Each page
     * has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on the last
     * page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, status?: 'RUNNING'|'DONE'|'TOO_FEW'|'OTHER_WEEKS', from?: string, to?: string} $params
     * @return Pages<Model\RiskTraining>
     */
    public function trainings(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/policies/risk/trainings', query: $params, options: $options), Model\RiskTraining::from(...));
    }

    /**
     * List the versions of the risk policy.
     *
     * Returns all versions, newest first, each with who created it and when it was in use. Each page has up to
     * `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, status?: 'SHADOW'|'LIVE'|'RETIRED', from?: string, to?: string} $params
     * @return Pages<Model\RiskPolicyVersion>
     */
    public function versions(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/policies/risk/versions', query: $params, options: $options), Model\RiskPolicyVersion::from(...));
    }
}
