import { type BankTransferState, BankUnavailable } from '#core/escrow/bank.ts';
import { nextRefundStep, settleRefundPart } from '#core/escrow/refund/settle.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as refunds from '#store/escrow/refunds.ts';
import { changeAgreement } from './change-agreement.ts';
import { bankOf, type EscrowContext } from './escrow-desk.ts';
import { findRefund } from './find-refund.ts';

export type RefundsOutcome = {
  /** The bank has something that it has not decided on. */
  readonly pending: boolean;
  /** When the first of what was refused may be sent again. */
  readonly retryAt: Date | null;
};

type PartKey = { readonly refundId: string; readonly partIndex: number };
type PartOutcome = 'settled' | 'pending' | { readonly retryAt: Date };

/** After so many failures in a row it is the bank that is down, not a part that is bad. */
const MAX_FAILURES_IN_A_ROW = 5;

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
  const parts = startingAt((tries - 1) * MAX_FAILURES_IN_A_ROW, await unpaidParts(context, key));
  const failures: unknown[] = [];
  let inARow = 0;
  let pending = false;
  let retryAt: Date | null = null;
  for (const part of parts) {
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

async function unpaidParts(context: EscrowContext, key: AgreementKey): Promise<PartKey[]> {
  const unpaid = await refunds.unpaid(context.db, key);
  return unpaid.flatMap(({ id, parts }) => parts.map((_part, partIndex) => ({ refundId: id, partIndex })));
}

function startingAt<Item>(start: number, items: readonly Item[]): Item[] {
  const index = items.length === 0 ? 0 : start % items.length;
  return [...items.slice(index), ...items.slice(0, index)];
}

/** `unheardOf` is a reference of which the bank has just said that it never heard of it. */
async function payPart(
  context: EscrowContext,
  key: AgreementKey,
  part: PartKey,
  unheardOf?: string,
): Promise<PartOutcome> {
  const { refundId, partIndex } = part;
  let provider = '';
  const step = await changeAgreement(context, key, async (agreement, moment) => {
    const refund = await findRefund(context, key, refundId);
    provider = refund.parts[partIndex]?.provider ?? '';
    return nextRefundStep(agreement, refund, partIndex, moment);
  });
  if (step.next === 'nothing') return 'settled';
  if (step.next === 'wait') return { retryAt: step.until };
  const { reference } = step.order;
  const bank = bankOf(context, provider);
  if (step.next === 'send') return settle(context, key, part, await bank.submitRefund(step.order), reference);
  if (reference !== unheardOf) {
    const known = await bank.findTransfer(reference);
    if (known) return settle(context, key, part, known, reference);
    // While the bank looked, somebody may have put a hold on: so look again, right before it is sent.
    return payPart(context, key, part, reference);
  }
  // The end of the hold starts it again.
  if (!step.maySend) return 'settled';
  return settle(context, key, part, await bank.submitRefund(step.order), reference);
}

async function settle(
  context: EscrowContext,
  key: AgreementKey,
  part: PartKey,
  state: BankTransferState,
  reference: string,
): Promise<PartOutcome> {
  if (state.status === 'PENDING') return 'pending';
  await changeAgreement(context, key, async (agreement, moment) => {
    const refund = await findRefund(context, key, part.refundId);
    return settleRefundPart(agreement, refund, { partIndex: part.partIndex, reference }, state, moment);
  });
  // A refusal is followed by another try, later; what is written by now says when.
  return state.status === 'SUCCEEDED' ? 'settled' : payPart(context, key, part);
}
