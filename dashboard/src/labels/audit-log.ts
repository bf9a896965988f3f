import type { AuditAction } from '@surety/sdk';
import { formatDateTime } from './format.ts';
import { humanise, wordsFrom } from './humanise.ts';

/** Every kind, so that none is left out of what the log can be narrowed down to. */
const KINDS: Readonly<Record<AuditAction, string>> = {
  'account.created': 'Account made',
  'agreement.assessed': 'Payment assessed',
  'agreement.cancelled': 'Agreement cancelled',
  'agreement.created': 'Agreement created',
  'agreement.frozen': 'Agreement put on hold',
  'agreement.unfrozen': 'Hold lifted',
  'approval.approved': 'Approved and done',
  'approval.rejected': 'Approval refused',
  'approval.requested': 'Approval asked for',
  'approval.withdrawn': 'Request withdrawn',
  'appeal.made': 'Verification contested',
  'approval_rules.changed': 'What needs a second person changed',
  'assessment.labelled': 'Assessment labelled',
  'break.closed': 'Break closed',
  'deposit.received': 'Deposit made in the sandbox',
  'deposit.unapplied': 'Deposit made in the sandbox, too late',
  'excess.refunded': 'Excess sent back',
  'exception.closed': 'Exception closed',
  'factor.added': 'Second factor set up',
  'factor.removed': 'Second factor turned off',
  'identity.failed': 'Identity not confirmed',
  'identity.reviewed': 'Verification reviewed',
  'identity.verified': 'Identity verified',
  'identity_session.canceled': 'Verification link taken back',
  'identity_session.created': 'Verification link made',
  'identity_pictures.seen': 'Pictures of a person looked at',
  'identity_person.erased': 'Person erased',
  'identity_policy.changed': 'Identity policy changed',
  'key.created': 'Key made',
  'key.revoked': 'Key revoked',
  'key.rotated': 'Key replaced',
  'mail_settings.changed': 'Mail settings changed',
  'member.invited': 'Member invited',
  'member.joined': 'Member joined',
  'member.removed': 'Member removed',
  'member.role_changed': 'Role changed',
  'milestone.confirmed': 'Milestone confirmed',
  'milestone.resolved': 'Milestone decided',
  'password.changed': 'Password changed',
  'password.reset': 'New password chosen by a link',
  'payout.hold_lifted': 'Payout let go',
  'payout_account.changed': 'Payout account set',
  'recovery_codes.renewed': 'New recovery codes made',
  'refund.created': 'Refund started',
  'refund.redirected': 'Refund sent elsewhere',
  'refund.retried': 'Refund sent again',
  'release_policy.changed': 'Release policy changed',
  'review.assigned': 'Review assigned',
  'review.seen': 'Review of a person looked at',
  'review.commented': 'Remark written',
  'review.decided': 'Review decided',
  'review_policy.changed': 'Desk policy changed',
  'risk_policy.drafted': 'Draft of the risk policy saved or dropped',
  'risk_policy.promoted': 'Risk policy tried or put to use',
  'risk_policy.retired': 'Risk policy taken out of use',
  'risk_list.added': 'Put on a list',
  'risk_list.removed': 'Taken off a list',
  'session.ended': 'Signed out',
  'session.opened': 'Signed in',
  'sign_in.failed': 'Could not sign in',
  'webhook.changed': 'Webhook changed',
  'webhook.created': 'Webhook added',
  'webhook.deleted': 'Webhook deleted',
  'webhook.replayed': 'Events sent again',
  'webhook.secret_rotated': 'Webhook secret replaced',
  'webhook.tested': 'Webhook tried out',
};

export const actLabel = wordsFrom(KINDS);
export const ACT_KINDS = (Object.keys(KINDS) as AuditAction[]).sort((a, b) => (KINDS[a] < KINDS[b] ? -1 : 1));

/** `revokedAt` as people write it. */
export function factName(name: string): string {
  return humanise(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** What a fact says, in a line. */
export function factLabel(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return MOMENT.test(value) ? formatDateTime(value) : value;
  if (Array.isArray(value)) return value.map(factLabel).join(', ') || 'nothing';
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, inner]) => `${factName(name).toLowerCase()} ${factLabel(inner)}`)
    .join(', ');
}
