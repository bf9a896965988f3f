import type { Agreement } from '#core/escrow/agreement.ts';
import type { BankTransferState } from '#core/escrow/bank.ts';
import type { Decision, Moment } from '#core/escrow/decision.ts';
import { Draft } from '#core/escrow/draft.ts';
import type { MovementKind } from '#core/escrow/ledger.ts';
import { type Money, ZERO } from '#core/escrow/money.ts';
import { partReference, type RefundPart, recount, refundStatus } from '#core/escrow/refund.ts';
import { retryDelayMs } from '#core/retry.ts';
import { HOUR_MS, MINUTE_MS } from '#core/time.ts';
import { moveOpenReturns } from './open.ts';
import type { PartOfRefund } from './send.ts';

/**
 * Delays before a refused part is sent again: the receiving bank may be down for an afternoon. After the last
 * one a person has to look; each retry they request is another round.
 */
const RETRY_MS = [5 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS, 2 * HOUR_MS] as const;
const ATTEMPTS_IN_A_ROW = RETRY_MS.length + 1;

/**
 * The movements that can be booked for an attempt. A bank may pay it, reverse it, and report either too late.
 */
export const PART_MOVEMENTS = [
  'refund_paid',
  'refund_reversed',
  'overpaid',
  'overpaid_returned',
  'receivable_settled',
  'fee',
] as const satisfies MovementKind[];
type Booked = { readonly kind: (typeof PART_MOVEMENTS)[number]; readonly cause: string };

/** A part with the journal entries of its attempts. */
export type BookedPart = PartOfRefund & { readonly booked: readonly Booked[] };

const NOTHING_NEW: Decision<void> = { change: null, result: undefined };

/**
 * Applies a bank's report on an attempt, solicited or not. Only the journal counts: a report that brings
 * nothing new changes nothing, whenever it arrives.
 */
export function settleRefundPart(
  agreement: Agreement,
  facts: BookedPart,
  reference: string,
  state: BankTransferState,
  moment: Moment,
): Decision<void> {
  const { part } = facts;
  const reason = state.reason ?? null;
  const isLast = reference === partReference(part);
  const draft = new Draft(agreement, moment);
  if (state.attention && isLast && part.status === 'SUBMITTED' && !part.waits) {
    return wait(draft, part, reference, state.attention);
  }
  if (state.status === 'SUCCEEDED' && state.amount !== undefined && state.amount !== part.amount) {
    return paidOther(draft, facts, reference, state.amount);
  }
  switch (`${state.status} ${standingOf(facts, reference)}`) {
    case 'SUCCEEDED unpaid':
      bookPayment(draft, facts, reference, null);
      payFee(draft, facts, reference, state);
      break;
    case 'FAILED unpaid':
    case 'REVERSED unpaid':
      if (!isLast || part.status !== 'SUBMITTED') return NOTHING_NEW;
      refuse(draft, facts, reason, state.hopeless);
      break;
    case 'FAILED paid':
    case 'REVERSED paid':
      takeBack(draft, facts, reference, reason);
      break;
    case 'FAILED overpaid':
    case 'REVERSED overpaid':
      draft.post('overpaid_returned', part.amount, reference);
      draft.emit('refund.reversed', { refundId: part.refundId, amount: part.amount, reference, reason });
      break;
    default:
      return NOTHING_NEW;
  }
  return { change: draft.done(), result: undefined };
}

/**
 * True when the report contradicts the bank's earlier one. Reports may arrive out of order, so the bank has
 * to be asked for its current answer. REVERSED needs no such check: it is always final.
 */
export function turnsRound(facts: BookedPart, reference: string, { status }: BankTransferState): boolean {
  const { part } = facts;
  const standing = standingOf(facts, reference);
  if (status === 'FAILED') return standing === 'paid' || standing === 'overpaid';
  const isOut = part.status === 'SUBMITTED' && reference === partReference(part);
  return status === 'SUCCEEDED' && standing === 'unpaid' && !isOut;
}

/**
 * The last attempt never reached its bank, as the bank has just said. If the bank has paid an earlier attempt
 * since, that is the payment, and nothing more is sent; null otherwise.
 */
export function settleWithEarlier(
  agreement: Agreement,
  facts: BookedPart,
  moment: Moment,
): Decision<void> | null {
  const { part, booked } = facts;
  const earlier = booked.find(({ cause }) => standingOf(facts, cause) === 'overpaid');
  if (!earlier || part.status !== 'SUBMITTED') return null;
  const reason = `The bank never received it, and has paid ${earlier.cause}.`;
  return settleRefundPart(agreement, facts, partReference(part), { status: 'FAILED', reason }, moment);
}

/**
 * Returns the state of an attempt according to the journal. A reversed attempt is spent: late reports about
 * it are ignored.
 */
function standingOf({ booked }: BookedPart, reference: string): 'unpaid' | 'paid' | 'overpaid' | 'spent' {
  const has = (kind: Booked['kind']) => booked.some((one) => one.kind === kind && one.cause === reference);
  if (has('refund_paid')) return has('refund_reversed') ? 'spent' : 'paid';
  // Money that was paid back to the platform or written off is no longer owed.
  if (has('receivable_settled')) return 'spent';
  if (has('overpaid')) return has('overpaid_returned') ? 'spent' : 'overpaid';
  return 'unpaid';
}

/** The newest reason is shown. There is one exception for each attempt. */
function wait(draft: Draft, part: RefundPart, reference: string, attention: string): Decision<void> {
  // The bank is about to get the account that it waits for.
  if (part.viaRefund && part.retryAt !== null) return NOTHING_NEW;
  const { refundId, provider, amount } = part;
  draft.setRefundPart({ ...part, reason: attention, waits: true });
  // Parts that waited before there was the flag have the reason.
  if (part.reason !== attention) {
    const details = { refundId, provider, reason: attention };
    draft.addException({ kind: 'needs_attention', subject: reference, amount, details });
  }
  return { change: draft.done(), result: undefined };
}

/** As for a payout: another amount than the ordered one is not booked, and a person has to ask the bank. */
function paidOther(draft: Draft, { part }: BookedPart, reference: string, paid: Money): Decision<void> {
  const { refundId, amount } = part;
  const reason = `The bank reports that it returned ${paid} for ${reference}, which was ordered for ${amount}.`;
  if (part.reason === reason) return NOTHING_NEW;
  draft.setRefundPart({ ...part, reason });
  draft.addException({
    kind: 'contradiction',
    subject: reference,
    amount: paid,
    details: { refundId, reason },
  });
  draft.holdUnlessHeld(reason);
  return { change: draft.done(), result: undefined };
}

/**
 * Books an attempt as paid with the ordered amount, although the bank has reported another one. The reason
 * stays, so that the same report counts as known. Returns false if it is booked already.
 */
export function bookRefundAsOrdered(draft: Draft, facts: BookedPart, reference: string): boolean {
  if (standingOf(facts, reference) !== 'unpaid') return false;
  bookPayment(draft, facts, reference, facts.part.reason);
  return true;
}

function bookPayment(draft: Draft, facts: BookedPart, reference: string, reason: string | null): void {
  const { part } = facts;
  const isLast = reference === partReference(part);
  // While a later attempt is at the bank, it is unknown whether the bank pays that one too.
  if (part.status !== 'PAID' && (isLast || part.status !== 'SUBMITTED')) pay(draft, facts, reference, reason);
  else noteSecondPayment(draft, facts, reference);
}

function pay(draft: Draft, facts: BookedPart, reference: string, reason: string | null = null): void {
  draft.post('refund_paid', facts.part.amount, reference);
  move(draft, facts, { status: 'PAID', retryAt: null, reason, settledAt: draft.now });
}

/** Books the bank's fee once. The platform pays it, so the buyer gets the whole amount. */
function payFee(draft: Draft, { booked }: BookedPart, reference: string, state: BankTransferState): void {
  const isPaid = booked.some(({ kind, cause }) => kind === 'fee' && cause === reference);
  if (!isPaid) draft.post('fee', state.fee ?? ZERO, reference);
}

/** The buyer has the money twice, or will. The platform bears it until it is recovered. */
function noteSecondPayment(draft: Draft, { part }: BookedPart, reference: string): void {
  const { refundId, amount } = part;
  draft.post('overpaid', amount, reference);
  draft.addException({ kind: 'paid_twice', subject: reference, amount, details: { refundId } });
  draft.holdUnlessHeld(`The bank has paid refund ${refundId} twice: ${reference} was paid as well.`);
}

/** Books a paid part whose money came back. The buyer waits for it again. */
function takeBack(draft: Draft, facts: BookedPart, reference: string, reason: string | null): void {
  const { refundId, amount } = facts.part;
  draft.post('refund_reversed', amount, reference);
  draft.emit('refund.reversed', { refundId, amount, reference, reason });
  refuse(draft, facts, reason);
  draft.enqueue('pay-refunds', {}, new Date(draft.now.getTime() + retryDelayMs(RETRY_MS, 1, 0.5)));
}

function refuse(draft: Draft, facts: BookedPart, reason: string | null, hopeless = false): void {
  const { part, booked } = facts;
  const other = booked.find(({ cause }) => standingOf(facts, cause) === 'overpaid');
  if (other) {
    // One of two payments fell through, so the other is no longer a second payment.
    draft.post('overpaid_returned', part.amount, other.cause);
    pay(draft, facts, other.cause);
    return;
  }
  const refusals = part.attempts % ATTEMPTS_IN_A_ROW;
  if (refusals > 0 && !hopeless) {
    const retryAt = new Date(draft.now.getTime() + retryDelayMs(RETRY_MS, refusals, 0.5));
    move(draft, facts, { status: 'PENDING', retryAt, reason, settledAt: null, viaRefund: false });
  } else {
    move(draft, facts, { status: 'FAILED', retryAt: null, reason, settledAt: null, viaRefund: false });
    draft.emit('refund.failed', { refundId: part.refundId, amount: part.amount, reason });
  }
}

/** A refused refund is over at the bank: an account named for it is paid by a transfer from then on. */
type Outcome = Pick<RefundPart, 'status' | 'retryAt' | 'reason' | 'settledAt'> & {
  readonly viaRefund?: false;
};

function move(draft: Draft, { refund, part }: PartOfRefund, outcome: Outcome): void {
  const after = recount(refund, part.status, outcome.status);
  draft.setRefund(after);
  draft.setRefundPart({ ...part, ...outcome, waits: false });
  const wasPaid = refundStatus(refund) === 'SUCCEEDED';
  const isPaid = refundStatus(after) === 'SUCCEEDED';
  if (isPaid === wasPaid) return;
  moveOpenReturns(draft, after, isPaid ? -1 : 1);
  if (isPaid) draft.emit('refund.succeeded', { refundId: after.id, amount: after.amount });
}
