import type { Agreement } from '#core/escrow/agreement.ts';
import type { BankDestination } from '#core/escrow/bank.ts';
import type { Decided, Decision, Moment } from '#core/escrow/decision.ts';
import { Draft } from '#core/escrow/draft.ts';
import type { Money } from '#core/escrow/money.ts';
import { partReference, type Refund, type RefundPart, recount, refundStatus } from '#core/escrow/refund.ts';
import { Problem } from '#core/problem.ts';
import type { Redirection } from './redirect.ts';

/** A part with its refund. */
export type PartOfRefund = { readonly refund: Refund; readonly part: RefundPart };

/**
 * A part as its bank receives it: the return of a deposit, perhaps with the account that its refund waits
 * for, or a payment to a named account.
 */
export type PartOrder = {
  readonly provider: string;
  readonly reference: string;
  readonly amount: Money;
  readonly currency: string;
  readonly to:
    | { readonly transactionId: string; readonly details?: BankDestination }
    | { readonly destination: BankDestination };
  /**
   * No request under any of its references was made earlier. A restored database may date the refund later
   * than the bank has it, so this is when the agreement was created.
   */
  readonly since: Date;
};

export type RefundStep =
  | { readonly next: 'nothing' }
  /** Refused recently. */
  | { readonly next: 'wait'; readonly until: Date }
  | { readonly next: 'send'; readonly order: PartOrder }
  /**
   * Refused before. A bank may still have paid what it refused, so it is asked before the part is sent again.
   */
  | { readonly next: 'check'; readonly order: PartOrder }
  /** Sent before, outcome unknown. A part the bank does not know may be sent again, except during a hold. */
  | { readonly next: 'ask'; readonly order: PartOrder; readonly maySend: boolean };

const NOTHING: Decision<RefundStep> = { change: null, result: { next: 'nothing' } };

/**
 * Decides the next step of a refund part. As with payouts, the reference is committed before the bank
 * receives it. `refused` is a reference that the bank has just confirmed as not paid.
 */
export function nextRefundStep(
  agreement: Agreement,
  { refund, part }: PartOfRefund,
  refused: string | undefined,
  moment: Moment,
): Decision<RefundStep> {
  const onHold = agreement.hold !== null;
  const last = orderOf(agreement, part);
  if (!last) return NOTHING;
  if (part.status === 'SUBMITTED') {
    const isEarly = part.retryAt === null || part.retryAt > moment.now || onHold;
    const order = isEarly ? last : { ...last, to: withDetails(last.to, part) };
    return { change: null, result: { next: 'ask', order, maySend: !onHold } };
  }
  if (part.status !== 'PENDING' || onHold) return NOTHING;
  if (part.retryAt && part.retryAt > moment.now) {
    return { change: null, result: { next: 'wait', until: part.retryAt } };
  }
  if (part.attempts > 0 && last.reference !== refused) {
    return { change: null, result: { next: 'check', order: last } };
  }
  const draft = new Draft(agreement, moment);
  const attempts = part.attempts + 1;
  const submitted: RefundPart = { ...part, status: 'SUBMITTED', attempts, retryAt: null };
  const reference = partReference(submitted);
  draft.setRefundPart(submitted);
  draft.addReference({ provider: part.provider, reference, kind: 'refund', subjectId: refund.id });
  return { change: draft.done(), result: { next: 'send', order: { ...last, reference } } };
}

function orderOf({ currency, createdAt: since }: Agreement, part: RefundPart): PartOrder | null {
  const { provider, transactionId, amount, destination } = part;
  const back = transactionId === null ? null : { transactionId };
  const to = destination && !part.viaRefund ? { destination } : back;
  return to && { provider, reference: partReference(part), amount, currency, to, since };
}

function withDetails(to: PartOrder['to'], { destination, viaRefund }: RefundPart): PartOrder['to'] {
  return 'transactionId' in to && destination && viaRefund ? { ...to, details: destination } : to;
}

/**
 * Gives the bank an account for a refund that it cannot return by itself. `waiting` are the parts that wait
 * for one. The refund stays at the bank: nothing is sent a second time.
 */
export function giveDetails(
  agreement: Agreement,
  { refund, waiting }: { readonly refund: Refund; readonly waiting: readonly RefundPart[] },
  redirection: Redirection | null,
  moment: Moment,
): Decided<Refund> {
  if (agreement.hold !== null) throw new Problem('agreement_frozen');
  if (!redirection) throw new Problem('destination_required');
  const draft = new Draft(agreement, moment);
  const retryAt = redirection.usableFrom > moment.now ? redirection.usableFrom : moment.now;
  const destination = destinationOf(redirection);
  for (const part of waiting)
    draft.setRefundPart({ ...part, destination, viaRefund: true, waits: false, retryAt, reason: null });
  emitAgain(draft, refund, redirection);
  draft.enqueue('pay-refunds', {}, retryAt);
  return { change: draft.done(), result: refund };
}

/** Records that the bank has the account. From now on it is asked as about every other refund. */
export function detailsGiven(agreement: Agreement, part: RefundPart, moment: Moment): Decision<void> {
  if (!part.viaRefund || part.status !== 'SUBMITTED' || part.retryAt === null)
    return { change: null, result: undefined };
  const draft = new Draft(agreement, moment);
  draft.setRefundPart({ ...part, retryAt: null });
  return { change: draft.done(), result: undefined };
}

/**
 * Starts another round for a failed refund after a person corrected the cause or named a different
 * destination. `failed` are its failed parts.
 */
export function sendAgain(
  agreement: Agreement,
  { refund, failed }: { readonly refund: Refund; readonly failed: readonly RefundPart[] },
  redirection: Redirection | null,
  moment: Moment,
): Decided<Refund> {
  if (agreement.hold !== null) throw new Problem('agreement_frozen');
  if (refundStatus(refund) !== 'FAILED') throw new Problem('refund_not_failed');
  if (!redirection && failed.some((part) => part.transactionId === null && !part.destination)) {
    throw new Problem('destination_required');
  }
  const draft = new Draft(agreement, moment);
  let retried = refund;
  const destination = redirection && destinationOf(redirection);
  const retryAt = redirection && redirection.usableFrom > moment.now ? redirection.usableFrom : null;
  for (const part of failed) {
    const goesTo = destination ?? part.destination;
    draft.setRefundPart({ ...part, status: 'PENDING', destination: goesTo, viaRefund: false, retryAt });
    retried = recount(retried, 'FAILED', 'PENDING');
  }
  draft.setRefund(retried);
  emitAgain(draft, refund, redirection);
  draft.enqueue('pay-refunds', {}, retryAt ?? moment.now);
  return { change: draft.done(), result: retried };
}

function emitAgain(draft: Draft, { id: refundId, amount }: Refund, redirection: Redirection | null): void {
  if (redirection) {
    const usableFrom = redirection.usableFrom.toISOString();
    draft.emit('refund.redirected', { refundId, ...redirection, usableFrom });
  }
  draft.emit('refund.retried', { refundId, amount });
}

function destinationOf({ bankCode, accountNumber, accountName }: Redirection): BankDestination {
  return { bankCode, accountNumber, accountName };
}
