import { retryDelayMs } from '#core/retry.ts';
import type { Agreement } from './agreement.ts';
import type { BankTransferState, PayoutOrder } from './bank.ts';
import type { Decision, Moment } from './decision.ts';
import { Draft } from './draft.ts';
import { type Milestone, payableOf, payoutReference } from './milestone.ts';

/** Waits before a refused payout is sent anew. After the last one only new account details start another. */
const RETRY_MS = [10_000, 60_000, 600_000] as const;
export const MAX_PAYOUT_FAILURES = RETRY_MS.length;
const MAX_NARRATION = 100;

/**
 * Has the payout sent. The job knows how often it was tried by then, and so notices when it is out of date.
 */
export function enqueuePayout(draft: Draft, milestone: Milestone, runAt: Date = draft.now): void {
  draft.enqueue('submit-payout', { milestoneId: milestone.id, attempts: milestone.payoutAttempts }, runAt);
}

/** A payout as the bank gets it, but for the account it goes to: that is looked up when it is sent. */
export type Payout = Omit<PayoutOrder, 'destination'> & { readonly sellerExternalId: string };

export type PayoutStep =
  /** Nothing to do: paid, refunded, on hold, not released, or another job has taken over. */
  | { readonly next: 'nothing' }
  | { readonly next: 'send'; readonly payout: Payout }
  /** Sent before, outcome unknown. What the bank never heard of may go out again, except on a hold. */
  | { readonly next: 'ask'; readonly payout: Payout; readonly maySend: boolean }
  /** Nobody has said yet where the seller's money goes. `since` tells whether it waited for that before. */
  | {
      readonly next: 'wait_for_details';
      readonly sellerExternalId: string;
      readonly since: 'now' | 'before';
    };

const NOTHING: Decision<PayoutStep> = { change: null, result: { next: 'nothing' } };

/** The reference is committed before the bank hears of it, so no crash can make us forget what we sent. */
export function nextPayoutStep(
  agreement: Agreement,
  asked: { readonly milestoneId: string; readonly attempts: number },
  details: { readonly provider: string; readonly known: boolean },
  moment: Moment,
): Decision<PayoutStep> {
  const milestone = agreement.milestones.find((candidate) => candidate.id === asked.milestoneId);
  if (!milestone) return NOTHING;
  const onHold = agreement.hold !== null;
  if (milestone.settlement === 'SUBMITTED') {
    const payout = payoutOf(agreement, milestone);
    return { change: null, result: { next: 'ask', payout, maySend: !onHold } };
  }
  if (milestone.payoutAttempts !== asked.attempts) return NOTHING;
  const waiting = milestone.settlement === 'AWAITING_DETAILS';
  if (onHold || (milestone.settlement !== 'RELEASED' && !waiting)) return NOTHING;
  if (details.known) return submit(agreement, milestone, details.provider, moment);

  const { sellerExternalId } = agreement;
  if (waiting) {
    return { change: null, result: { next: 'wait_for_details', sellerExternalId, since: 'before' } };
  }
  const draft = new Draft(agreement, moment);
  awaitDetails(draft, milestone);
  return { change: draft.done(), result: { next: 'wait_for_details', sellerExternalId, since: 'now' } };
}

function submit(
  agreement: Agreement,
  milestone: Milestone,
  provider: string,
  moment: Moment,
): Decision<PayoutStep> {
  const payoutAttempts = milestone.payoutAttempts + 1;
  const submitted: Milestone = { ...milestone, settlement: 'SUBMITTED', payoutAttempts };
  const payout = payoutOf(agreement, submitted);
  const { reference } = payout;
  const { id: milestoneId } = milestone;
  const amount = payableOf(milestone);
  const draft = new Draft(agreement, moment);
  draft.setMilestone(submitted);
  draft.post('payout_submitted', amount, reference);
  draft.addReference({ provider, reference, kind: 'payout', subjectId: milestoneId });
  draft.emit('payout.submitted', { milestoneId, amount, reference });
  return { change: draft.done(), result: { next: 'send', payout } };
}

function payoutOf(agreement: Agreement, milestone: Milestone): Payout {
  return {
    reference: payoutReference(milestone),
    amount: payableOf(milestone),
    currency: agreement.currency,
    narration: milestone.title.slice(0, MAX_NARRATION),
    sellerExternalId: agreement.sellerExternalId,
  };
}

function awaitDetails(draft: Draft, milestone: Milestone): void {
  draft.setMilestone({ ...milestone, settlement: 'AWAITING_DETAILS' });
  draft.emit('payout.awaiting_details', {
    milestoneId: milestone.id,
    amount: payableOf(milestone),
    sellerExternalId: draft.agreement.sellerExternalId,
  });
}

/** The bank's word on a payout. Nothing changes when it is not new: an old reference, or settled before. */
export function settlePayout(
  agreement: Agreement,
  sent: { readonly milestoneId: string; readonly reference: string },
  state: BankTransferState,
  moment: Moment,
): Decision<void> {
  const { milestoneId, reference } = sent;
  const milestone = agreement.milestones.find((candidate) => candidate.id === milestoneId);
  if (!milestone || payoutReference(milestone) !== reference) return { change: null, result: undefined };
  const draft = new Draft(agreement, moment);
  const amount = payableOf(milestone);
  const facts = { milestoneId, amount, reference };
  switch (`${milestone.settlement} ${state.status}`) {
    case 'SUBMITTED SUCCEEDED':
      draft.post('payout_succeeded', amount, reference);
      // The failures stay counted: an account that sends everything back must not be paid for ever.
      draft.setMilestone({ ...milestone, settlement: 'PAID' });
      draft.emit('payout.succeeded', facts);
      break;
    case 'SUBMITTED FAILED':
    case 'SUBMITTED REVERSED':
      draft.post('payout_failed', amount, reference);
      draft.emit('payout.failed', { ...facts, reason: state.reason ?? null });
      tryAgain(draft, milestone);
      break;
    case 'PAID REVERSED':
      draft.post('payout_reversed', amount, reference);
      draft.emit('payout.reversed', { ...facts, reason: state.reason ?? null });
      tryAgain(draft, milestone);
      break;
    default:
      return { change: null, result: undefined };
  }
  return { change: draft.done(), result: undefined };
}

function tryAgain(draft: Draft, milestone: Milestone): void {
  const failed = { ...milestone, payoutFailures: milestone.payoutFailures + 1 };
  if (failed.payoutFailures > MAX_PAYOUT_FAILURES) {
    awaitDetails(draft, failed);
    return;
  }
  draft.setMilestone({ ...failed, settlement: 'RELEASED' });
  const delay = retryDelayMs(RETRY_MS, failed.payoutFailures, 0.5);
  enqueuePayout(draft, milestone, new Date(draft.now.getTime() + delay));
}

/**
 * The seller has said where the money goes. What waited for that starts, and what was refused before gets a
 * fresh count, also when the bank still has the last try. On a hold it waits as any other payout does.
 */
export function acceptDetails(agreement: Agreement, moment: Moment): Decision<void> {
  const draft = new Draft(agreement, moment);
  let touched = false;
  for (const milestone of agreement.milestones) {
    const waiting = milestone.settlement === 'AWAITING_DETAILS';
    const refused = milestone.payoutFailures > 0 && milestone.settlement !== 'PAID';
    if (!waiting && !refused) continue;
    touched = true;
    const settlement = waiting ? 'RELEASED' : milestone.settlement;
    draft.setMilestone({ ...milestone, payoutFailures: 0, settlement });
    // Also what would be tried again later anyway: with a new account there is nothing to wait for.
    if (settlement === 'RELEASED') enqueuePayout(draft, milestone);
  }
  return { change: touched ? draft.done() : null, result: undefined };
}
