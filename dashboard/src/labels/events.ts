import type { SuretyEvent } from '@surety/sdk';
import { labelsFrom } from './humanise.ts';
import type { Tone } from './tone.ts';

export const eventLabel = labelsFrom({
  'agreement.assessed': 'Payment assessed',
  'virtual_account.issued': 'Virtual account issued',
  'deposit.unapplied': 'Deposit arrived too late',
  'agreement.partially_funded': 'Partly funded',
  'agreement.funded': 'Fully funded',
  'agreement.overfunded': 'Overfunded',
  'milestone.release_queued': 'Release waiting for money',
  'milestone.released': 'Released to the seller',
  'milestone.inspection_started': 'Inspection started',
  'milestone.inspection_ending': 'Inspection ends soon',
  'milestone.inspection_extended': 'Inspection extended',
  'milestone.inspection_paused': 'Inspection paused',
  'milestone.inspection_resumed': 'Inspection resumed',
  'milestone.inspection_ended': 'Inspection ended without an answer',
  'milestone.overdue': 'Delivery is late',
  'agreement.amended': 'Agreement amended',
  'amendment.proposed': 'Amendment proposed',
  'amendment.accepted': 'Amendment accepted by a party',
  'amendment.declined': 'Amendment declined',
  'amendment.withdrawn': 'Amendment withdrawn',
  'amendment.lapsed': 'Amendment lapsed',
  'dispute.opened': 'Dispute opened',
  'dispute.message_added': 'Message in the dispute',
  'dispute.evidence_added': 'File added to the dispute',
  'dispute.evidence_shared': 'File of the dispute shared',
  'dispute.offer_made': 'Offer made',
  'dispute.offer_declined': 'Offer declined',
  'dispute.offer_withdrawn': 'Offer withdrawn',
  'dispute.escalated': 'Dispute waits for your decision',
  'dispute.decided': 'Dispute decided',
  'dispute.appealed': 'Decision appealed',
  'dispute.decision_overdue': 'Decision is overdue',
  'dispute.paused': 'Dispute paused',
  'dispute.resumed': 'Dispute resumed',
  'dispute.closed': 'Dispute closed',
  'agreement.funding_ending': 'Time to pay ends soon',
  'agreement.expired': 'Not paid in time',
  'payout.awaiting_details': 'Payout waiting for a bank account',
  'payout.held': 'Payout held',
  'payout.hold_lifted': 'Payout hold lifted',
  'payout.submitted': 'Payout sent to the bank',
  'payout.succeeded': 'Payout arrived',
  'payout.failed': 'Payout refused',
  'payout.reversed': 'Payout reversed',
  'payout.retried': 'Payout retried',
  'refund.created': 'Refund started',
  'refund.succeeded': 'Refund arrived',
  'refund.failed': 'Refund refused',
  'refund.retried': 'Refund retried',
  'excess.refunded': 'Excess returned',
  'agreement.frozen': 'Put on hold',
  'agreement.unfrozen': 'Hold lifted',
  'agreement.updated': 'Details changed',
  'agreement.cancelled': 'Cancelled',
  'agreement.completed': 'All milestones settled',
  'agreement.disbursed': 'Fully paid out',
  'agreement.refunded': 'The rest was refunded',
  'approval.requested': 'Approval requested',
  'approval.approved': 'Approved and carried out',
  'approval.rejected': 'Approval rejected',
  'approval.withdrawn': 'Request withdrawn',
  'approval.expired': 'Approval expired',
  'identity.failed': 'Identity not confirmed',
  'identity.reviewed': 'Verification reviewed',
  'identity.session.completed': 'Verification link used',
  'identity.session.expired': 'Verification link expired',
  'link.opened': 'Link for a party opened',
  'risk_policy.changed': 'Risk policy changed',
  'review.opened': 'Review opened',
  'review.decided': 'Review decided',
  'anchor.published': 'Ledger state signed',
});

type Actor = SuretyEvent['actor'];

/** The actor, unless it is the service itself. `nameOf` returns a member's name or a key's label. */
export function actorLabel(actor: Actor, nameOf: (actor: NonNullable<Actor>) => string): string | undefined {
  if (actor === null) return 'actor not recorded';
  if (actor.type === 'key')
    return `with ${nameOf(actor).replace(/^A? ?[Kk]ey/, (word) => word.toLowerCase())}`;
  if (actor.type === 'member') return `by ${nameOf(actor)}`;
  if (actor.type === 'session') return 'from the dashboard';
  if (actor.type === 'operator') return 'by the operator';
  if (actor.type === 'person') return 'by the person';
  return actor.type === 'bank' ? `reported by the bank (${actor.id})` : undefined;
}

/** Types that are not listed, including ones newer than this page, are neutral. */
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
  'milestone.inspection_ended': 'warn',
  'milestone.overdue': 'warn',
  'dispute.opened': 'warn',
  'dispute.escalated': 'warn',
  'dispute.decision_overdue': 'warn',
  'agreement.expired': 'warn',
  'payout.awaiting_details': 'warn',
  'payout.cancelled': 'warn',
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
