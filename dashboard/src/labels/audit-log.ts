import type { AuditAction } from '@surety/sdk';
import { formatDateTime, formatMoney, shortId } from './format.ts';
import { humanise, labelsFrom } from './humanise.ts';

/** All actions, so that the filter of the log offers every one. */
const KINDS: Readonly<Record<AuditAction, string>> = {
  'account.created': 'Account created',
  'agreement.assessed': 'Payment assessed',
  'agreement.cancelled': 'Agreement cancelled',
  'agreement.updated': 'Agreement details changed',
  'agreement.created': 'Agreement created',
  'agreement.frozen': 'Agreement put on hold',
  'agreement.unfrozen': 'Hold lifted',
  'approval.approved': 'Approved and carried out',
  'approval.rejected': 'Approval rejected',
  'approval.requested': 'Approval requested',
  'approval.withdrawn': 'Request withdrawn',
  'appeal.made': 'Verification appealed',
  'approval_rules.changed': 'Approval rules changed',
  'assessment.labelled': 'Assessment labelled',
  'break.closed': 'Break closed',
  'day.closed': 'Day closed',
  'commission.paid_out': 'Commission paid out',
  'deposit.received': 'Sandbox deposit made',
  'deposit.unapplied': 'Sandbox deposit made after the end',
  'excess.refunded': 'Excess returned',
  'exception.closed': 'Exception closed',
  'factor.added': 'Second factor set up',
  'factor.removed': 'Second factor turned off',
  'identity.failed': 'Identity not confirmed',
  'identity.reviewed': 'Verification reviewed',
  'identity.verified': 'Identity verified',
  'link.created': 'Link for a party created',
  'link.revoked': 'Link for a party revoked',
  'identity_session.canceled': 'Verification link cancelled',
  'identity_session.created': 'Verification link created',
  'identity_pictures.seen': 'Pictures of a person viewed',
  'identity_person.erased': 'Identity data erased',
  'person.erased': 'Person erased',
  'person.restriction_lifted': 'Restriction lifted',
  'privacy_request.opened': 'Privacy request recorded',
  'privacy_request.completed': 'Privacy request completed',
  'privacy_request.refused': 'Privacy request refused',
  'privacy_bundle.seen': 'Bundle of a person downloaded',
  'person.corrected': 'Person’s data corrected',
  'grievance.answered': 'Complaint answered',
  'breach.recorded': 'Breach recorded',
  'breach.notice_sent': 'Notice of a breach recorded',
  'breach.closed': 'Breach closed',
  'consent.recorded': 'Consent recorded',
  'consent.withdrawn': 'Consent withdrawn',
  'identity_policy.changed': 'Identity policy changed',
  'key.created': 'API key created',
  'key.revoked': 'API key revoked',
  'key.rotated': 'API key rotated',
  'mailbox.proved': 'Mailbox first proved',
  'mail_settings.changed': 'Mail settings changed',
  'member.invited': 'Member invited',
  'member.joined': 'Member joined',
  'member.removed': 'Member removed',
  'member.role_changed': 'Role changed',
  'milestone.confirmed': 'Milestone confirmed',
  'milestone.inspection_extended': 'Inspection extended',
  'agreement.amended': 'Agreement amended',
  'amendment.proposed': 'Amendment proposed',
  'amendment.accepted': 'Amendment accepted by a party',
  'amendment.declined': 'Amendment declined',
  'amendment.withdrawn': 'Amendment withdrawn',
  'amendment.lapsed': 'Amendment lapsed',
  'dispute.opened': 'Dispute opened',
  'dispute.message_added': 'Message in a dispute',
  'dispute.evidence_added': 'File added to a dispute',
  'dispute.evidence_shared': 'File of a dispute shared',
  'dispute.offer_made': 'Offer in a dispute',
  'dispute.offer_declined': 'Offer declined',
  'dispute.offer_withdrawn': 'Offer withdrawn',
  'dispute.escalated': 'Dispute escalated',
  'dispute.decided': 'Dispute decided',
  'dispute.appealed': 'Decision appealed',
  'dispute.closed': 'Dispute closed',
  'milestone.resolved': 'Milestone decided',
  'password.changed': 'Password changed',
  'password.reset': 'Password reset by link',
  'note.added': 'Note added',
  'payout.cancelled': 'Payout cancelled',
  'payout.retried': 'Payout retried',
  'payout.hold_lifted': 'Payout hold lifted',
  'payout_account.changed': 'Payout account set',
  'recovery_codes.renewed': 'Recovery codes replaced',
  'refund.created': 'Refund started',
  'refund.redirected': 'Refund redirected',
  'refund.retried': 'Refund retried',
  'release_policy.changed': 'Release policy changed',
  'terms_policy.changed': 'Terms policy changed',
  'review.assigned': 'Review assigned',
  'review.seen': 'Review of a person viewed',
  'review.commented': 'Review comment added',
  'review.decided': 'Review decided',
  'review_policy.changed': 'Review policy changed',
  'risk_policy.drafted': 'Risk policy draft saved or discarded',
  'risk_policy.promoted': 'Risk policy promoted',
  'risk_policy.retired': 'Risk policy retired',
  'risk_list.added': 'List entry added',
  'risk_list.removed': 'List entry removed',
  'session.ended': 'Signed out',
  'session.opened': 'Signed in',
  'sign_in.failed': 'Sign-in failed',
  'sign_in_policy.changed': 'Sign-in policy changed',
  'webhook.changed': 'Webhook changed',
  'webhook.created': 'Webhook added',
  'webhook.deleted': 'Webhook deleted',
  'webhook.replayed': 'Events sent again',
  'webhook.secret_rotated': 'Webhook secret rotated',
  'webhook.tested': 'Webhook tested',
};

export const auditActionLabel = labelsFrom(KINDS);
export const AUDIT_ACTIONS = (Object.keys(KINDS) as AuditAction[]).sort((a, b) =>
  KINDS[a] < KINDS[b] ? -1 : 1,
);

/** `revokedAt` as “Revoked at”. */
export function factName(name: string): string {
  return humanise(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

const GENERATED_ID = /^[a-z]+_[0-9a-f]{24,}$/;
/** Fields that hold money, in events and in audit records. */
const AMOUNT = /(?:^|[a-z])(?:[aA]mount|held|excess|outstanding|fee|returned|paid|Limit)$/;

type Money = { readonly name?: string; readonly currency?: string | undefined };

/** A value in one line of text. Amounts of a known currency are shown in it. */
export function factLabel(value: unknown, { name = '', currency }: Money = {}): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return textLabel(value);
  if (Array.isArray(value))
    return value.map((one) => factLabel(one, { name, currency })).join(', ') || 'none';
  if (typeof value === 'number' && currency && AMOUNT.test(name)) return formatMoney(value, currency);
  if (typeof value !== 'object') return String(value);
  const inside = currencyOf(value) ?? currency;
  return Object.entries(value)
    .filter(([field]) => field !== 'currency')
    .map(([field, inner]) => {
      const label = factLabel(inner, { name: field, currency: inside });
      return `${factName(field).toLowerCase()} ${label}`;
    })
    .join(', ');
}

function textLabel(value: string): string {
  if (MOMENT.test(value)) return formatDateTime(value);
  return GENERATED_ID.test(value) ? shortId(value) : value;
}

/** The currency that stands beside amounts, if any. */
export function currencyOf(facts: object | null): string | undefined {
  const { currency } = (facts ?? {}) as { currency?: unknown };
  return typeof currency === 'string' ? currency : undefined;
}
