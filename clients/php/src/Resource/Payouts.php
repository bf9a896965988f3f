<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\Pages;
use Surety\RequestOptions;
use Surety\Sender;

/** Payouts to sellers, their holds and the release policy. */
final readonly class Payouts
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * List payouts.
     *
     * Returns payouts to sellers and the payees of shares, newest first. Filter by status, agreement, the
     * agreement's reference, seller, payee and date. PENDING payouts are about to be sent or held by a rule of
     * the release policy, AWAITING_DETAILS payouts wait for a payout account, and SUBMITTED payouts are with
     * the bank. Each page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is
     * null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `agreementId`: At most 100 characters.
     * - `sellerExternalId`: At most 255 characters.
     * - `payeeExternalId`: At most 255 characters.
     * - `reference`: Only of the agreement with your own reference. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, status?: 'PENDING'|'AWAITING_DETAILS'|'SUBMITTED'|'SUCCEEDED'|'CANCELLED', agreementId?: string, sellerExternalId?: string, payeeExternalId?: string, reference?: string, from?: string, to?: string} $params
     * @return Pages<Model\Payout>
     */
    public function list(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/payouts', query: $params, options: $options), Model\Payout::from(...));
    }

    /**
     * Retrieve a payout.
     *
     * Returns the payout with every attempt, its destination at the time of submission, and the bank's own
     * reason. After a timeout, the bank is asked for the outcome and the attempt is repeated under the same
     * reference, so that a seller is never paid twice.
     */
    public function retrieve(string $payoutId, ?RequestOptions $options = null): Model\Payout
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/payouts/{}', ids: [$payoutId], options: $options));
        return Model\Payout::from($data);
    }

    /**
     * Cancel a payout of a shared milestone.
     *
     * Gives what one payee was to get back to the buyer, when the payee never names a payout account or is not
     * to be paid. It works on a frozen agreement too, until the payout was submitted to the bank. The other
     * payees keep theirs, and you keep your fees. If the bank took the deposit back after the release, the
     * buyer has that money already: it settles that first, and only the rest is refunded. If your approval
     * rules require a second person, the request returns 202 with the approval and changes nothing yet.
     * - `reason`: At most 500 characters.
     *
     * @param array{reason: string} $params
     */
    public function cancel(string $payoutId, array $params, ?RequestOptions $options = null): Model\Payout|Model\AwaitingApproval
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/payouts/{}/cancel', ids: [$payoutId], body: $params, options: $options));
        return isset($data['approval']) ? Model\AwaitingApproval::from($data) : Model\Payout::from($data);
    }

    /**
     * Retry a payout.
     *
     * Use this for a payout that the bank has refused until no try was left, once the cause is mended. It goes
     * to the payee's account as it is now, under a new reference and with as many tries as at first; to pay to
     * another account, set it instead. Holds, the cool-off of a changed account and the release policy apply as
     * before. The release itself was decided, so this needs no approval.
     */
    public function retry(string $payoutId, ?RequestOptions $options = null): Model\Payout
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/payouts/{}/retry', ids: [$payoutId], options: $options));
        return Model\Payout::from($data);
    }

    /**
     * List an agreement’s payouts.
     *
     * Returns the payouts of the agreement, newest first: one for each payee of a released milestone. Each page
     * has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on the last
     * page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, status?: 'PENDING'|'AWAITING_DETAILS'|'SUBMITTED'|'SUCCEEDED'|'CANCELLED', from?: string, to?: string} $params
     * @return Pages<Model\Payout>
     */
    public function ofAgreement(string $id, array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/escrow/agreements/{}/payouts', ids: [$id], query: $params, options: $options), Model\Payout::from(...));
    }

    /**
     * Retrieve the release policy.
     *
     * Returns the rules in use. Without rules, every released milestone is paid out immediately.
     */
    public function policy(?RequestOptions $options = null): Model\ReleasePolicy
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/policies/release', options: $options));
        return Model\ReleasePolicy::from($data);
    }

    /**
     * List the versions of the release policy.
     *
     * Returns every version of the release policy that was ever set, newest first, with who set it and when.
     * Each page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on
     * the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, from?: string, to?: string} $params
     * @return Pages<Model\ReleasePolicy>
     */
    public function policyVersions(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/policies/release/versions', query: $params, options: $options), Model\ReleasePolicy::from(...));
    }

    /**
     * Change the release policy.
     *
     * Send the complete list: rules that are left out no longer apply. The new policy applies to all payouts
     * from now on; payouts on hold are evaluated again, and some may be released. If your approval rules
     * require a second person, the request returns 202 with the approval and changes nothing yet.
     * - `rules`: The complete list: rules that are left out no longer apply. An empty list holds nothing.
     *
     * @param array{rules: list<array{rule: 'unverified_seller', above: int, currency: string}|array{rule: 'new_account', days: int}|array{rule: 'risky_payment', days: int}|array{rule: 'name_mismatch'}|array{rule: 'first_deals', deals: int, percent: int, days: int}|array{rule: 'risky_seller', score: int, days: int}>} $params
     */
    public function setPolicy(array $params, ?RequestOptions $options = null): Model\ReleasePolicy|Model\AwaitingApproval
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('PUT', '/policies/release', body: $params, options: $options));
        return isset($data['approval']) ? Model\AwaitingApproval::from($data) : Model\ReleasePolicy::from($data);
    }

    /**
     * List holds.
     *
     * Returns payouts that are or were held, newest first: which rule holds which payout and, for rules that
     * end by themselves, until when. Use `status=OPEN` for current holds. Each page has up to `limit` entries.
     * To get the next page, send `nextCursor` as `cursor`; it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `agreementId`: At most 100 characters.
     * - `reference`: Only of the agreement with your own reference. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, status?: 'OPEN'|'LIFTED'|'OVER', agreementId?: string, reference?: string, from?: string, to?: string} $params
     * @return Pages<Model\Hold>
     */
    public function holds(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/holds', query: $params, options: $options), Model\Hold::from(...));
    }

    /**
     * Lift a hold.
     *
     * Releases a payout in spite of a rule. Explain in `note` what you have checked. The payout is sent once no
     * other rule holds it. If your approval rules require a second person, the request returns 202 with the
     * approval and changes nothing yet.
     * - `note`: At most 1000 characters.
     *
     * @param array{note: string} $params
     */
    public function liftHold(string $id, array $params, ?RequestOptions $options = null): Model\Hold|Model\AwaitingApproval
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/holds/{}/lift', ids: [$id], body: $params, options: $options));
        return isset($data['approval']) ? Model\AwaitingApproval::from($data) : Model\Hold::from($data);
    }
}
