import type { Agreement } from '#core/escrow/agreement.ts';
import type { BankTransferState, RefundOrder } from '#core/escrow/bank.ts';
import type { Decided, Decision, Moment } from '#core/escrow/decision.ts';
import { Draft } from '#core/escrow/draft.ts';
import { Problem } from '#core/problem.ts';
import { retryDelayMs } from '#core/retry.ts';
import { type Refund, type RefundPart, refundReference, refundStatus } from './refund.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/**
 * Waits before a refused part is sent anew: a bank at the other end may be closed for an afternoon. After the
 * last one a person has to look; and each time one asks for it there is another round.
 */
const RETRY_MS = [5 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS, 2 * HOUR_MS] as const;
const ATTEMPTS_IN_A_ROW = RETRY_MS.length + 1;

export type RefundStep =
  | { readonly next: 'nothing' }
  /** Refused not long ago. */
  | { readonly next: 'wait'; readonly until: Date }
  | { readonly next: 'send'; readonly order: RefundOrder }
  /** Sent before, outcome unknown. A part that the bank never heard of may go out again, except on a hold. */
  | { readonly next: 'ask'; readonly order: RefundOrder; readonly maySend: boolean };

/** As with payouts: the reference is committed before the bank hears of it. */
export function nextRefundStep(
  agreement: Agreement,
  refund: Refund,
  partIndex: number,
  moment: Moment,
): Decision<RefundStep> {
  const part = refund.parts[partIndex];
  const onHold = agreement.hold !== null;
  if (part?.status === 'SUBMITTED') {
    const order = orderOf(agreement, refund, partIndex, part);
    return { change: null, result: { next: 'ask', order, maySend: !onHold } };
  }
  if (part?.status !== 'PENDING' || onHold) return { change: null, result: { next: 'nothing' } };
  if (part.retryAtMs !== undefined && part.retryAtMs > moment.now.getTime()) {
    return { change: null, result: { next: 'wait', until: new Date(part.retryAtMs) } };
  }
  const draft = new Draft(agreement, moment);
  const { retryAtMs: _over, ...due } = part;
  const submitted = withPart(refund, partIndex, { ...due, status: 'SUBMITTED', attempts: part.attempts + 1 });
  const order = orderOf(agreement, submitted, partIndex, part);
  draft.setRefund(submitted);
  draft.addReference({
    provider: part.provider,
    reference: order.reference,
    kind: 'refund',
    subjectId: refund.id,
  });
  return { change: draft.done(), result: { next: 'send', order } };
}

function orderOf(agreement: Agreement, refund: Refund, partIndex: number, part: RefundPart): RefundOrder {
  return {
    reference: refundReference(refund, partIndex),
    transactionId: part.transactionId,
    amount: part.amount,
    currency: agreement.currency,
  };
}

/** The bank's word on a part. Nothing changes when it is not new, or no word yet. */
export function settleRefundPart(
  agreement: Agreement,
  refund: Refund,
  sent: { readonly partIndex: number; readonly reference: string },
  state: BankTransferState,
  moment: Moment,
): Decision<void> {
  const { partIndex, reference } = sent;
  const part = refund.parts[partIndex];
  const current = part?.status === 'SUBMITTED' && refundReference(refund, partIndex) === reference;
  if (!part || !current || state.status === 'PENDING') return { change: null, result: undefined };

  const draft = new Draft(agreement, moment);
  if (state.status === 'SUCCEEDED') {
    const paid = withPart(refund, partIndex, { ...part, status: 'PAID' });
    draft.post('refund_paid', part.amount, reference);
    draft.setRefund(paid);
    if (refundStatus(paid) === 'SUCCEEDED') {
      draft.emit('refund.succeeded', { refundId: refund.id, amount: refund.amount });
    }
    return { change: draft.done(), result: undefined };
  }
  const refusals = part.attempts % ATTEMPTS_IN_A_ROW;
  if (refusals > 0) {
    const retryAtMs = moment.now.getTime() + retryDelayMs(RETRY_MS, refusals, 0.5);
    draft.setRefund(withPart(refund, partIndex, { ...part, status: 'PENDING', retryAtMs }));
  } else {
    draft.setRefund(withPart(refund, partIndex, { ...part, status: 'FAILED' }));
    draft.emit('refund.failed', { refundId: refund.id, amount: part.amount, reason: state.reason ?? null });
  }
  return { change: draft.done(), result: undefined };
}

/** The bank refused it until we gave up; somebody has mended what was wrong and asks for another round. */
export function sendAgain(agreement: Agreement, refund: Refund, moment: Moment): Decided<Refund> {
  if (agreement.hold !== null) throw new Problem('agreement_frozen');
  if (refundStatus(refund) !== 'FAILED') throw new Problem('refund_not_failed');
  const parts = refund.parts.map((part) =>
    part.status === 'FAILED' ? { ...part, status: 'PENDING' as const } : part,
  );
  const retried = { ...refund, parts };
  const draft = new Draft(agreement, moment);
  draft.setRefund(retried);
  draft.emit('refund.retried', { refundId: refund.id, amount: refund.amount });
  draft.enqueue('pay-refunds', {});
  return { change: draft.done(), result: retried };
}

function withPart(refund: Refund, partIndex: number, part: RefundPart): Refund {
  return { ...refund, parts: refund.parts.map((old, index) => (index === partIndex ? part : old)) };
}
