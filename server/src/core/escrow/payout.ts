import { retryDelayMs } from '#core/retry.ts';
import type { Agreement } from './agreement.ts';
import type { BankTransferState } from './bank.ts';
import { type Change, Draft, type Moment } from './change.ts';
import { type Milestone, payoutReference } from './milestone.ts';

/** Waits before a refused payout is sent anew. After the last one only new account details start another. */
const RETRY_MS = [10_000, 60_000, 600_000] as const;

/** Has the payout sent. The job knows how often it was tried by then, and so notices when it is out of date. */
export function enqueuePayout(draft: Draft, milestone: Milestone, runAt: Date = draft.now): void {
  draft.enqueue('submit-payout', { milestoneId: milestone.id, attempts: milestone.payoutAttempts }, runAt);
}

export type PayoutStep =
  /** Nothing to do: paid, refunded, on hold, not released, or another job has taken over. */
  | { readonly next: 'nothing' }
  /** Commit this, then send the payout to the bank under its reference. */
  | {
      readonly next: 'send';
      readonly change: Change;
      readonly milestone: Milestone;
      readonly reference: string;
    }
  /** Sent before, outcome unknown: ask the bank about this reference. */
  | { readonly next: 'ask'; readonly milestone: Milestone; readonly reference: string }
  /** Commit this: nobody has said yet where the seller's money goes. */
  | { readonly next: 'wait_for_details'; readonly change: Change | null };

/** The reference is committed before the bank hears of it, so no crash can make us forget what we sent. */
export function nextPayoutStep(
  agreement: Agreement,
  payout: { readonly milestoneId: string; readonly attempts: number },
  details: { readonly provider: string; readonly known: boolean },
  moment: Moment,
): PayoutStep {
  const { milestoneId } = payout;
  const milestone = agreement.milestones.find((candidate) => candidate.id === milestoneId);
  if (!milestone) return { next: 'nothing' };
  if (milestone.settlement === 'SUBMITTED') {
    return { next: 'ask', milestone, reference: payoutReference(milestone) };
  }
  if (milestone.payoutAttempts !== payout.attempts) return { next: 'nothing' };
  const waiting = milestone.settlement === 'AWAITING_DETAILS';
  if (agreement.hold !== null || (milestone.settlement !== 'RELEASED' && !waiting))
    return { next: 'nothing' };

  const draft = new Draft(agreement, moment);
  if (!details.known) {
    if (waiting) return { next: 'wait_for_details', change: null };
    draft.setMilestone({ ...milestone, settlement: 'AWAITING_DETAILS' });
    draft.emit('payout.awaiting_details', {
      milestoneId,
      amount: milestone.amount,
      sellerExternalId: agreement.sellerExternalId,
    });
    return { next: 'wait_for_details', change: draft.done() };
  }
  const submitted: Milestone = {
    ...milestone,
    settlement: 'SUBMITTED',
    payoutAttempts: milestone.payoutAttempts + 1,
  };
  const reference = payoutReference(submitted);
  draft.setMilestone(submitted);
  draft.post('payout_submitted', milestone.amount, reference);
  draft.addReference({ provider: details.provider, reference, kind: 'payout', subjectId: milestoneId });
  draft.emit('payout.submitted', { milestoneId, amount: milestone.amount, reference });
  return { next: 'send', change: draft.done(), milestone: submitted, reference };
}

/** The bank's word on a payout. Null when it says nothing new: an old reference, or something settled before. */
export function settlePayout(
  agreement: Agreement,
  milestoneId: string,
  reference: string,
  state: BankTransferState,
  moment: Moment,
): Change | null {
  const milestone = agreement.milestones.find((candidate) => candidate.id === milestoneId);
  if (!milestone || payoutReference(milestone) !== reference) return null;
  const draft = new Draft(agreement, moment);
  const facts = { milestoneId, amount: milestone.amount, reference };
  switch (`${milestone.settlement} ${state.status}`) {
    case 'SUBMITTED SUCCEEDED':
      draft.post('payout_succeeded', milestone.amount, reference);
      // The failures stay counted: an account that sends everything back must not be paid for ever.
      draft.setMilestone({ ...milestone, settlement: 'PAID' });
      draft.emit('payout.succeeded', facts);
      return draft.done();
    case 'SUBMITTED FAILED':
    case 'SUBMITTED REVERSED':
      draft.post('payout_failed', milestone.amount, reference);
      draft.emit('payout.failed', { ...facts, reason: state.reason ?? null });
      tryAgain(draft, milestone);
      return draft.done();
    case 'PAID REVERSED':
      draft.post('payout_reversed', milestone.amount, reference);
      draft.emit('payout.reversed', { ...facts, reason: state.reason ?? null });
      tryAgain(draft, milestone);
      return draft.done();
    default:
      return null;
  }
}

function tryAgain(draft: Draft, milestone: Milestone): void {
  const payoutFailures = milestone.payoutFailures + 1;
  const exhausted = payoutFailures > RETRY_MS.length;
  draft.setMilestone({
    ...milestone,
    payoutFailures,
    settlement: exhausted ? 'AWAITING_DETAILS' : 'RELEASED',
  });
  if (exhausted) {
    draft.emit('payout.awaiting_details', {
      milestoneId: milestone.id,
      amount: milestone.amount,
      sellerExternalId: draft.agreement.sellerExternalId,
    });
    return;
  }
  const delay = retryDelayMs(RETRY_MS, payoutFailures, 0.5);
  enqueuePayout(draft, milestone, new Date(draft.now.getTime() + delay));
}

/**
 * The seller has said where the money goes. What waited for that starts, and what was refused before gets a
 * fresh count, also when the bank still has the last try. On a hold it waits as any other payout does. Null
 * when nothing here concerns it.
 */
export function acceptDetails(agreement: Agreement, moment: Moment): Change | null {
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
  return touched ? draft.done() : null;
}
