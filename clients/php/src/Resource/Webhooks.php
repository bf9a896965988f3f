<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\Pages;
use Surety\RequestOptions;
use Surety\Sender;

/** Webhook endpoints and signature verification. */
final readonly class Webhooks
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * Create a webhook endpoint.
     *
     * The endpoint receives events from now on. Each event is sent as a signed POST request (Standard Webhooks)
     * until the endpoint returns 2xx: at least once, with retries over about three days. Verify the signature
     * before you trust an event, and respond within 15 seconds. The URL must be https and public, unless the
     * service allows private addresses (WEBHOOK_ALLOW_PRIVATE).
     * - `url`: https, on a public address, without user name and password. At most 2048 characters.
     * - `events`: The event types to send. Empty or absent means all.
     * - `ordered`: Sends the events of each agreement in sequence: the next one waits until the previous one
     *     was accepted or given up.
     * - `description`: At most 200 characters.
     *
     * @param array{url: string, events?: list<'agreement.created'|'agreement.updated'|'agreement.assessed'|'agreement.partially_funded'|'agreement.funded'|'agreement.overfunded'|'agreement.completed'|'agreement.disbursed'|'agreement.refunded'|'agreement.frozen'|'agreement.unfrozen'|'agreement.cancelled'|'virtual_account.issued'|'deposit.received'|'deposit.unapplied'|'deposit.reversed'|'milestone.confirmed'|'milestone.completed'|'milestone.resolved'|'milestone.release_queued'|'milestone.released'|'payout.awaiting_details'|'payout.submitted'|'payout.succeeded'|'payout.failed'|'payout.reversed'|'payout.overpaid'|'payout.retried'|'payout.cancelled'|'payout.held'|'payout.hold_lifted'|'milestone.inspection_started'|'milestone.inspection_ending'|'milestone.inspection_extended'|'milestone.inspection_paused'|'milestone.inspection_resumed'|'milestone.inspection_ended'|'milestone.overdue'|'agreement.funding_ending'|'agreement.expired'|'dispute.opened'|'dispute.message_added'|'dispute.evidence_added'|'dispute.evidence_shared'|'dispute.offer_made'|'dispute.offer_declined'|'dispute.offer_withdrawn'|'dispute.escalated'|'dispute.decided'|'dispute.appealed'|'dispute.decision_overdue'|'dispute.paused'|'dispute.resumed'|'dispute.closed'|'amendment.proposed'|'amendment.accepted'|'amendment.declined'|'amendment.withdrawn'|'amendment.lapsed'|'agreement.amended'|'payout_account.changed'|'excess.refunded'|'refund.created'|'refund.succeeded'|'refund.failed'|'refund.retried'|'refund.redirected'|'refund.reversed'|'anchor.published'|'exception.opened'|'exception.closed'|'approval.requested'|'approval.approved'|'approval.rejected'|'approval.withdrawn'|'approval.expired'|'assessment.created'|'risk_policy.changed'|'identity.verified'|'identity.failed'|'identity.reviewed'|'identity.session.completed'|'identity.session.expired'|'link.opened'|'review.opened'|'review.decided'>, ordered?: bool, description?: string} $params
     */
    public function create(array $params, ?RequestOptions $options = null): Model\NewWebhook
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/webhooks', body: $params, options: $options));
        return Model\NewWebhook::from($data);
    }

    /**
     * Retrieve a webhook endpoint.
     *
     * `enabled` is false when you have disabled the endpoint, when it returned 410, or when it failed for days;
     * `disabledReason` tells which.
     */
    public function retrieve(string $id, ?RequestOptions $options = null): Model\Webhook
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/webhooks/{}', ids: [$id], options: $options));
        return Model\Webhook::from($data);
    }

    /**
     * List webhook endpoints.
     *
     * Returns all endpoints, including disabled ones, each with the time since which it has been failing.
     * Secrets are never returned. Each page has up to `limit` entries. To get the next page, send `nextCursor`
     * as `cursor`; it is null on the last page.
     * - `limit`: At most 100. Default: 100.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, from?: string, to?: string} $params
     * @return Pages<Model\Webhook>
     */
    public function list(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/webhooks', query: $params, options: $options), Model\Webhook::from(...));
    }

    /**
     * Change a webhook endpoint.
     *
     * Send only the fields that change. An endpoint that is enabled again receives the deliveries that were
     * pending when it was disabled; use a replay for events that happened in between.
     * - `url`: https, on a public address, without user name and password. At most 2048 characters.
     * - `events`: The event types to send. Empty or absent means all.
     * - `ordered`: Sends the events of each agreement in sequence: the next one waits until the previous one
     *     was accepted or given up.
     * - `description`: At most 200 characters.
     * - `enabled`: When enabled again, it continues with the deliveries that were pending when it was disabled.
     *
     * @param array{url?: string, events?: list<'agreement.created'|'agreement.updated'|'agreement.assessed'|'agreement.partially_funded'|'agreement.funded'|'agreement.overfunded'|'agreement.completed'|'agreement.disbursed'|'agreement.refunded'|'agreement.frozen'|'agreement.unfrozen'|'agreement.cancelled'|'virtual_account.issued'|'deposit.received'|'deposit.unapplied'|'deposit.reversed'|'milestone.confirmed'|'milestone.completed'|'milestone.resolved'|'milestone.release_queued'|'milestone.released'|'payout.awaiting_details'|'payout.submitted'|'payout.succeeded'|'payout.failed'|'payout.reversed'|'payout.overpaid'|'payout.retried'|'payout.cancelled'|'payout.held'|'payout.hold_lifted'|'milestone.inspection_started'|'milestone.inspection_ending'|'milestone.inspection_extended'|'milestone.inspection_paused'|'milestone.inspection_resumed'|'milestone.inspection_ended'|'milestone.overdue'|'agreement.funding_ending'|'agreement.expired'|'dispute.opened'|'dispute.message_added'|'dispute.evidence_added'|'dispute.evidence_shared'|'dispute.offer_made'|'dispute.offer_declined'|'dispute.offer_withdrawn'|'dispute.escalated'|'dispute.decided'|'dispute.appealed'|'dispute.decision_overdue'|'dispute.paused'|'dispute.resumed'|'dispute.closed'|'amendment.proposed'|'amendment.accepted'|'amendment.declined'|'amendment.withdrawn'|'amendment.lapsed'|'agreement.amended'|'payout_account.changed'|'excess.refunded'|'refund.created'|'refund.succeeded'|'refund.failed'|'refund.retried'|'refund.redirected'|'refund.reversed'|'anchor.published'|'exception.opened'|'exception.closed'|'approval.requested'|'approval.approved'|'approval.rejected'|'approval.withdrawn'|'approval.expired'|'assessment.created'|'risk_policy.changed'|'identity.verified'|'identity.failed'|'identity.reviewed'|'identity.session.completed'|'identity.session.expired'|'link.opened'|'review.opened'|'review.decided'>, ordered?: bool, description?: string, enabled?: bool} $params
     */
    public function change(string $id, array $params = [], ?RequestOptions $options = null): Model\Webhook
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('PATCH', '/webhooks/{}', ids: [$id], body: $params, options: $options));
        return Model\Webhook::from($data);
    }

    /**
     * Delete a webhook endpoint.
     *
     * Use this for an endpoint that no longer exists. Its secret and pending deliveries are deleted as well. To
     * pause deliveries, disable the endpoint instead.
     */
    public function delete(string $id, ?RequestOptions $options = null): void
    {
        $this->sender->send(new Call('DELETE', '/webhooks/{}', ids: [$id], options: $options));
    }

    /**
     * Rotate the secret of a webhook endpoint.
     *
     * For a day (or `overlapSeconds`), every delivery carries both signatures, so that you can switch the
     * receiver at any time. The new secret is shown only once.
     * - `overlapSeconds`: How long deliveries are signed with both secrets, in seconds. At most 604800.
     *     Default: 86400.
     *
     * @param array{overlapSeconds?: int} $params
     */
    public function rotateSecret(string $id, array $params = [], ?RequestOptions $options = null): Model\NewWebhook
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/webhooks/{}/rotate-secret', ids: [$id], body: $params, options: $options));
        return Model\NewWebhook::from($data);
    }

    /**
     * Test a webhook endpoint.
     *
     * Sends a `webhook.test` event now. If the endpoint refuses it or cannot be reached, the status is still
     * 200, with `delivered: false`. The event is sent once, does not appear in the event log, and is also sent
     * to a disabled endpoint.
     */
    public function test(string $id, ?RequestOptions $options = null): Model\WebhookTest
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/webhooks/{}/test', ids: [$id], options: $options));
        return Model\WebhookTest::from($data);
    }

    /**
     * Replay events.
     *
     * Use this when a receiver has lost events. Events that it has already received are sent again too, so it
     * must deduplicate by id. Events selected by id are sent regardless of the endpoint’s event types; a time
     * range (at most 31 days) only covers its event types. The `webhook-id` is the same as before.
     * - `to`: Defaults to now.
     *
     * @param array{eventIds?: list<string>, from?: string, to?: string} $params
     */
    public function replay(string $id, array $params = [], ?RequestOptions $options = null): Model\WebhookReplay
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/webhooks/{}/replay', ids: [$id], body: $params, options: $options));
        return Model\WebhookReplay::from($data);
    }

    /**
     * List webhook deliveries.
     *
     * Returns what was sent to the endpoint in the last 30 days and how it responded, newest event first. Each
     * attempt has its status, time and error, so that you can see why an event did not arrive. Each page has up
     * to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, status?: 'PENDING'|'DELIVERED'|'FAILED', from?: string, to?: string} $params
     * @return Pages<Model\WebhookDelivery>
     */
    public function deliveries(string $id, array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/webhooks/{}/deliveries', ids: [$id], query: $params, options: $options), Model\WebhookDelivery::from(...));
    }
}
