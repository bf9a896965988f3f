<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\Pages;
use Surety\RequestOptions;
use Surety\Sender;

/** The audit log: who changed what. */
final readonly class AuditLog
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * List the audit log.
     *
     * Returns the actions of members and keys, newest first: changes to keys, members, sessions, webhooks,
     * settings and money. With a filter, a page may be short or even empty while `nextCursor` is not null; keep
     * reading until it is null.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `actor`: The id of a key or a member. At most 100 characters.
     * - `subject`: The id of a key, member, webhook, agreement or seller. At most 255 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     * - `expand`: `proof` adds the hash, the commitments to personal fields and their salts, so that others can
     *     check them.
     *
     * @param array{limit?: int, cursor?: string, type?: 'key.created'|'key.rotated'|'key.revoked'|'member.invited'|'member.joined'|'member.role_changed'|'member.removed'|'account.created'|'sign_in.failed'|'session.opened'|'session.ended'|'password.changed'|'password.reset'|'mailbox.proved'|'factor.added'|'factor.removed'|'recovery_codes.renewed'|'sign_in_policy.changed'|'webhook.created'|'webhook.changed'|'webhook.deleted'|'webhook.secret_rotated'|'webhook.tested'|'webhook.replayed'|'mail_settings.changed'|'approval_rules.changed'|'release_policy.changed'|'note.added'|'link.created'|'link.revoked'|'terms_policy.changed'|'identity_session.created'|'identity_session.canceled'|'identity_pictures.seen'|'identity_person.erased'|'person.erased'|'person.restriction_lifted'|'privacy_request.opened'|'privacy_request.completed'|'privacy_request.refused'|'privacy_bundle.seen'|'person.corrected'|'grievance.answered'|'breach.recorded'|'breach.notice_sent'|'breach.closed'|'consent.recorded'|'consent.withdrawn'|'identity_policy.changed'|'assessment.labelled'|'review.seen'|'review.assigned'|'review.commented'|'review_policy.changed'|'appeal.made'|'risk_policy.drafted'|'risk_policy.promoted'|'risk_policy.retired'|'risk_list.added'|'risk_list.removed'|'commission.paid_out'|'day.closed'|'break.closed'|'exception.closed'|'agreement.created'|'agreement.updated'|'agreement.assessed'|'agreement.frozen'|'agreement.unfrozen'|'agreement.cancelled'|'deposit.received'|'deposit.unapplied'|'milestone.confirmed'|'milestone.resolved'|'payout.retried'|'payout.cancelled'|'payout.hold_lifted'|'milestone.inspection_extended'|'dispute.opened'|'dispute.message_added'|'dispute.evidence_added'|'dispute.evidence_shared'|'dispute.offer_made'|'dispute.offer_declined'|'dispute.offer_withdrawn'|'dispute.escalated'|'dispute.decided'|'dispute.appealed'|'dispute.closed'|'amendment.proposed'|'amendment.accepted'|'amendment.declined'|'amendment.withdrawn'|'amendment.lapsed'|'agreement.amended'|'payout_account.changed'|'excess.refunded'|'refund.created'|'refund.retried'|'refund.redirected'|'approval.requested'|'approval.approved'|'approval.rejected'|'approval.withdrawn'|'identity.verified'|'identity.failed'|'identity.reviewed'|'review.decided', actor?: string, subject?: string, from?: string, to?: string, expand?: 'proof'|list<'proof'>} $params
     * @return Pages<Model\AuditRecord>
     */
    public function list(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/audit-log', query: $params, options: $options), Model\AuditRecord::from(...));
    }
}
