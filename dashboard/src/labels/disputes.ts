import type { Dispute } from '@surety/sdk';
import type { Tone } from './tone.ts';

export const DISPUTE_LISTS = ['open', 'decide', 'closed'] as const;
export type DisputeList = (typeof DISPUTE_LISTS)[number];

export const DISPUTE_STATES: Readonly<Record<Dispute['status'], { label: string; tone: Tone }>> = {
  OPEN: { label: 'Waiting for an answer', tone: 'warn' },
  NEGOTIATING: { label: 'Negotiating', tone: 'info' },
  ESCALATED: { label: 'To be decided', tone: 'bad' },
  DECIDED: { label: 'Decided, may be appealed', tone: 'good' },
  CLOSED: { label: 'Closed', tone: 'neutral' },
};

export const DISPUTE_REASONS: Readonly<Record<Dispute['reason'], string>> = {
  not_delivered: 'Not delivered',
  late: 'Late',
  not_as_described: 'Not as described',
  incomplete: 'Incomplete',
  damaged: 'Damaged',
  counterfeit: 'Counterfeit',
  not_ordered: 'Not ordered',
  unauthorised_payment: 'Payment not authorised',
  buyer_does_not_confirm: 'Buyer does not confirm',
  buyer_unreachable: 'Buyer cannot be reached',
  other: 'Other',
};

export const TURN_LABELS: Readonly<Record<NonNullable<Dispute['turn']>, string>> = {
  buyer: 'Buyer',
  seller: 'Seller',
  platform: 'You',
  either: 'Either party',
};

export const OUTCOME_LABELS: Readonly<Record<NonNullable<Dispute['outcome']>, string>> = {
  SETTLED: 'Settled by an offer',
  WITHDRAWN: 'Withdrawn',
  DECIDED: 'Decided by you',
  DEFAULTED: 'Granted without an answer',
  PAID: 'Already paid by the bank',
};

/** What happens at the end of the time, to follow the time. */
export const SILENCE_LABELS: Readonly<Record<NonNullable<Dispute['onSilence']>, string>> = {
  grant_claim: 'then the claim is granted',
  escalate: 'then you have to decide',
  alert: 'then you are reminded',
  carry_out: 'then the decision is carried out',
};

export type DisputeSide = keyof Dispute['allowedActions'];
/** The steps with a dialog of their own. Files have another (evidence.tsx). */
export type DisputeAction = Exclude<
  Dispute['allowedActions']['platform'][number],
  'add_evidence' | 'share_evidence'
>;

export const SIDE_LABELS: Readonly<Record<DisputeSide, string>> = {
  buyer: 'the buyer',
  seller: 'the seller',
  platform: 'your platform',
};

type ActionWords = { readonly button: string; readonly means: string; readonly done: string };

/** The buttons of a dispute, and what each does. */
export const DISPUTE_ACTIONS: Readonly<Record<DisputeAction, ActionWords>> = {
  message: { button: 'Write', means: 'Both parties can read it.', done: 'Message added' },
  offer: {
    button: 'Make an offer',
    means: 'It replaces the open offer of either party.',
    done: 'Offer made',
  },
  accept_offer: {
    button: 'Accept the offer',
    means: 'The dispute is closed, and the money is divided at once.',
    done: 'Dispute settled',
  },
  decline_offer: { button: 'Decline the offer', means: 'The dispute goes on.', done: 'Offer declined' },
  withdraw_offer: {
    button: 'Withdraw the offer',
    means: 'The other party can no longer accept it.',
    done: 'Offer withdrawn',
  },
  escalate: {
    button: 'Escalate',
    means: 'Your platform then has to decide. Offers are possible until it has.',
    done: 'Dispute escalated',
  },
  withdraw: {
    button: 'Withdraw the dispute',
    means: 'The milestone goes on where it was, and cannot be disputed again.',
    done: 'Dispute withdrawn',
  },
  decide: {
    button: 'Decide',
    means: 'It is carried out when the time to appeal is over; after an appeal, at once.',
    done: 'Dispute decided',
  },
  appeal: { button: 'Appeal', means: 'Your platform has to decide once more.', done: 'Decision appealed' },
};
