import type { Actor } from '#core/actor.ts';
import type { CallerMetadata, MetadataSubject, NewCallerMetadata } from '#core/caller-metadata.ts';
import type { DomainEvent, EventData, EventType } from '#core/events/event.ts';
import { packFunding } from '#core/events/funding.ts';
import type { AgreementJobDetails, AgreementJobKind, JobRequest } from '#core/jobs.ts';
import { type Agreement, type AgreementStatus, fundingOf, isOver, statusBeneathHold } from './agreement.ts';
import type { Amendment } from './amendments/amendment.ts';
import { tendAmendment } from './amendments/tend.ts';
import type { BankReference, IssuedAccount } from './bank.ts';
import type { Change } from './change.ts';
import { nextDueOf } from './deadlines.ts';
import type { Moment } from './decision.ts';
import type { Deposit } from './deposit.ts';
import { tendDisputes } from './disputes/tend.ts';
import { type Exception, type ExceptionChange, eventData, type NewException } from './exception.ts';
import {
  accountsOf,
  applyTransfer,
  MOVEMENTS,
  type MovementKind,
  type PayeeAccount,
  type Transfer,
} from './ledger.ts';
import type { Milestone } from './milestone.ts';
import { add, type Money } from './money.ts';
import { findPart, milestoneIdOf, type Part, withPart } from './part.ts';
import type { PayoutAttempt } from './payout.ts';
import type { Refund, RefundPart } from './refund.ts';
import type { PayoutHold } from './release-policy.ts';
import { tendWindows } from './tend-windows.ts';

/** Collects one decision step by step; `done()` closes it. */
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
  readonly #refundParts: RefundPart[] = [];
  readonly #references: BankReference[] = [];
  readonly #accounts: IssuedAccount[] = [];
  readonly #payoutAttempts: PayoutAttempt[] = [];
  readonly #payoutHolds: PayoutHold[] = [];
  readonly #exceptions: ExceptionChange[] = [];
  readonly #closings: ExceptionChange[] = [];
  readonly #callerMetadata: NewCallerMetadata[] = [];

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

  get actor(): Actor {
    return this.#moment.actor;
  }

  newId(prefix: string): string {
    return this.#moment.newId(prefix);
  }

  derivedId(prefix: string, ...words: readonly (string | number)[]): string {
    return this.#moment.derivedId(prefix, ...words);
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

  part(id: string): Part {
    const part = findPart(this.#after, id);
    if (!part) throw new Error(`agreement ${this.#after.id} has no payout for ${id}`);
    return part;
  }

  /** Sets where the payout of one payee stands. */
  setPart(part: Part): void {
    this.setMilestone(withPart(this.milestone(milestoneIdOf(part.id)), part));
  }

  setHold(hold: string | null): void {
    this.#after = { ...this.#after, hold };
  }

  setFundingRemindedAt(fundingRemindedAt: Date): void {
    this.#after = { ...this.#after, fundingRemindedAt };
  }

  setContacts(contacts: Pick<Agreement, 'buyerEmail' | 'sellerEmail'>): void {
    this.#after = { ...this.#after, ...contacts };
  }

  setAmendment(amendment: Amendment): void {
    this.#after = { ...this.#after, amendment };
  }

  /** Sets what is agreed from now on. Reminders of the former time to pay are over. */
  amend({ milestones, totalAmount, fundBy }: Agreement, amendment: Amendment): void {
    const isSame = fundBy?.getTime() === this.#after.fundBy?.getTime();
    const fundingRemindedAt = isSame ? this.#after.fundingRemindedAt : this.now;
    this.#after = { ...this.#after, milestones, totalAmount, fundBy, fundingRemindedAt, amendment };
  }

  /** Puts the agreement on hold so that nothing more leaves until a person has looked. */
  holdUnlessHeld(reason: string): void {
    if (this.#after.hold !== null) return;
    this.setHold(reason);
    this.emit('agreement.frozen', { reason });
  }

  /** Makes this the agreement's current account. Money sent to an earlier account is still applied. */
  addVirtualAccount(issued: IssuedAccount): void {
    const { provider, accountNumber, bankCode, accountName } = issued;
    this.#accounts.push(issued);
    this.#after = { ...this.#after, virtualAccount: { provider, accountNumber, bankCode, accountName } };
  }

  /** Moves money. Throws when an account would go below zero, which means that a rule failed to refuse. */
  post(kind: MovementKind, amount: Money, cause: string, payee?: PayeeAccount): void {
    if (amount === 0) return;
    const sequence = this.#after.transferCount + 1;
    const { addsTo } = MOVEMENTS[kind];
    const { debit, credit } = accountsOf(kind, payee);
    const transfer: Transfer = { sequence, kind, debit, credit, amount, cause, createdAt: this.now };
    this.#transfers.push(transfer);
    this.#after = {
      ...this.#after,
      transferCount: sequence,
      balances: applyTransfer(this.#after.balances, transfer),
      ...(addsTo ? { [addsTo]: add(this.#after[addsTo], amount) } : {}),
    };
  }

  emit<Type extends EventType>(type: Type, data: EventData<Type>): void {
    const sequence = this.#after.eventCount + 1;
    this.#events.push(this.#eventOf(type, sequence, data));
    this.#after = { ...this.#after, eventCount: sequence };
  }

  /** Enqueues a job about this agreement, now or for later. */
  enqueue<Kind extends AgreementJobKind>(
    kind: Kind,
    details: AgreementJobDetails<Kind>,
    runAt: Date = this.now,
  ): void {
    const payload = { ...details, agreementId: this.#after.id };
    this.#jobs.push({ id: this.newId('job'), kind, payload, runAt } as JobRequest<Kind>);
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

  setRefundPart(part: RefundPart): void {
    this.#refundParts.push(part);
  }

  addReference(reference: BankReference): void {
    this.#references.push(reference);
  }

  setAttempt(attempt: PayoutAttempt): void {
    this.#payoutAttempts.push(attempt);
  }

  setPayoutHold(hold: PayoutHold): void {
    this.#payoutHolds.push(hold);
  }

  setCallerMetadata(kind: MetadataSubject, subjectId: string, callerMetadata: CallerMetadata): void {
    this.#callerMetadata.push({ ...callerMetadata, kind, subjectId });
  }

  /** Sets the agreement's own, which may exist already. */
  replaceCallerMetadata(callerMetadata: CallerMetadata): void {
    const { id: subjectId } = this.#after;
    this.#callerMetadata.push({ ...callerMetadata, kind: 'agreement', subjectId, replaces: true });
  }

  /**
   * Opens an exception for a person to look at. An open exception of that kind about that subject is kept
   * unchanged.
   */
  addException(exception: NewException): void {
    const { id: agreementId, currency } = this.#after;
    const about = { currency, ...exception, id: this.newId('exc'), agreementId, openedAt: this.now };
    const opened = { ...about, closedAt: null, note: null, closedBy: null, eventHead: null };
    this.#exceptions.push({ ...opened, event: this.#eventOf('exception.opened', 1, eventData(opened)) });
  }

  /** `settled` is the receivable that closing the exception clears. */
  closeException(exception: Exception, note: string, settled: Money): void {
    const closed = { ...exception, note, closedBy: this.#moment.actor, closedAt: this.now };
    const data = { ...eventData(exception), note, settled };
    this.#closings.push({ ...closed, event: this.#eventOf('exception.closed', 2, data) });
  }

  /**
   * An exception has its own event sequence, because opening an exception that already exists changes
   * nothing.
   */
  #eventOf<Type extends EventType>(type: Type, sequence: number, data: EventData<Type>): DomainEvent {
    const { now: createdAt, actor } = this.#moment;
    return { id: this.newId('evt'), sequence, type, data, createdAt, actor } as DomainEvent;
  }

  /**
   * Closes the decision. Announces a final status; when the agreement ends, enqueues the return of any
   * excess.
   */
  done({ refundedAs = 'agreement.refunded' }: Ending = {}): Change {
    this.#tendClocks();
    const was = statusBeneathHold(this.#before);
    const is = statusBeneathHold(this.#after);
    if (is !== was) {
      // A payout that bounces reopens the agreement. Paying it again is not a second completion.
      if (!isFinal(was)) this.#announce(is, refundedAs);
      // A payment that ran to its end is evidence for the device it was made from.
      if (is === 'DISBURSED') this.enqueue('trust-device', {});
    }
    const ends = isOver(this.#after) && !isOver(this.#before);
    if (ends && this.#after.balances.excess > 0) this.enqueue('return-excess', {});
    this.#scheduleDeadlines();
    this.#recordFunding();
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
      refundParts: this.#refundParts,
      references: this.#references,
      accounts: this.#accounts,
      payoutAttempts: this.#payoutAttempts,
      payoutHolds: this.#payoutHolds,
      exceptions: this.#exceptions,
      closings: this.#closings,
      callerMetadata: this.#callerMetadata,
    };
  }

  /**
   * A creation records nothing: its amounts follow from the terms. While a refund is under way its parts are
   * paid without an event, so the next event records them.
   */
  #recordFunding(): void {
    const [first] = this.#events;
    if (!first || this.#before.version === 0) return;
    const packed = packFunding(fundingOf(this.#after));
    const isSame = packed === packFunding(fundingOf(this.#before));
    if (isSame && this.#before.balances.refund_payable === 0) return;
    this.#events[0] = { ...first, funding: packed };
  }

  #tendClocks(): void {
    const lapsed = tendAmendment(this.#after, this.now);
    if (lapsed) {
      this.setAmendment(lapsed.amendment);
      this.emit('amendment.lapsed', lapsed.data);
    }
    for (const { milestone, event } of tendDisputes(this.#after, this.now)) {
      this.setMilestone(milestone);
      this.emit(event.type, event.data);
    }
    for (const { milestone, event } of tendWindows(this.#after, this.now)) {
      this.setMilestone(milestone);
      if (event) this.emit(event.type, event.data);
    }
  }

  /** One job for each next moment. A job whose moment has moved finds nothing to do. */
  #scheduleDeadlines(): void {
    const due = nextDueOf(this.#after);
    const known = this.#before.version > 0 ? nextDueOf(this.#before) : null;
    if (due && due.getTime() !== known?.getTime()) this.enqueue('meet-deadlines', {}, due);
  }

  #announce(status: AgreementStatus, refundedAs: NonNullable<Ending['refundedAs']> | null): void {
    if (status === 'COMPLETED') this.emit('agreement.completed', { status });
    if (status === 'DISBURSED') this.emit('agreement.disbursed', { status });
    if (status === 'REFUNDED' && refundedAs) this.emit(refundedAs, { status });
  }
}

/**
 * An agreement without money ends as a refunded one does, with a different event. Null when the decision has
 * announced its end.
 */
type Ending = { readonly refundedAs?: 'agreement.refunded' | 'agreement.cancelled' | null };

function isFinal(status: AgreementStatus): boolean {
  return status === 'DISBURSED' || status === 'REFUNDED';
}
