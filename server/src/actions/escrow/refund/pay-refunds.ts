import { depositsStand } from '#actions/escrow/bank/recheck-deposits.ts';
import { changeAgreement } from '#actions/escrow/change-agreement.ts';
import { bankOf, type EscrowContext } from '#actions/escrow/context.ts';
import { recallsOf } from '#actions/escrow/exceptions/recalls-of.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import {
  type BankTransferState,
  BankUnavailable,
  type RefundDetails,
  type SentAbout,
} from '#core/escrow/bank.ts';
import { holdForRecall } from '#core/escrow/exceptions/recalled.ts';
import { stemOf } from '#core/escrow/refund.ts';
import {
  detailsGiven,
  nextRefundStep,
  type PartOfRefund,
  type PartOrder,
  type RefundStep,
} from '#core/escrow/refunds/send.ts';
import { settleRefundPart, settleWithEarlier, turnsRound } from '#core/escrow/refunds/settle.ts';
import { MINUTE_MS } from '#core/time.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as refunds from '#store/escrow/refunds.ts';

export type RefundsOutcome = {
  /** True when the bank has not decided about a part yet. */
  readonly pending: boolean;
  /** When the first refused part may be sent again. */
  readonly retryAt: Date | null;
};

type PartOutcome = 'settled' | 'pending' | { readonly retryAt: Date };

/** After this many failures in a row, the bank is down and not a single part at fault. */
const MAX_FAILURES_IN_A_ROW = 5;
/** Shown to people as the reason why it is not returned automatically. */
const NO_WAY_BACK =
  'The bank does not return payments to the accounts they came from. Name an account when you retry ' +
  'the refund.';
const NARRATION = 'Refund';

/**
 * Pays every refund that this agreement owes, part by part; each part is safe to repeat. A failed part does
 * not delay the others: the error is thrown at the end. `tries` moves the start, so that adjacent bad parts
 * cannot block the good ones forever.
 */
export async function payRefunds(
  context: EscrowContext,
  key: AgreementKey,
  tries = 1,
): Promise<RefundsOutcome> {
  const unpaid = await refunds.unpaidParts(context.db, key);
  // A deposit that is gone cannot be returned to its sender, but money can be sent elsewhere in its place.
  if (unpaid.some(({ isRedirected }) => isRedirected) && !(await depositsStand(context, key))) {
    return { pending: false, retryAt: new Date(context.clock().getTime() + MINUTE_MS) };
  }
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
  // A bug takes precedence over a bank that is down.
  const worst = failures.find((error) => !(error instanceof BankUnavailable)) ?? failures[0];
  if (worst) throw worst;
  return { pending, retryAt };
}

function startingAt<Item>(start: number, items: readonly Item[]): Item[] {
  const index = items.length === 0 ? 0 : start % items.length;
  return [...items.slice(index), ...items.slice(0, index)];
}

/**
 * `notPaid` is a reference that the bank has just refused or does not know. `waiting` is one whose refund
 * waits for an account, as the bank has just said.
 */
async function payPart(
  context: EscrowContext,
  key: AgreementKey,
  part: refunds.PartKey,
  notPaid?: string,
  waiting?: string,
): Promise<PartOutcome> {
  const step = await changeAgreement<RefundStep>(context, key, async (agreement, moment) => {
    const uncovered = await recallsOf(context, agreement);
    const held = holdForRecall<RefundStep>(agreement, uncovered, moment, { next: 'nothing' });
    if (held) return held;
    const facts = await refunds.findPart(context.db, key, part);
    if (!facts) throw new Error(`part ${part.position} of refund ${part.refundId} is missing`);
    const booked =
      notPaid === undefined ? undefined : await refunds.findBookedPart(context.db, key, stemOf(notPaid));
    const settled = booked && settleWithEarlier(agreement, booked, moment);
    if (settled) return { change: settled.change, result: { next: 'nothing' } };
    return nextRefundStep(agreement, facts, notPaid, moment);
  });
  const settle = (state: BankTransferState, order: PartOrder) =>
    settleAndGoOn(context, key, part, order, state);
  switch (step.next) {
    case 'nothing':
      return 'settled';
    case 'wait':
      return { retryAt: step.until };
    case 'send':
      return settle(await submit(context, step.order), step.order);
    case 'check': {
      const known = await askAbout(context, step.order);
      if (known?.status !== 'SUCCEEDED' && known?.status !== 'PENDING') {
        return payPart(context, key, part, step.order.reference);
      }
      // It was refused and is no longer. Nothing is sent until the bank has decided.
      await applyRefundState(context, key, step.order.reference, known);
      return 'pending';
    }
    case 'ask': {
      const { reference } = step.order;
      const details = detailsOf(step.order);
      if (details && reference === waiting) {
        const state = await completeRefund(context, step.order.provider, details);
        await noteDetailsGiven(context, key, part);
        return settle(state, step.order);
      }
      if (reference !== notPaid) {
        const known = await askAbout(context, step.order);
        // A hold may have been placed while the bank was asked, so check again right before completing it.
        if (known?.attention && details && reference !== waiting)
          return payPart(context, key, part, undefined, reference);
        if (known && details) await noteDetailsGiven(context, key, part);
        if (known) return settle(known, step.order);
        // A hold may have been placed while the bank was asked, so check again right before sending.
        return payPart(context, key, part, reference);
      }
      // It starts again when the hold ends.
      if (!step.maySend) return 'settled';
      return settle(await submit(context, step.order), step.order);
    }
  }
}

function askAbout(context: EscrowContext, order: PartOrder): Promise<BankTransferState | null> {
  const { provider, reference, since, to } = order;
  return bankOf(context, provider).findTransfer(reference, {
    since,
    ...('transactionId' in to ? { transactionId: to.transactionId } : {}),
  });
}

/**
 * Nothing may be awaited between the last check of the agreement and this call: a hold would come too late.
 */
function submit(context: EscrowContext, order: PartOrder): Promise<BankTransferState> {
  const { provider, reference, amount, currency, to, since } = order;
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
    ? bank.submitRefund({ reference, amount, currency, since, transactionId: to.transactionId })
    : Promise.resolve({ status: 'FAILED', hopeless: true, reason: NO_WAY_BACK });
}

function detailsOf({ reference, amount, currency, to, since }: PartOrder): RefundDetails | null {
  if (!('details' in to) || !to.details) return null;
  return { reference, amount, currency, since, transactionId: to.transactionId, destination: to.details };
}

function completeRefund(
  context: EscrowContext,
  provider: string,
  details: RefundDetails,
): Promise<BankTransferState> {
  const bank = bankOf(context, provider);
  if (!bank.completeRefund) throw new Error(`the bank ${provider} completes no refunds`);
  return bank.completeRefund(details);
}

async function noteDetailsGiven(
  context: EscrowContext,
  key: AgreementKey,
  part: refunds.PartKey,
): Promise<void> {
  await changeAgreement(context, key, async (agreement, moment) => {
    const facts = await refunds.findPart(context.db, key, part);
    if (!facts) throw new Error(`part ${part.position} of refund ${part.refundId} is missing`);
    return detailsGiven(agreement, facts.part, moment);
  });
}

async function settleAndGoOn(
  context: EscrowContext,
  key: AgreementKey,
  part: refunds.PartKey,
  { reference, amount }: PartOrder,
  state: BankTransferState,
): Promise<PartOutcome> {
  if (state.status === 'PENDING') {
    if (state.attention) await applyRefundState(context, key, reference, state);
    return 'pending';
  }
  await applyRefundState(context, key, reference, state);
  // A refusal is retried later; the stored state tells when.
  if (state.status !== 'SUCCEEDED') return payPart(context, key, part);
  // Another amount than the ordered one is not booked: the part stays open until the bank corrects it.
  return state.amount === undefined || state.amount === amount ? 'settled' : 'pending';
}

/**
 * Applies the bank's state of a refund part, whether we asked for it or it was sent. Returns the state that
 * changed something, which is the bank's answer where it had to be asked again; null when nothing changed.
 */
export async function applyRefundState(
  context: EscrowContext,
  key: AgreementKey,
  reference: string,
  reported: BankTransferState,
): Promise<BankTransferState | null> {
  let state: BankTransferState | null = reported;
  let askedWhen: string | null = null;
  while (state && (state.status !== 'PENDING' || state.attention !== undefined)) {
    const said: BankTransferState = state;
    const outcome: Doubt | 'applied' | 'known' = await changeAgreement<Doubt | 'applied' | 'known'>(
      context,
      key,
      async (agreement, moment) => {
        const facts = await refunds.findBookedPart(context.db, key, stemOf(reference));
        if (!facts)
          throw new Error(`no refund of agreement ${key.agreementId} has the reference ${reference}`);
        const known = JSON.stringify([facts.part.status, facts.part.attempts, facts.booked]);
        // A settled state is reversed only by an answer to a question that was asked after everything known
        // now.
        if (turnsRound(facts, reference, said) && known !== askedWhen)
          return { change: null, result: { known, ...aboutOf(agreement, facts) } };
        const { change } = settleRefundPart(agreement, facts, reference, said, moment);
        return { change, result: change ? 'applied' : 'known' };
      },
    );
    if (outcome === 'applied') return said;
    if (outcome === 'known') return null;
    askedWhen = outcome.known;
    state = await bankOf(context, outcome.provider).findTransfer(reference, outcome.about);
  }
  return null;
}

type Doubt = { readonly known: string; readonly provider: string; readonly about: SentAbout };

function aboutOf({ createdAt: since }: Agreement, { part }: PartOfRefund): Pick<Doubt, 'provider' | 'about'> {
  const transactionId = part.destination && !part.viaRefund ? null : part.transactionId;
  return { provider: part.provider, about: { since, transactionId } };
}
