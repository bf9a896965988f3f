import type { Agreement } from '#core/escrow/agreement.ts';
import type { PayoutOrder } from '#core/escrow/bank.ts';
import type { Decision, Moment } from '#core/escrow/decision.ts';
import { Draft } from '#core/escrow/draft.ts';
import { type Milestone, payableOf, payoutReference } from '#core/escrow/milestone.ts';
import { type KnownAttempt, type PayoutAttempt, payoutIdOf } from '#core/escrow/payout.ts';
import type { PayoutAccount } from '#core/escrow/payout-account.ts';
import { holdBack, type ReleaseFacts } from './hold.ts';
import { enqueuePayout } from './queue.ts';

const MAX_NARRATION = 100;

export type PayoutStep =
  /** Nothing to do: paid, refunded, on hold, not released, or superseded by another job. */
  | { readonly next: 'nothing' }
  /** The payout account changed recently, or the release policy holds the payout. */
  | { readonly next: 'wait'; readonly until: Date }
  /** The seller has no payout account yet. `since` tells whether the payout was already waiting for one. */
  | {
      readonly next: 'wait_for_details';
      readonly sellerExternalId: string;
      readonly since: 'now' | 'before';
    }
  /** The last attempt may have been paid: its outcome is unknown, or the bank may have changed its answer. */
  | { readonly next: 'ask'; readonly last: KnownAttempt }
  /** The banks have to be asked again whether the deposits still stand. */
  | { readonly next: 'check_deposits' }
  | { readonly next: 'send'; readonly provider: string; readonly order: PayoutOrder };

const NOTHING: Decision<PayoutStep> = { change: null, result: { next: 'nothing' } };
const CHECK_DEPOSITS: Decision<PayoutStep> = { change: null, result: { next: 'check_deposits' } };

export type PayoutFacts = {
  /** The bank for new payouts. */
  readonly provider: string;
  readonly account: PayoutAccount | null;
  readonly last: KnownAttempt | null;
  /** The reference that its bank has just reported as not paid and not under way. */
  readonly notPaid: string | null;
  /** True when the banks have just confirmed that the deposits still stand. */
  readonly depositsStand: boolean;
  readonly release: ReleaseFacts;
};

/**
 * Decides the next step of a payout. The reference and its destination are committed before the bank receives
 * them, so no crash can lose track of a payout and no account change can redirect it.
 */
export function nextPayoutStep(
  agreement: Agreement,
  asked: { readonly milestoneId: string; readonly attempts: number },
  facts: PayoutFacts,
  moment: Moment,
): Decision<PayoutStep> {
  const milestone = agreement.milestones.find((candidate) => candidate.id === asked.milestoneId);
  if (!milestone) return NOTHING;
  const { last, account } = facts;
  const toAsk = last && last.reference !== facts.notPaid;
  if (milestone.settlement === 'SUBMITTED') {
    if (toAsk) return { change: null, result: { next: 'ask', last } };
    // Nothing leaves during a hold; lifting it starts the payout again.
    if (agreement.hold !== null || !last) return NOTHING;
    if (!facts.depositsStand) return CHECK_DEPOSITS;
    const order = orderOf(agreement, milestone, last, account);
    return { change: null, result: { next: 'send', provider: last.provider, order } };
  }
  if (milestone.payoutAttempts !== asked.attempts) return NOTHING;
  const waiting = milestone.settlement === 'AWAITING_DETAILS';
  if (agreement.hold !== null || (milestone.settlement !== 'RELEASED' && !waiting)) return NOTHING;
  if (!account) return waitForDetails(agreement, milestone, moment);
  if (account.usableFrom > moment.now) {
    return { change: null, result: { next: 'wait', until: account.usableFrom } };
  }
  if (toAsk) return { change: null, result: { next: 'ask', last } };
  const draft = new Draft(agreement, moment);
  const { until, changed } = holdBack(draft, milestone, account, facts.release);
  if (until) return { change: changed ? draft.done() : null, result: { next: 'wait', until } };
  if (!facts.depositsStand) return CHECK_DEPOSITS;
  return submit(draft, milestone, facts.provider, account);
}

function submit(
  draft: Draft,
  milestone: Milestone,
  provider: string,
  account: PayoutAccount,
): Decision<PayoutStep> {
  const { agreement } = draft;
  const payoutAttempts = milestone.payoutAttempts + 1;
  const submitted: Milestone = { ...milestone, settlement: 'SUBMITTED', payoutAttempts };
  const reference = payoutReference(submitted);
  const amount = payableOf(milestone);
  const { bankCode, accountNumber, accountName, nameAtBank, nameMatch, version } = account;
  const attempt: PayoutAttempt = {
    reference,
    milestoneId: milestone.id,
    attempt: payoutAttempts,
    provider,
    amount,
    destination: { bankCode, accountNumber, accountName, nameAtBank, nameMatch, version },
    status: 'SUBMITTED',
    reason: null,
    sessionId: null,
    submittedAt: draft.now,
    settledAt: null,
  };
  draft.setMilestone(submitted);
  draft.setAttempt(attempt);
  draft.post('payout_submitted', amount, reference);
  draft.addReference({ provider, reference, kind: 'payout', subjectId: milestone.id });
  draft.emit('payout.submitted', {
    ...factsOf(attempt),
    provider,
    bankCode,
    accountNumber,
    accountName,
    nameAtBank,
    nameMatch,
  });
  const order = orderOf(agreement, milestone, attempt, account);
  return { change: draft.done(), result: { next: 'send', provider, order } };
}

/** The fields common to all events about an attempt. */
export function factsOf({ milestoneId, amount, reference }: PayoutAttempt) {
  return { milestoneId, amount, reference, payoutId: payoutIdOf(milestoneId) };
}

function orderOf(
  agreement: Agreement,
  milestone: Milestone,
  { reference, amount, destination }: PayoutAttempt,
  account: PayoutAccount | null,
): PayoutOrder {
  // Attempts by older versions have no destination of their own.
  const goesTo = destination ?? account;
  if (!goesTo) throw new Error(`${agreement.sellerExternalId} has no payout account any more`);
  const { bankCode, accountNumber, accountName } = goesTo;
  return {
    reference,
    amount,
    currency: agreement.currency,
    narration: milestone.title.slice(0, MAX_NARRATION),
    destination: { bankCode, accountNumber, accountName },
  };
}

function waitForDetails(agreement: Agreement, milestone: Milestone, moment: Moment): Decision<PayoutStep> {
  const { sellerExternalId } = agreement;
  if (milestone.settlement === 'AWAITING_DETAILS') {
    return { change: null, result: { next: 'wait_for_details', sellerExternalId, since: 'before' } };
  }
  const draft = new Draft(agreement, moment);
  awaitDetails(draft, milestone);
  return { change: draft.done(), result: { next: 'wait_for_details', sellerExternalId, since: 'now' } };
}

export function awaitDetails(draft: Draft, milestone: Milestone): void {
  draft.setMilestone({ ...milestone, settlement: 'AWAITING_DETAILS' });
  draft.emit('payout.awaiting_details', {
    milestoneId: milestone.id,
    amount: payableOf(milestone),
    sellerExternalId: draft.agreement.sellerExternalId,
  });
}

/**
 * Handles new payout account details. Payouts that waited for them start, and payouts that were refused get a
 * fresh count of failures, even while the bank still has the last attempt. A hold delays them like any other
 * payout.
 */
export function acceptDetails(agreement: Agreement, moment: Moment): Decision<void> {
  const draft = new Draft(agreement, moment);
  let touched = false;
  for (const milestone of agreement.milestones) {
    const waiting = milestone.settlement === 'AWAITING_DETAILS';
    const refused = milestone.payoutFailures > 0 && !SETTLED.has(milestone.settlement);
    if (!waiting && !refused) continue;
    touched = true;
    const settlement = waiting ? 'RELEASED' : milestone.settlement;
    draft.setMilestone({ ...milestone, payoutFailures: 0, settlement });
    // Includes payouts scheduled for a later retry: with a new account there is no reason to wait.
    if (settlement === 'RELEASED') enqueuePayout(draft, milestone);
  }
  return { change: touched ? draft.done() : null, result: undefined };
}
const SETTLED: ReadonlySet<string> = new Set(['PAID', 'REFUNDED']);
