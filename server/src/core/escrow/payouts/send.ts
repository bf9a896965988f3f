import type { Agreement } from '#core/escrow/agreement.ts';
import type { PayoutOrder } from '#core/escrow/bank.ts';
import type { Decision, Moment } from '#core/escrow/decision.ts';
import { isDisputed } from '#core/escrow/disputes/dispute.ts';
import { Draft } from '#core/escrow/draft.ts';
import { accountOf, allParts, findPart, type Part, payeeOf, payoutReference } from '#core/escrow/part.ts';
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
  /** The payee has no payout account yet. `since` tells whether the payout was already waiting for one. */
  | {
      readonly next: 'wait_for_details';
      readonly payeeExternalId: string;
      readonly since: 'now' | 'before';
    }
  /** The last attempt may have been paid: its outcome is unknown, or the bank may have changed its answer. */
  | { readonly next: 'ask'; readonly last: KnownAttempt; readonly since: Date }
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
 * Decides the next step of a payout, which `milestoneId` names by its part. The reference and its destination
 * are committed before the bank receives them, so no crash can lose track of a payout and no account change
 * can redirect it.
 */
export function nextPayoutStep(
  agreement: Agreement,
  asked: { readonly milestoneId: string; readonly attempts: number },
  facts: PayoutFacts,
  moment: Moment,
): Decision<PayoutStep> {
  const part = findPart(agreement, asked.milestoneId);
  if (!part) return NOTHING;
  const { last, account } = facts;
  // A restored database may date the attempt later than the bank has it.
  const since = agreement.createdAt;
  const ask = last && last.reference !== facts.notPaid ? ({ next: 'ask', last, since } as const) : null;
  if (part.settlement === 'SUBMITTED') {
    if (ask) return { change: null, result: ask };
    // Nothing leaves during a hold; lifting it starts the payout again.
    if (agreement.hold !== null || !last) return NOTHING;
    if (!facts.depositsStand) return CHECK_DEPOSITS;
    const order = orderOf(agreement, part, last, account);
    return { change: null, result: { next: 'send', provider: last.provider, order } };
  }
  if (part.payoutAttempts !== asked.attempts) return NOTHING;
  // The end of a dispute starts the payout again.
  if (agreement.milestones.some(({ id, ...of }) => id === part.milestoneId && isDisputed(of))) return NOTHING;
  const waiting = part.settlement === 'AWAITING_DETAILS';
  if (agreement.hold !== null || (part.settlement !== 'RELEASED' && !waiting)) return NOTHING;
  if (!account) return waitForDetails(agreement, part, moment);
  if (account.usableFrom > moment.now) {
    return { change: null, result: { next: 'wait', until: account.usableFrom } };
  }
  if (ask) return { change: null, result: ask };
  const draft = new Draft(agreement, moment);
  const { until, changed } = holdBack(draft, part, account, facts.release);
  if (until) return { change: changed ? draft.done() : null, result: { next: 'wait', until } };
  if (!facts.depositsStand) return CHECK_DEPOSITS;
  return submit(draft, part, facts.provider, account);
}

function submit(draft: Draft, part: Part, provider: string, account: PayoutAccount): Decision<PayoutStep> {
  const { agreement } = draft;
  const { amount } = part;
  const payoutAttempts = part.payoutAttempts + 1;
  const submitted: Part = { ...part, settlement: 'SUBMITTED', payoutAttempts };
  const reference = payoutReference(submitted);
  const { bankCode, accountNumber, accountName, nameAtBank, nameMatch, version } = account;
  const attempt: PayoutAttempt = {
    reference,
    partId: part.id,
    milestoneId: part.milestoneId,
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
  draft.setPart(submitted);
  draft.setAttempt(attempt);
  draft.post('payout_submitted', amount, reference, accountOf(part));
  draft.addReference({ provider, reference, kind: 'payout', subjectId: part.id });
  draft.emit('payout.submitted', {
    ...factsOf(part, attempt),
    provider,
    bankCode,
    accountNumber,
    accountName,
    nameAtBank,
    nameMatch,
  });
  const order = orderOf(agreement, part, attempt, account);
  return { change: draft.done(), result: { next: 'send', provider, order } };
}

/** The fields common to all events about an attempt. */
export function factsOf(part: Part, { amount, reference }: PayoutAttempt) {
  const { id, milestoneId } = part;
  return { milestoneId, amount, reference, payoutId: payoutIdOf(id), ...payeeOf(part) };
}

function orderOf(
  agreement: Agreement,
  { title, payeeExternalId }: Part,
  { reference, amount, destination }: PayoutAttempt,
  account: PayoutAccount | null,
): PayoutOrder {
  // Attempts by older versions have no destination of their own.
  const goesTo = destination ?? account;
  if (!goesTo) throw new Error(`${payeeExternalId} has no payout account any more`);
  const { bankCode, accountNumber, accountName } = goesTo;
  return {
    reference,
    amount,
    currency: agreement.currency,
    narration: title.slice(0, MAX_NARRATION),
    destination: { bankCode, accountNumber, accountName },
  };
}

function waitForDetails(agreement: Agreement, part: Part, moment: Moment): Decision<PayoutStep> {
  const { payeeExternalId } = part;
  if (part.settlement === 'AWAITING_DETAILS') {
    return { change: null, result: { next: 'wait_for_details', payeeExternalId, since: 'before' } };
  }
  const draft = new Draft(agreement, moment);
  awaitDetails(draft, part);
  return { change: draft.done(), result: { next: 'wait_for_details', payeeExternalId, since: 'now' } };
}

export function awaitDetails(draft: Draft, part: Part): void {
  draft.setPart({ ...part, settlement: 'AWAITING_DETAILS' });
  const { id, milestoneId, share, amount } = part;
  draft.emit('payout.awaiting_details', {
    milestoneId,
    amount,
    sellerExternalId: draft.agreement.sellerExternalId,
    ...(share !== null && { payoutId: payoutIdOf(id), ...payeeOf(part) }),
  });
}

/**
 * Handles new details of this payee's account. Payouts that waited for them start, and payouts that were
 * refused get a fresh count of failures, even while the bank still has the last attempt. A hold delays them
 * like any other payout.
 */
export function acceptDetails(agreement: Agreement, payee: string, moment: Moment): Decision<void> {
  const draft = new Draft(agreement, moment);
  let touched = false;
  for (const part of allParts(agreement).filter(({ payeeExternalId }) => payeeExternalId === payee)) {
    const waiting = part.settlement === 'AWAITING_DETAILS';
    const refused = part.payoutFailures > 0 && !SETTLED.has(part.settlement);
    if (!waiting && !refused) continue;
    touched = true;
    const settlement = waiting ? 'RELEASED' : part.settlement;
    draft.setPart({ ...part, payoutFailures: 0, settlement });
    // Includes payouts scheduled for a later retry: with a new account there is no reason to wait.
    if (settlement === 'RELEASED') enqueuePayout(draft, part);
  }
  return { change: touched ? draft.done() : null, result: undefined };
}
const SETTLED: ReadonlySet<string> = new Set(['PAID', 'REFUNDED']);
