import type { SuretyEvent } from '@surety/sdk';
import { wordsFrom } from './humanise.ts';
import type { Tone } from './tone.ts';

export const eventLabel = wordsFrom({
  'agreement.assessed': 'Payment assessed',
  'virtual_account.issued': 'Account issued to the buyer',
  'deposit.unapplied': 'Deposit came too late',
  'agreement.partially_funded': 'Partly funded',
  'agreement.funded': 'Fully funded',
  'agreement.overfunded': 'Overfunded',
  'milestone.release_queued': 'Release waits for money',
  'milestone.released': 'Released to the seller',
  'payout.awaiting_details': 'Payout waits for a bank account',
  'payout.held': 'Payout held back',
  'payout.hold_lifted': 'Payout no longer held back',
  'payout.submitted': 'Payout handed to the bank',
  'payout.succeeded': 'Payout arrived',
  'payout.failed': 'Payout refused',
  'payout.reversed': 'Payout taken back',
  'refund.created': 'Refund started',
  'refund.succeeded': 'Refund arrived',
  'refund.failed': 'Refund refused',
  'refund.retried': 'Refund sent again',
  'excess.refunded': 'Excess goes back',
  'agreement.frozen': 'Put on hold',
  'agreement.unfrozen': 'Hold lifted',
  'agreement.cancelled': 'Cancelled',
  'agreement.completed': 'Everything is confirmed',
  'agreement.disbursed': 'Everything is paid out',
  'agreement.refunded': 'The rest went back',
  'approval.requested': 'Approval asked for',
  'approval.approved': 'Approved and done',
  'approval.rejected': 'Approval refused',
  'approval.withdrawn': 'Request withdrawn',
  'approval.expired': 'Nobody approved in time',
  'identity.failed': 'Identity not confirmed',
  'identity.reviewed': 'Verification reviewed',
  'identity.session.completed': 'Verification link used',
  'identity.session.expired': 'Verification link ran out',
  'risk_policy.changed': 'Risk policy changed',
  'review.opened': 'Waits at the desk',
  'review.decided': 'Decided at the desk',
  'anchor.published': 'State of the books signed',
});

type Actor = SuretyEvent['actor'];

/** Who brought it about, where that is not the service itself. `nameOf` knows the members. */
export function actorLabel(actor: Actor, nameOf: (id: string) => string): string | undefined {
  if (actor === null) return 'who did it was not recorded';
  if (actor.type === 'key') return `with the key ${actor.id}`;
  if (actor.type === 'member') return `by ${nameOf(actor.id ?? '')}`;
  if (actor.type === 'session') return 'at the dashboard';
  if (actor.type === 'operator') return 'by whoever runs Surety';
  if (actor.type === 'person') return 'by the person themselves';
  return actor.type === 'bank' ? `told by the bank (${actor.id})` : undefined;
}

/** What is here neither good nor bad news, and what is newer than this page, is neutral. */
const TONES: Readonly<Record<string, Tone>> = {
  'agreement.funded': 'good',
  'agreement.completed': 'good',
  'agreement.disbursed': 'good',
  'deposit.received': 'good',
  'milestone.completed': 'good',
  'milestone.released': 'good',
  'payout.succeeded': 'good',
  'refund.succeeded': 'good',
  'identity.verified': 'good',
  'agreement.overfunded': 'warn',
  'milestone.release_queued': 'warn',
  'payout.awaiting_details': 'warn',
  'payout.held': 'warn',
  'approval.requested': 'warn',
  'agreement.frozen': 'bad',
  'deposit.unapplied': 'bad',
  'deposit.reversed': 'bad',
  'exception.opened': 'bad',
  'identity.failed': 'bad',
  'payout.failed': 'bad',
  'payout.reversed': 'bad',
  'payout.overpaid': 'bad',
  'refund.failed': 'bad',
  'refund.reversed': 'bad',
};

export function eventTone(type: string): Tone {
  return TONES[type] ?? 'neutral';
}
