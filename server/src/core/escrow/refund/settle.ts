import type { Agreement } from '#core/escrow/agreement.ts';
import type { BankTransferState, RefundOrder } from '#core/escrow/bank.ts';
import type { Decided, Decision, Moment } from '#core/escrow/decision.ts';
import { Draft } from '#core/escrow/draft.ts';
import { Problem } from '#core/problem.ts';
import { type Refund, type RefundPart, refundReference, refundStatus } from './refund.ts';

/** How often a part is sent before a person has to look; and again each time one asks for it. */
const ATTEMPTS_IN_A_ROW = 5;

export type RefundStep =
  | { readonly next: 'nothing' }
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
  const draft = new Draft(agreement, moment);
  const submitted = withPart(refund, partIndex, { status: 'SUBMITTED', attempts: part.attempts + 1 });
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
    const paid = withPart(refund, partIndex, { status: 'PAID' });
    draft.post('refund_paid', part.amount, reference);
    draft.setRefund(paid);
    if (refundStatus(paid) === 'SUCCEEDED') {
      draft.emit('refund.succeeded', { refundId: refund.id, amount: refund.amount });
    }
    return { change: draft.done(), result: undefined };
  }
  const exhausted = part.attempts % ATTEMPTS_IN_A_ROW === 0;
  draft.setRefund(withPart(refund, partIndex, { status: exhausted ? 'FAILED' : 'PENDING' }));
  if (exhausted) {
    const reason = state.reason ?? null;
    draft.emit('refund.failed', { refundId: refund.id, amount: part.amount, reason });
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

function withPart(refund: Refund, partIndex: number, change: Partial<RefundPart>): Refund {
  const parts = refund.parts.map((part, index) => (index === partIndex ? { ...part, ...change } : part));
  return { ...refund, parts };
}
