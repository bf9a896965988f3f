<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class NewWebhook extends Model
{
    /**
     * @param 'webhook' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param string $url
     * @param list<'agreement.created'|'agreement.updated'|'agreement.assessed'|'agreement.partially_funded'|'agreement.funded'|'agreement.overfunded'|'agreement.completed'|'agreement.disbursed'|'agreement.refunded'|'agreement.frozen'|'agreement.unfrozen'|'agreement.cancelled'|'virtual_account.issued'|'deposit.received'|'deposit.unapplied'|'deposit.reversed'|'milestone.confirmed'|'milestone.completed'|'milestone.resolved'|'milestone.release_queued'|'milestone.released'|'payout.awaiting_details'|'payout.submitted'|'payout.succeeded'|'payout.failed'|'payout.reversed'|'payout.overpaid'|'payout.retried'|'payout.cancelled'|'payout.held'|'payout.hold_lifted'|'milestone.inspection_started'|'milestone.inspection_ending'|'milestone.inspection_extended'|'milestone.inspection_paused'|'milestone.inspection_resumed'|'milestone.inspection_ended'|'milestone.overdue'|'agreement.funding_ending'|'agreement.expired'|'dispute.opened'|'dispute.message_added'|'dispute.evidence_added'|'dispute.evidence_shared'|'dispute.offer_made'|'dispute.offer_declined'|'dispute.offer_withdrawn'|'dispute.escalated'|'dispute.decided'|'dispute.appealed'|'dispute.decision_overdue'|'dispute.paused'|'dispute.resumed'|'dispute.closed'|'amendment.proposed'|'amendment.accepted'|'amendment.declined'|'amendment.withdrawn'|'amendment.lapsed'|'agreement.amended'|'payout_account.changed'|'excess.refunded'|'refund.created'|'refund.succeeded'|'refund.failed'|'refund.retried'|'refund.redirected'|'refund.reversed'|'anchor.published'|'exception.opened'|'exception.closed'|'approval.requested'|'approval.approved'|'approval.rejected'|'approval.withdrawn'|'approval.expired'|'assessment.created'|'risk_policy.changed'|'identity.verified'|'identity.failed'|'identity.reviewed'|'identity.session.completed'|'identity.session.expired'|'link.opened'|'review.opened'|'review.decided'> $events
     *     Empty means all event types.
     * @param bool $ordered
     * @param string|null $description
     * @param bool $enabled
     * @param 'by_request'|'gone'|'failing'|null $disabledReason
     *     `gone`: the endpoint returned 410. `failing`: no delivery succeeded for five days.
     * @param string|null $disabledAt
     * @param string|null $failingSince Since when no delivery has succeeded.
     * @param string|null $previousSecretUntil
     *     Deliveries are also signed with the previous secret until this time.
     * @param string $createdAt ISO 8601.
     * @param string $secret `whsec_…`: verifies signatures. It is shown only once.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $url,
        public array $events,
        public bool $ordered,
        public ?string $description,
        public bool $enabled,
        public ?string $disabledReason,
        public ?string $disabledAt,
        public ?string $failingSince,
        public ?string $previousSecretUntil,
        public string $createdAt,
        public string $secret,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'webhook', environment: 'live'|'test', id: string, url: string, events: list<'agreement.created'|'agreement.updated'|'agreement.assessed'|'agreement.partially_funded'|'agreement.funded'|'agreement.overfunded'|'agreement.completed'|'agreement.disbursed'|'agreement.refunded'|'agreement.frozen'|'agreement.unfrozen'|'agreement.cancelled'|'virtual_account.issued'|'deposit.received'|'deposit.unapplied'|'deposit.reversed'|'milestone.confirmed'|'milestone.completed'|'milestone.resolved'|'milestone.release_queued'|'milestone.released'|'payout.awaiting_details'|'payout.submitted'|'payout.succeeded'|'payout.failed'|'payout.reversed'|'payout.overpaid'|'payout.retried'|'payout.cancelled'|'payout.held'|'payout.hold_lifted'|'milestone.inspection_started'|'milestone.inspection_ending'|'milestone.inspection_extended'|'milestone.inspection_paused'|'milestone.inspection_resumed'|'milestone.inspection_ended'|'milestone.overdue'|'agreement.funding_ending'|'agreement.expired'|'dispute.opened'|'dispute.message_added'|'dispute.evidence_added'|'dispute.evidence_shared'|'dispute.offer_made'|'dispute.offer_declined'|'dispute.offer_withdrawn'|'dispute.escalated'|'dispute.decided'|'dispute.appealed'|'dispute.decision_overdue'|'dispute.paused'|'dispute.resumed'|'dispute.closed'|'amendment.proposed'|'amendment.accepted'|'amendment.declined'|'amendment.withdrawn'|'amendment.lapsed'|'agreement.amended'|'payout_account.changed'|'excess.refunded'|'refund.created'|'refund.succeeded'|'refund.failed'|'refund.retried'|'refund.redirected'|'refund.reversed'|'anchor.published'|'exception.opened'|'exception.closed'|'approval.requested'|'approval.approved'|'approval.rejected'|'approval.withdrawn'|'approval.expired'|'assessment.created'|'risk_policy.changed'|'identity.verified'|'identity.failed'|'identity.reviewed'|'identity.session.completed'|'identity.session.expired'|'link.opened'|'review.opened'|'review.decided'>, ordered: bool, description: string|null, enabled: bool, disabledReason: 'by_request'|'gone'|'failing'|null, disabledAt: string|null, failingSince: string|null, previousSecretUntil: string|null, createdAt: string, secret: string} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            url: $data['url'],
            events: $data['events'],
            ordered: $data['ordered'],
            description: $data['description'],
            enabled: $data['enabled'],
            disabledReason: $data['disabledReason'],
            disabledAt: $data['disabledAt'],
            failingSince: $data['failingSince'],
            previousSecretUntil: $data['previousSecretUntil'],
            createdAt: $data['createdAt'],
            secret: $data['secret'],
        );
    }
}
