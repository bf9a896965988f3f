import type { DomainEvent, EventType } from '#core/events/event.ts';
import type { NewId } from '#core/time.ts';
import { type Agreement, type AgreementStatus, statusBeneathHold } from './agreement.ts';
import type { VirtualAccount } from './bank.ts';
import { applyTransfer, MOVEMENTS, type MovementKind, type Transfer } from './ledger.ts';
import type { Milestone } from './milestone.ts';
import { add, type Money } from './money.ts';
import type { Refund } from './refund.ts';

export type JobRequest = {
  readonly id: string;
  readonly kind: string;
  readonly payload: Record<string, unknown>;
  readonly runAt: Date;
};

export type Deposit = {
  readonly provider: string;
  readonly transactionId: string;
  readonly accountNumber: string;
  readonly amount: Money;
  /** How much of it went back to where it came from, or is promised to. */
  readonly returned: Money;
  readonly senderName: string | null;
  readonly applied: boolean;
  readonly receivedAt: Date;
};

/** A reference that we gave to the bank, so that its later word on it finds the agreement. */
export type BankReference = {
  readonly provider: string;
  readonly reference: string;
  readonly kind: 'payout' | 'refund';
  readonly subjectId: string;
};

/** All that one decision writes, in one commit: the new facts and how they came about. */
export type Change = {
  readonly decidedAt: Date;
  readonly before: Agreement;
  readonly after: Agreement;
  readonly transfers: readonly Transfer[];
  readonly events: readonly DomainEvent[];
  readonly jobs: readonly JobRequest[];
  readonly deposits: readonly Deposit[];
  /** Deposits that were there before, of which more goes back now. */
  readonly returns: readonly Deposit[];
  readonly refunds: readonly Refund[];
  readonly references: readonly BankReference[];
};

/** Time and ids come from outside, so that the same facts always lead to the same decision. */
export type Moment = { readonly now: Date; readonly newId: NewId };

/**
 * The facts of a decision were not read at one moment, and do not fit together. Read again, they will: whatever
 * came in between has raised the version, so the decision could not have been written anyway.
 */
export class StaleFacts extends Error {}

/** Collects a decision step by step; `done()` closes it. Lives only inside one decision. */
export class Draft {
  readonly #before: Agreement;
  readonly #moment: Moment;
  #after: Agreement;
  readonly #transfers: Transfer[] = [];
  readonly #events: DomainEvent[] = [];
  readonly #jobs: JobRequest[] = [];
  readonly #deposits: Deposit[] = [];
  readonly #returns: Deposit[] = [];
  readonly #refunds: Refund[] = [];
  readonly #references: BankReference[] = [];

  constructor(agreement: Agreement, moment: Moment) {
    this.#before = agreement;
    this.#after = agreement;
    this.#moment = moment;
  }

  get agreement(): Agreement {
    return this.#after;
  }

  get now(): Date {
    return this.#moment.now;
  }

  newId(prefix: string): string {
    return this.#moment.newId(prefix);
  }

  milestone(id: string): Milestone {
    const milestone = this.#after.milestones.find((candidate) => candidate.id === id);
    if (!milestone) throw new Error(`agreement ${this.#after.id} has no milestone ${id}`);
    return milestone;
  }

  setMilestone(milestone: Milestone): void {
    const milestones = this.#after.milestones.map((old) => (old.id === milestone.id ? milestone : old));
    this.#after = { ...this.#after, milestones };
  }

  setHold(hold: string | null): void {
    this.#after = { ...this.#after, hold };
  }

  setVirtualAccount(virtualAccount: VirtualAccount): void {
    this.#after = { ...this.#after, virtualAccount };
  }

  /** Moves money. Throws when an account would go below zero: a rule let through what it must not. */
  post(kind: MovementKind, amount: Money, cause: string): void {
    if (amount === 0) return;
    const sequence = this.#after.transferCount + 1;
    const { debit, credit, addsTo } = MOVEMENTS[kind];
    const transfer: Transfer = { sequence, kind, debit, credit, amount, cause, createdAt: this.now };
    this.#transfers.push(transfer);
    this.#after = {
      ...this.#after,
      transferCount: sequence,
      balances: applyTransfer(this.#after.balances, transfer),
      ...(addsTo ? { [addsTo]: add(this.#after[addsTo], amount) } : {}),
    };
  }

  emit(type: EventType, data: Record<string, unknown>): void {
    const sequence = this.#after.eventCount + 1;
    this.#events.push({ id: this.newId('evt'), sequence, type, data, createdAt: this.now });
    this.#after = { ...this.#after, eventCount: sequence };
  }

  enqueue(kind: string, payload: Record<string, unknown>, runAt: Date = this.now): void {
    this.#jobs.push({
      id: this.newId('job'),
      kind,
      payload: { agreementId: this.#after.id, ...payload },
      runAt,
    });
  }

  addDeposit(deposit: Deposit): void {
    this.#deposits.push(deposit);
  }

  setReturned(deposit: Deposit): void {
    this.#returns.push(deposit);
  }

  setRefund(refund: Refund): void {
    this.#refunds.push(refund);
  }

  addReference(reference: BankReference): void {
    this.#references.push(reference);
  }

  /** Closes the decision. Reaching a final state tells the world and sends home what is still in excess. */
  done(arrivalEvents: ArrivalEvents = ARRIVAL_EVENTS): Change {
    const was = statusBeneathHold(this.#before);
    const is = statusBeneathHold(this.#after);
    if (is !== was) {
      const event = arrivalEvents[is];
      // A payout that bounces opens the agreement again: that is no second completion.
      if (event && !isFinal(was)) this.emit(event, { status: is });
      if (isFinal(is) && this.#after.balances.excess > 0) this.enqueue('return-excess', {});
      // A payment that ran to its end vouches for the device that it was made from.
      if (is === 'DISBURSED') this.enqueue('trust-device', {});
    }
    return {
      decidedAt: this.now,
      before: this.#before,
      after: { ...this.#after, version: this.#before.version + 1 },
      transfers: this.#transfers,
      events: this.#events,
      jobs: this.#jobs,
      deposits: this.#deposits,
      returns: this.#returns,
      refunds: this.#refunds,
      references: this.#references,
    };
  }
}

function isFinal(status: AgreementStatus): boolean {
  return status === 'DISBURSED' || status === 'REFUNDED';
}

export type ArrivalEvents = Partial<Record<AgreementStatus, EventType>>;

const ARRIVAL_EVENTS: ArrivalEvents = {
  COMPLETED: 'agreement.completed',
  DISBURSED: 'agreement.disbursed',
  REFUNDED: 'agreement.refunded',
};
