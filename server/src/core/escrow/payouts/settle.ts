import type { Agreement } from '#core/escrow/agreement.ts';
import type { BankTransferState } from '#core/escrow/bank.ts';
import type { Decision, Moment } from '#core/escrow/decision.ts';
import { closePaid } from '#core/escrow/disputes/close.ts';
import { Draft } from '#core/escrow/draft.ts';
import type { MovementKind } from '#core/escrow/ledger.ts';
import { type Money, money, subtract, ZERO } from '#core/escrow/money.ts';
import { accountOf, findPart, type Part } from '#core/escrow/part.ts';
import { type AttemptStatus, type KnownAttempt, standingOf } from '#core/escrow/payout.ts';
import { retryDelayMs } from '#core/retry.ts';
import { enqueuePayout } from './queue.ts';
import { awaitDetails, factsOf } from './send.ts';

/**
 * Delays before a refused payout is sent again. After the last one only new account details start another.
 */
const RETRY_MS = [10_000, 60_000, 600_000] as const;
export const MAX_PAYOUT_FAILURES = RETRY_MS.length;

type FinalState = BankTransferState & { readonly status: 'SUCCEEDED' | 'FAILED' | 'REVERSED' };

/** `new` when the bank's report changed something, `known` when it did not. */
export type Applied = 'new' | 'known';
const KNOWN: Decision<Applied> = { change: null, result: 'known' };

/**
 * True when the report contradicts the bank's earlier one. Reports arrive late and in any order, so the bank
 * is asked for its current answer before such a report is applied. REVERSED needs no such check: it is always
 * final.
 */
export function isTurn(known: KnownAttempt, { status }: BankTransferState): boolean {
  const { clearing, paid, over } = standingOf(known);
  if (status === 'SUCCEEDED') return clearing + paid + over === 0;
  return status === 'FAILED' && paid + over > 0;
}

/**
 * Applies a bank's report on one of the attempts of a part. The effect depends on where our books have the
 * money of that attempt, not on whether newer attempts exist: a bank may still pay what it has refused.
 */
export function settlePayout(
  agreement: Agreement,
  attempts: readonly KnownAttempt[],
  reference: string,
  state: BankTransferState,
  moment: Moment,
): Decision<Applied> {
  const attempt = attempts.find((candidate) => candidate.reference === reference);
  const part = attempt && findPart(agreement, attempt.partId);
  if (!part) return KNOWN;
  if (state.status === 'PENDING') return needAttention(agreement, attempt, state.attention ?? null, moment);
  const draft = new Draft(agreement, moment);
  const settling = new Settling(draft, part, attempts, attempt, { ...state, status: state.status });
  const applied = settling.apply();
  return applied === 'new' ? { change: draft.done(), result: applied } : KNOWN;
}

/**
 * Books an attempt as paid with the ordered amount, although the bank has reported another one. The reason
 * stays, so that the same report counts as known. Returns false if it is booked already, or was paid late
 * once and came back: a second late payment cannot be booked.
 */
export function bookPayoutAsOrdered(
  draft: Draft,
  attempts: readonly KnownAttempt[],
  reference: string,
): boolean {
  const attempt = attempts.find((candidate) => candidate.reference === reference);
  const part = attempt && findPart(draft.agreement, attempt.partId);
  if (!part || hasPosted(attempt, 'payout_late')) return false;
  const state = { status: 'SUCCEEDED', ...(attempt.reason && { reason: attempt.reason }) } as const;
  return new Settling(draft, part, attempts, attempt, state).apply() === 'new';
}

/**
 * The last attempt never reached its bank, as the bank has just said. If the bank has paid an earlier attempt
 * since, that is the payment, and nothing more is sent; null otherwise.
 */
export function settleWithEarlier(
  agreement: Agreement,
  attempts: readonly KnownAttempt[],
  last: KnownAttempt,
  moment: Moment,
): Decision<Applied> | null {
  const earlier = attempts.find((attempt) => standingOf(attempt).over > 0);
  if (!earlier || standingOf(last).clearing === 0) return null;
  const reason = `The bank never received it, and has paid ${earlier.reference}.`;
  return settlePayout(agreement, attempts, last.reference, { status: 'FAILED', reason }, moment);
}

/**
 * A transfer that waits for a person at the bank is no use waiting for: it is shown with its reason at once.
 */
function needAttention(
  agreement: Agreement,
  { movements: _movements, ...attempt }: KnownAttempt,
  reason: string | null,
  moment: Moment,
): Decision<Applied> {
  const { reference, milestoneId, provider, amount, status } = attempt;
  if (reason === null || attempt.reason === reason || status !== 'SUBMITTED') return KNOWN;
  const draft = new Draft(agreement, moment);
  draft.setAttempt({ ...attempt, reason });
  const details = { milestoneId, provider, reason };
  draft.addException({ kind: 'needs_attention', subject: reference, amount, details });
  return { change: draft.done(), result: 'new' };
}

/** The state while one report is being applied. */
class Settling {
  readonly #draft: Draft;
  readonly #part: Part;
  readonly #others: readonly KnownAttempt[];
  readonly #attempt: KnownAttempt;
  readonly #state: FinalState;

  constructor(
    draft: Draft,
    part: Part,
    attempts: readonly KnownAttempt[],
    attempt: KnownAttempt,
    state: FinalState,
  ) {
    this.#draft = draft;
    this.#part = part;
    this.#others = attempts.filter((other) => other !== attempt);
    this.#attempt = attempt;
    this.#state = state;
  }

  apply(): Applied {
    const { amount: paid, status } = this.#state;
    if (status !== 'SUCCEEDED') return this.#cameBack();
    return paid === undefined || paid === this.#attempt.amount ? this.#succeeded() : this.#paidOther(paid);
  }

  /**
   * The bank has paid another amount than we ordered. Nothing is booked as paid, since neither amount can be
   * trusted: a person has to ask the bank.
   */
  #paidOther(paid: Money): Applied {
    const { movements: _movements, ...attempt } = this.#attempt;
    const { reference, amount } = attempt;
    const reason = `The bank reports that it paid ${paid} for ${reference}, which was ordered for ${amount}.`;
    if (attempt.reason === reason) return 'known';
    this.#draft.setAttempt({ ...attempt, reason });
    this.#stop('contradiction', paid, reason);
    return 'new';
  }

  #succeeded(): Applied {
    const { clearing, paid, over } = standingOf(this.#attempt);
    if (paid + over > 0 || this.#posted('receivable_settled')) return 'known';
    if (clearing > 0) {
      this.#note('SUCCEEDED');
      this.#post('payout_succeeded', money(clearing), this.#attempt.reference);
      this.#payFee();
      this.#paid(this.#attempt);
      return 'new';
    }
    const { settlement, amount } = this.#part;
    const owed = settlement === 'RELEASED' || settlement === 'AWAITING_DETAILS';
    return this.#late(owed ? amount : ZERO);
  }

  /** Books the bank's fee once. The platform pays it, so the amount stays whole. */
  #payFee(): void {
    if (!this.#posted('fee')) this.#draft.post('fee', this.#state.fee ?? ZERO, this.#attempt.reference);
  }

  /** Handles an attempt that was refused or reversed and has been paid after all. */
  #late(owed: Money): Applied {
    const { amount, reference } = this.#attempt;
    const late = Math.min(owed, amount) as Money;
    const over = subtract(amount, late);
    if ((late > 0 && this.#posted('payout_late')) || (over > 0 && this.#posted('overpaid'))) {
      return this.#contradict();
    }
    this.#note('SUCCEEDED');
    this.#payFee();
    if (late > 0) {
      this.#post('payout_late', late, reference);
      this.#paid(this.#attempt);
    }
    if (over > 0) {
      this.#draft.post('overpaid', over, reference);
      this.#draft.emit('payout.overpaid', { ...factsOf(this.#part, this.#attempt), amount: over });
      this.#stop(
        'paid_twice',
        over,
        `The bank has paid ${reference} in addition to another payout for this milestone.`,
      );
    }
    return 'new';
  }

  #cameBack(): Applied {
    const { clearing, paid, over } = standingOf(this.#attempt);
    const { reference } = this.#attempt;
    const reported = { ...factsOf(this.#part, this.#attempt), reason: this.#state.reason ?? null };
    if (clearing > 0) {
      this.#note('FAILED');
      this.#post('payout_failed', money(clearing), reference);
      this.#payFee();
      this.#draft.emit('payout.failed', reported);
      this.#owedAgain();
      return 'new';
    }
    // The overpayment was already settled, and now the money has come back as well.
    if (paid + over === 0) return this.#posted('receivable_settled') ? this.#contradict() : 'known';
    const used = this.#posted('payout_reversed') && paid > 0;
    if (used || (this.#posted('overpaid_returned') && over > 0)) return this.#contradict();
    this.#note('REVERSED');
    this.#draft.post('overpaid_returned', money(over), reference);
    this.#post('payout_reversed', money(paid), reference);
    this.#draft.emit('payout.reversed', reported);
    if (paid > 0) this.#owedAgain();
    return 'new';
  }

  #paid(by: KnownAttempt): void {
    // The failures stay counted, so that an account that rejects everything is not paid forever.
    this.#draft.setPart({ ...this.#draft.part(this.#part.id), settlement: 'PAID' });
    this.#draft.emit('payout.succeeded', factsOf(this.#part, by));
    closePaid(this.#draft, this.#part.milestoneId);
  }

  /**
   * The payee is owed the money again, unless another attempt has also paid. That attempt then counts as the
   * payment.
   */
  #owedAgain(): void {
    const failed = { ...this.#part, payoutFailures: this.#part.payoutFailures + 1 };
    const other = this.#others.find((candidate) => standingOf(candidate).over === failed.amount);
    if (other && !hasPosted(other, 'overpaid_returned') && !hasPosted(other, 'payout_late')) {
      this.#draft.setPart(failed);
      this.#draft.post('overpaid_returned', other.amount, other.reference);
      this.#post('payout_late', other.amount, other.reference);
      this.#paid(other);
    } else if (failed.payoutFailures > MAX_PAYOUT_FAILURES) {
      awaitDetails(this.#draft, failed);
    } else {
      this.#draft.setPart({ ...failed, settlement: 'RELEASED' });
      const delay = retryDelayMs(RETRY_MS, failed.payoutFailures, 0.5);
      enqueuePayout(this.#draft, failed, new Date(this.#draft.now.getTime() + delay));
    }
  }

  /**
   * The bank repeats something that can only happen once. The books stay as they are, and a person has to
   * find out what it means. The status is stored, so that the report is handled once.
   */
  #contradict(): Applied {
    const { reference, amount, status } = this.#attempt;
    if (status === this.#state.status) return 'known';
    this.#note(this.#state.status);
    this.#stop('contradiction', amount, `The bank has changed its answer about ${reference} again.`);
    return 'new';
  }

  #stop(kind: 'paid_twice' | 'contradiction', amount: Money, reason: string): void {
    const { reference, milestoneId, provider, attempt } = this.#attempt;
    const details = { milestoneId, provider, attempt, reported: this.#state.status, reason };
    this.#draft.addException({ kind, subject: reference, amount, details });
    this.#draft.holdUnlessHeld(reason);
  }

  #note(status: AttemptStatus): void {
    const { movements: _movements, ...attempt } = this.#attempt;
    const { reason = null } = this.#state;
    const sessionId = this.#state.sessionId ?? attempt.sessionId;
    this.#draft.setAttempt({ ...attempt, status, reason, sessionId, settledAt: this.#draft.now });
  }

  #post(kind: MovementKind, amount: Money, cause: string): void {
    this.#draft.post(kind, amount, cause, accountOf(this.#part));
  }

  #posted(kind: MovementKind): boolean {
    return hasPosted(this.#attempt, kind);
  }
}

function hasPosted({ movements }: KnownAttempt, kind: MovementKind): boolean {
  return movements.some((movement) => movement.kind === kind);
}
