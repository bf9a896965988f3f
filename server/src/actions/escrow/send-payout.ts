import type { Agreement } from '#core/escrow/agreement.ts';
import type { BankTransferState, SentAbout } from '#core/escrow/bank.ts';
import type { Decision, Moment } from '#core/escrow/decision.ts';
import { holdForRecall } from '#core/escrow/exceptions/recalled.ts';
import { findPart, payoutReference } from '#core/escrow/part.ts';
import type { KnownAttempt } from '#core/escrow/payout.ts';
import { nextPayoutStep, type PayoutStep } from '#core/escrow/payouts/send.ts';
import { type Applied, isTurn, settlePayout, settleWithEarlier } from '#core/escrow/payouts/settle.ts';
import { MINUTE_MS } from '#core/time.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as payoutAccounts from '#store/escrow/payout-accounts.ts';
import * as payouts from '#store/escrow/payouts.ts';
import * as holds from '#store/escrow/release/holds.ts';
import { depositsStand } from './bank/recheck-deposits.ts';
import { changeAgreement, loadAgreement } from './change-agreement.ts';
import { bankFor, bankOf, type EscrowContext } from './context.ts';
import { recallsOf } from './exceptions/recalls-of.ts';

/**
 * `milestoneId` is the id of a part: that of the milestone for the seller, or one derived from it for a
 * share.
 */
export type PayoutKey = AgreementKey & { readonly milestoneId: string };
/** `attempts` is the number of attempts made when this was requested. */
export type PayoutRequest = PayoutKey & { readonly attempts: number };

export type PayoutOutcome = 'settled' | 'pending' | { readonly until: Date };

/**
 * Advances one payout as far as possible. Safe to run any number of times: the bank is asked about submitted
 * attempts, and nothing is sent under a new reference before the bank has just confirmed again that the old
 * one was not paid. Every step for a reference goes to the bank that has it.
 */
export async function sendPayout(
  context: EscrowContext,
  key: PayoutRequest,
  /** The reference for which the bank has just reported that no money is under way. */
  notPaid: string | null = null,
  /** True when the banks have just confirmed the deposits, or never take one back by themselves. */
  stand = ![...context.banks.values()].some(({ can }) => can.recalls),
): Promise<PayoutOutcome> {
  const step = await takeStep(context, key, notPaid, stand);
  switch (step.next) {
    case 'nothing':
      return 'settled';
    case 'wait':
      return { until: step.until };
    case 'wait_for_details': {
      // Details may have been set between our read and our commit, when nothing was waiting for them yet.
      if (step.since !== 'now') return 'settled';
      const known = await payoutAccounts.find(context.db, key.developerId, step.payeeExternalId);
      return known && !payoutAccounts.isErased(known) ? sendPayout(context, key) : 'settled';
    }
    case 'check_deposits': {
      if (await depositsStand(context, key)) return sendPayout(context, key, notPaid, true);
      return { until: new Date(context.clock().getTime() + REVERSAL_LANDS_MS) };
    }
    case 'ask':
      return askAbout(context, key, step.last, step.since);
    case 'send': {
      // Nothing may be awaited between the last check of the agreement and this call: a hold would come too
      // late.
      const state = await bankOf(context, step.provider).submitPayout(step.order);
      if (isUnderWay(state)) return 'pending';
      const sent = { reference: step.order.reference, posted: SUBMITTED_ALONE };
      const applied = await settle(context, key, sent, state);
      if (state.status === 'PENDING') return 'pending';
      return applied === 'stale' ? sendPayout(context, key) : 'settled';
    }
  }
}
/** A reversal that the bank has just listed is in the books by then. */
const REVERSAL_LANDS_MS = MINUTE_MS;
/** While an attempt is with the bank, its journal has only the submission. */
const SUBMITTED_ALONE = 1;
/** Times that a payout may change under one notification before it is left to the next look. */
const MAX_TRIES = 25;

async function askAbout(
  context: EscrowContext,
  key: PayoutRequest,
  { reference, provider, movements }: KnownAttempt,
  since: Date,
): Promise<PayoutOutcome> {
  const state = await bankOf(context, provider).findTransfer(reference, { since });
  // A hold may have been placed while the bank was asked, so check again right before sending.
  if (!state) return sendPayout(context, key, reference);
  if (isUnderWay(state)) return 'pending';
  const applied = await settle(context, key, { reference, posted: movements.length }, state);
  if (state.status === 'PENDING') return 'pending';
  if (applied === 'new') return 'settled';
  if (applied === 'stale') return sendPayout(context, key);
  // The bank confirms its refusal, so another attempt may be sent. After a success it must not, even if the
  // books can no longer record it.
  return state.status === 'SUCCEEDED' ? 'pending' : sendPayout(context, key, reference);
}

/**
 * No request for an agreement was made before its creation. A restored database may date attempts too late.
 */
async function sinceCreated(context: EscrowContext, key: PayoutKey): Promise<SentAbout> {
  return { since: (await loadAgreement(context, key)).createdAt };
}

/** True when there is nothing to do but wait. */
function isUnderWay({ status, attention }: BankTransferState): boolean {
  return status === 'PENDING' && attention === undefined;
}

/** Applies a bank's notification about a payout. Notifications may be late, repeated and out of order. */
export async function applyPayoutState(
  context: EscrowContext,
  key: PayoutKey,
  reference: string,
  reported: BankTransferState,
): Promise<Applied> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const attempts = await payouts.attemptsOf(context.db, key);
    const attempt = attempts.find((candidate) => candidate.reference === reference);
    if (!attempt || isUnderWay(reported)) return 'known';
    const posted = attempt.movements.length;
    const state = isTurn(attempt, reported)
      ? await bankOf(context, attempt.provider).findTransfer(reference, await sinceCreated(context, key))
      : reported;
    if (!state || isUnderWay(state)) return 'known';
    const applied = await settle(context, key, { reference, posted }, state);
    if (applied !== 'stale') return applied;
  }
  throw new Error(`payout ${reference} changed ${MAX_TRIES} times while a notification was applied`);
}

/**
 * A state counts only for what was known when it was requested. If another one was applied since, it is
 * unclear which is newer: the result is 'stale', and the bank has to be asked again.
 */
function settle(
  context: EscrowContext,
  key: PayoutKey,
  { reference, posted }: { readonly reference: string; readonly posted: number },
  state: BankTransferState,
): Promise<Applied | 'stale'> {
  const decide = async (agreement: Agreement, moment: Moment): Promise<Decision<Applied | 'stale'>> => {
    const attempts = await payouts.attemptsOf(context.db, key);
    const attempt = attempts.find((candidate) => candidate.reference === reference);
    if (attempt?.movements.length !== posted) return { change: null, result: 'stale' };
    return settlePayout(agreement, attempts, reference, state, moment);
  };
  return changeAgreement(context, key, decide);
}

function takeStep(
  context: EscrowContext,
  key: PayoutRequest,
  notPaid: string | null,
  stand: boolean,
): Promise<PayoutStep> {
  return changeAgreement<PayoutStep>(context, key, async (agreement, moment) => {
    const uncovered = await recallsOf(context, agreement);
    const held = holdForRecall<PayoutStep>(agreement, uncovered, moment, { next: 'nothing' });
    if (held) return held;
    const part = findPart(agreement, key.milestoneId);
    if (!part) return { change: null, result: { next: 'nothing' } };
    const { account, release } = await holds.factsFor(
      context.db,
      key,
      part.payeeExternalId,
      context.mac,
      context.clock(),
    );
    const attempts = part.payoutAttempts > 0 ? await payouts.attemptsOf(context.db, key) : [];
    const newest = payoutReference(part);
    const last = attempts.find(({ reference }) => reference === newest) ?? null;
    const settled =
      last?.reference === notPaid && last && settleWithEarlier(agreement, attempts, last, moment);
    if (settled) return { change: settled.change, result: { next: 'nothing' } };
    const provider = bankFor(context, key.developerId).name;
    const facts = { provider, account, last, notPaid, release, depositsStand: stand };
    return nextPayoutStep(agreement, key, facts, moment);
  });
}
