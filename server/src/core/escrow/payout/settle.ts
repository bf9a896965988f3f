import type { Agreement } from '#core/escrow/agreement.ts';
import type { BankTransferState } from '#core/escrow/bank.ts';
import type { Decision, Moment } from '#core/escrow/decision.ts';
import { Draft } from '#core/escrow/draft.ts';
import type { MovementKind } from '#core/escrow/ledger.ts';
import { type Milestone, payableOf } from '#core/escrow/milestone.ts';
import { type Money, money, subtract, ZERO } from '#core/escrow/money.ts';
import { type AttemptStatus, type KnownAttempt, standingOf } from '#core/escrow/payout.ts';
import { retryDelayMs } from '#core/retry.ts';
import { enqueuePayout } from './queue.ts';
import { awaitDetails, factsOf } from './send.ts';

/** Waits before a refused payout is sent anew. After the last one only new account details start another. */
const RETRY_MS = [10_000, 60_000, 600_000] as const;
export const MAX_PAYOUT_FAILURES = RETRY_MS.length;

type BankWord = BankTransferState & { readonly status: 'SUCCEEDED' | 'FAILED' | 'REVERSED' };

/** What the bank's word came to: something new, or nothing that was not known. */
export type Applied = 'new' | 'known';
const KNOWN: Decision<Applied> = { change: null, result: 'known' };

/**
 * Whether this word turns round what the bank said before. Such words come late and in any order, so before
 * one of them is believed the bank is asked what it says now. That money came back is the end of every scenario.
 */
export function isTurn(known: KnownAttempt, { status }: BankTransferState): boolean {
  const { clearing, paid, over } = standingOf(known);
  if (status === 'SUCCEEDED') return clearing + paid + over === 0;
  return status === 'FAILED' && paid + over > 0;
}

/**
 * The bank's word on one of a milestone's attempts. What it does depends on where the money of that attempt
 * is by our books, and not on whether newer attempts were made: a bank may pay at last what it has refused.
 */
export function settlePayout(
  agreement: Agreement,
  attempts: readonly KnownAttempt[],
  reference: string,
  state: BankTransferState,
  moment: Moment,
): Decision<Applied> {
  const attempt = attempts.find((candidate) => candidate.reference === reference);
  const milestone = agreement.milestones.find(({ id }) => id === attempt?.milestoneId);
  if (!attempt || !milestone || state.status === 'PENDING') return KNOWN;
  const draft = new Draft(agreement, moment);
  const settling = new Settling(draft, milestone, attempts, attempt, { ...state, status: state.status });
  const applied = state.status === 'SUCCEEDED' ? settling.succeeded() : settling.cameBack();
  return applied === 'new' ? { change: draft.done(), result: applied } : KNOWN;
}

/** One word while it is being taken in. */
class Settling {
  readonly #draft: Draft;
  readonly #milestone: Milestone;
  readonly #others: readonly KnownAttempt[];
  readonly #attempt: KnownAttempt;
  readonly #word: BankWord;

  constructor(
    draft: Draft,
    milestone: Milestone,
    attempts: readonly KnownAttempt[],
    attempt: KnownAttempt,
    word: BankWord,
  ) {
    this.#draft = draft;
    this.#milestone = milestone;
    this.#others = attempts.filter((other) => other !== attempt);
    this.#attempt = attempt;
    this.#word = word;
  }

  succeeded(): Applied {
    const { clearing, paid, over } = standingOf(this.#attempt);
    if (paid + over > 0 || this.#posted('receivable_settled')) return 'known';
    if (clearing > 0) {
      this.#note('SUCCEEDED');
      this.#draft.post('payout_succeeded', money(clearing), this.#attempt.reference);
      this.#payFee();
      this.#paid(this.#attempt);
      return 'new';
    }
    const owed =
      this.#milestone.settlement === 'RELEASED' || this.#milestone.settlement === 'AWAITING_DETAILS';
    return this.#late(owed ? payableOf(this.#milestone) : ZERO);
  }

  /** What the bank keeps for it, once: the platform pays it, and the amount stays whole. */
  #payFee(): void {
    if (!this.#posted('fee')) this.#draft.post('fee', this.#word.fee ?? ZERO, this.#attempt.reference);
  }

  /** Refused or sent back before, and now the bank has paid it all the same. */
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
      this.#draft.post('payout_late', late, reference);
      this.#paid(this.#attempt);
    }
    if (over > 0) {
      this.#draft.post('overpaid', over, reference);
      this.#draft.emit('payout.overpaid', { ...factsOf(this.#attempt), amount: over });
      this.#stop('paid_twice', over, `The bank has paid ${reference} beside what it was to pay.`);
    }
    return 'new';
  }

  cameBack(): Applied {
    const { clearing, paid, over } = standingOf(this.#attempt);
    const { reference } = this.#attempt;
    const reported = { ...factsOf(this.#attempt), reason: this.#word.reason ?? null };
    if (clearing > 0) {
      this.#note('FAILED');
      this.#draft.post('payout_failed', money(clearing), reference);
      this.#payFee();
      this.#draft.emit('payout.failed', reported);
      this.#owedAgain();
      return 'new';
    }
    // What was overpaid is settled already, and now it has come back as well.
    if (paid + over === 0) return this.#posted('receivable_settled') ? this.#contradict() : 'known';
    const used = this.#posted('payout_reversed') && paid > 0;
    if (used || (this.#posted('overpaid_returned') && over > 0)) return this.#contradict();
    this.#note('REVERSED');
    this.#draft.post('overpaid_returned', money(over), reference);
    this.#draft.post('payout_reversed', money(paid), reference);
    this.#draft.emit('payout.reversed', reported);
    if (paid > 0) this.#owedAgain();
    return 'new';
  }

  #paid(by: KnownAttempt): void {
    // The failures stay counted: an account that sends everything back must not be paid for ever.
    this.#draft.setMilestone({ ...this.#draft.milestone(this.#milestone.id), settlement: 'PAID' });
    this.#draft.emit('payout.succeeded', factsOf(by));
  }

  /** The seller is owed the money again, unless another attempt has paid it, which then was no mistake. */
  #owedAgain(): void {
    const failed = { ...this.#milestone, payoutFailures: this.#milestone.payoutFailures + 1 };
    const other = this.#others.find((candidate) => standingOf(candidate).over === payableOf(failed));
    if (other && !hasPosted(other, 'overpaid_returned') && !hasPosted(other, 'payout_late')) {
      this.#draft.setMilestone(failed);
      this.#draft.post('overpaid_returned', other.amount, other.reference);
      this.#draft.post('payout_late', other.amount, other.reference);
      this.#paid(other);
    } else if (failed.payoutFailures > MAX_PAYOUT_FAILURES) {
      awaitDetails(this.#draft, failed);
    } else {
      this.#draft.setMilestone({ ...failed, settlement: 'RELEASED' });
      const delay = retryDelayMs(RETRY_MS, failed.payoutFailures, 0.5);
      enqueuePayout(this.#draft, failed, new Date(this.#draft.now.getTime() + delay));
    }
  }

  /**
   * The bank says for the second time what can be true once. The books stay as they are, and a person has to
   * find out what it means. Its word is kept, so that it is heard once.
   */
  #contradict(): Applied {
    const { reference, amount, status } = this.#attempt;
    if (status === this.#word.status) return 'known';
    this.#note(this.#word.status);
    this.#stop('contradiction', amount, `The bank has changed its mind about ${reference} again.`);
    return 'new';
  }

  #stop(kind: 'paid_twice' | 'contradiction', amount: Money, reason: string): void {
    const { reference, milestoneId, provider, attempt } = this.#attempt;
    const details = { milestoneId, provider, attempt, told: this.#word.status, reason };
    this.#draft.addException({ kind, subject: reference, amount, details });
    this.#draft.holdUnlessHeld(reason);
  }

  #note(status: AttemptStatus): void {
    const { movements: _movements, ...attempt } = this.#attempt;
    const { reason = null } = this.#word;
    const sessionId = this.#word.sessionId ?? attempt.sessionId;
    this.#draft.setAttempt({ ...attempt, status, reason, sessionId, settledAt: this.#draft.now });
  }

  #posted(kind: MovementKind): boolean {
    return hasPosted(this.#attempt, kind);
  }
}

function hasPosted({ movements }: KnownAttempt, kind: MovementKind): boolean {
  return movements.some((movement) => movement.kind === kind);
}
