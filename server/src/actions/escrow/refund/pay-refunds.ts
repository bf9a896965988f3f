import { changeAgreement } from '#actions/escrow/change-agreement.ts';
import { bankOf, type EscrowContext } from '#actions/escrow/context.ts';
import { type BankTransferState, BankUnavailable } from '#core/escrow/bank.ts';
import { nextRefundStep, type PartOrder } from '#core/escrow/refund/send.ts';
import { settleRefundPart, turnsRound } from '#core/escrow/refund/settle.ts';
import { stemOf } from '#core/escrow/refund.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as refunds from '#store/escrow/refunds.ts';

export type RefundsOutcome = {
  /** The bank has something that it has not decided on. */
  readonly pending: boolean;
  /** When the first of what was refused may be sent again. */
  readonly retryAt: Date | null;
};

type PartOutcome = 'settled' | 'pending' | { readonly retryAt: Date };

/** After so many failures in a row it is the bank that is down, not a part that is bad. */
const MAX_FAILURES_IN_A_ROW = 5;
/** What a person reads who wonders why it does not go back by itself. */
const NO_WAY_BACK =
  'The bank does not return payments the way they came. Name an account for it when you retry the refund.';
const NARRATION = 'Refund';

/**
 * Sends back whatever this agreement owes its buyer, part by part; each part is safe to repeat. One that goes
 * wrong does not hold up the others: it is told of at the end. `tries` moves the start, so that even bad
 * parts which lie side by side cannot stand in front of the good ones for ever.
 */
export async function payRefunds(
  context: EscrowContext,
  key: AgreementKey,
  tries = 1,
): Promise<RefundsOutcome> {
  const unpaid = await refunds.unpaidParts(context.db, key);
  const failures: unknown[] = [];
  let inARow = 0;
  let pending = false;
  let retryAt: Date | null = null;
  for (const part of startingAt((tries - 1) * MAX_FAILURES_IN_A_ROW, unpaid)) {
    if (inARow === MAX_FAILURES_IN_A_ROW) break;
    try {
      const outcome = await payPart(context, key, part);
      if (outcome === 'pending') pending = true;
      else if (outcome !== 'settled' && (!retryAt || outcome.retryAt < retryAt)) retryAt = outcome.retryAt;
      inARow = 0;
    } catch (error) {
      failures.push(error);
      inARow += 1;
    }
  }
  // A bug is told of before a bank that is down.
  const worst = failures.find((error) => !(error instanceof BankUnavailable)) ?? failures[0];
  if (worst) throw worst;
  return { pending, retryAt };
}

function startingAt<Item>(start: number, items: readonly Item[]): Item[] {
  const index = items.length === 0 ? 0 : start % items.length;
  return [...items.slice(index), ...items.slice(0, index)];
}

/** `notPaid` is a reference of which the bank has just said that it refuses it, or never heard of it. */
async function payPart(
  context: EscrowContext,
  key: AgreementKey,
  part: refunds.PartKey,
  notPaid?: string,
): Promise<PartOutcome> {
  const step = await changeAgreement(context, key, async (agreement, moment) => {
    const facts = await refunds.findPart(context.db, key, part);
    if (!facts) throw new Error(`part ${part.position} of refund ${part.refundId} is gone`);
    return nextRefundStep(agreement, facts, notPaid, moment);
  });
  const settle = (state: BankTransferState, order: PartOrder) =>
    settleAndGoOn(context, key, part, order.reference, state);
  switch (step.next) {
    case 'nothing':
      return 'settled';
    case 'wait':
      return { retryAt: step.until };
    case 'send':
      return settle(await submit(context, step.order), step.order);
    case 'check': {
      const known = await bankOf(context, step.order.provider).findTransfer(step.order.reference);
      if (known?.status !== 'SUCCEEDED' && known?.status !== 'PENDING') {
        return payPart(context, key, part, step.order.reference);
      }
      // It was refused, and now it is not. Nothing is sent while the bank has not made up its mind.
      await applyRefundState(context, key, step.order.reference, known);
      return 'pending';
    }
    case 'ask': {
      const { reference, provider } = step.order;
      if (reference !== notPaid) {
        const known = await bankOf(context, provider).findTransfer(reference);
        if (known) return settle(known, step.order);
        // While the bank looked, somebody may have put a hold on: so look again, right before it is sent.
        return payPart(context, key, part, reference);
      }
      // The end of the hold starts it again.
      if (!step.maySend) return 'settled';
      return settle(await submit(context, step.order), step.order);
    }
  }
}

/** Nothing is awaited between the last look at the agreement and the call: a hold would come too late. */
function submit(context: EscrowContext, order: PartOrder): Promise<BankTransferState> {
  const { provider, reference, amount, currency, to } = order;
  const bank = bankOf(context, provider);
  if ('destination' in to) {
    return bank.submitPayout({
      reference,
      amount,
      currency,
      destination: to.destination,
      narration: NARRATION,
    });
  }
  return bank.can.refunds
    ? bank.submitRefund({ reference, amount, currency, transactionId: to.transactionId })
    : Promise.resolve({ status: 'FAILED', hopeless: true, reason: NO_WAY_BACK });
}

async function settleAndGoOn(
  context: EscrowContext,
  key: AgreementKey,
  part: refunds.PartKey,
  reference: string,
  state: BankTransferState,
): Promise<PartOutcome> {
  if (state.status === 'PENDING') return 'pending';
  await applyRefundState(context, key, reference, state);
  // A refusal is followed by another try, later; what is written by now says when.
  return state.status === 'SUCCEEDED' ? 'settled' : payPart(context, key, part);
}

/** Applies the bank's word on a part of a refund, whether we asked for it or it came by itself. */
export async function applyRefundState(
  context: EscrowContext,
  key: AgreementKey,
  reference: string,
  reported: BankTransferState,
): Promise<void> {
  let state: BankTransferState | null = reported;
  let askedWhen: string | null = null;
  while (state && state.status !== 'PENDING') {
    const said: BankTransferState = state;
    const doubt: Doubt | null = await changeAgreement(context, key, async (agreement, moment) => {
      const facts = await refunds.findBookedPart(context.db, key, stemOf(reference));
      if (!facts) throw new Error(`no refund of agreement ${key.agreementId} has the reference ${reference}`);
      const known = JSON.stringify([facts.part.status, facts.part.attempts, facts.booked]);
      // Only an answer to a question that was asked after all that is known now can turn it round.
      if (turnsRound(facts, reference, said) && known !== askedWhen)
        return { change: null, result: { known, provider: facts.part.provider } };
      const { change } = settleRefundPart(agreement, facts, reference, said, moment);
      return { change, result: null };
    });
    if (!doubt) return;
    askedWhen = doubt.known;
    state = await bankOf(context, doubt.provider).findTransfer(reference);
  }
}

type Doubt = { readonly known: string; readonly provider: string };
