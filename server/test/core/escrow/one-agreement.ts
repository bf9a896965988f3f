import assert from 'node:assert/strict';
import { SYSTEM } from '#core/actor.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import { cancel } from '#core/escrow/cancel.ts';
import type { Change } from '#core/escrow/change.ts';
import { confirm } from '#core/escrow/confirm.ts';
import { create } from '#core/escrow/create.ts';
import type { Decision, Moment } from '#core/escrow/decision.ts';
import { type Deposit, returnableOf } from '#core/escrow/deposit.ts';
import { acceptOffer, decideDispute, withdrawDispute } from '#core/escrow/disputes/close.ts';
import { addEvidence, shareEvidence } from '#core/escrow/disputes/evidence.ts';
import { openDispute } from '#core/escrow/disputes/open.ts';
import { addMessage, appeal, endOffer, escalate, makeOffer } from '#core/escrow/disputes/speak.ts';
import type { Exception } from '#core/escrow/exception.ts';
import { closeException } from '#core/escrow/exceptions/close.ts';
import type { Recall } from '#core/escrow/exceptions/recalled.ts';
import { reverseDeposit } from '#core/escrow/exceptions/reverse-deposit.ts';
import { extend } from '#core/escrow/extend-inspection.ts';
import type { FeeTerms } from '#core/escrow/fee.ts';
import { freeze, unfreeze } from '#core/escrow/freeze.ts';
import type { Transfer } from '#core/escrow/ledger.ts';
import { meetDeadlines } from '#core/escrow/meet-deadlines.ts';
import type { Milestone } from '#core/escrow/milestone.ts';
import { money } from '#core/escrow/money.ts';
import { allParts, type Part } from '#core/escrow/part.ts';
import type { KnownAttempt, PayoutAttempt } from '#core/escrow/payout.ts';
import type { PayoutAccount } from '#core/escrow/payout-account.ts';
import { cancelPayout } from '#core/escrow/payouts/cancel.ts';
import { NOTHING_HELD } from '#core/escrow/payouts/hold.ts';
import { acceptDetails, nextPayoutStep } from '#core/escrow/payouts/send.ts';
import { settlePayout } from '#core/escrow/payouts/settle.ts';
import { receive } from '#core/escrow/receive.ts';
import { partReference, type Refund, type RefundPart, refundStatus } from '#core/escrow/refund.ts';
import { refundMilestones, returnLeftover } from '#core/escrow/refunds/open.ts';
import type { Redirection } from '#core/escrow/refunds/redirect.ts';
import { nextRefundStep, sendAgain } from '#core/escrow/refunds/send.ts';
import { type BookedPart, PART_MOVEMENTS, settleRefundPart } from '#core/escrow/refunds/settle.ts';
import { resolve } from '#core/escrow/resolve.ts';
import type { ShareTerms } from '#core/escrow/share.ts';
import type { DomainEvent } from '#core/events/event.ts';
import { Problem } from '#core/problem.ts';
import { amend } from './amend.ts';
import type { Command, Says, Time } from './commands.ts';
import { describe } from './describe.ts';
import { DISPUTE_TERMS, FILE } from './dispute-inputs.ts';
import { owedFor } from './owed-for.ts';

export const DESTINATION: Redirection = {
  bankCode: '058',
  accountNumber: '0123456789',
  accountName: 'S',
  nameGiven: null,
  nameMatch: 'unknown',
  buyerMatch: 'unknown',
  senderMatch: 'unknown',
  usableFrom: new Date(0),
};
const ACCOUNT: PayoutAccount = {
  ...DESTINATION,
  version: 1,
  nameGiven: null,
  nameAtBank: 'S',
  nameMatch: 'unknown',
  usableFrom: new Date(0),
  updatedAt: new Date(0),
};

const UNHELD = { provider: 'p', release: NOTHING_HELD };

/** One agreement in memory: the rows that the store would hold, changed only by decisions of the core. */
export class World {
  agreement: Agreement;
  readonly transfers: Transfer[] = [];
  readonly events: DomainEvent[] = [];
  deposits: Deposit[] = [];
  readonly refunds = new Map<string, Refund>();
  readonly attempts = new Map<string, PayoutAttempt>();
  /** Open exceptions, by kind and subject. */
  readonly exceptions = new Map<string, Exception>();
  /** Refund parts, by the prefix of their references. */
  readonly parts = new Map<string, RefundPart>();
  #ids = 0;
  #steps = 0;

  constructor(
    amounts: readonly number[],
    fees: readonly FeeTerms[] = [],
    { limits, fundByHours }: Time = { limits: null },
    shares: readonly ShareTerms[] = [],
  ) {
    const { change } = create(
      {
        developerId: 'dev',
        ...{ buyerExternalId: 'b', sellerExternalId: 's' },
        ...{ buyerEmail: null, buyerName: null, sellerEmail: null, sellerName: null },
        currency: 'NGN',
        totalAmount: money(amounts.reduce((sum, amount) => sum + amount, 0)),
        milestones: amounts.map((amount) => ({ title: 'A', amount: money(amount), limits, shares })),
        fundBy: fundByHours === undefined ? null : new Date(fundByHours * 3_600_000),
        fees,
      },
      this.#moment,
    );
    this.agreement = change.after;
    this.events.push(...change.events);
  }

  /** Three hours per step, so that a refused payment may be sent again by the next one. */
  get #moment(): Moment {
    return {
      now: new Date(++this.#steps * 3 * 3_600_000),
      newId: (prefix: string) => `${prefix}_${++this.#ids}`,
      derivedId: (prefix, ...words) => `${prefix}_${words.join('.')}`,
      actor: SYSTEM,
    };
  }

  readonly returnable = (applied: boolean): Deposit[] =>
    this.deposits.filter((deposit) => deposit.applied === applied && returnableOf(deposit) > 0).reverse();

  /** Applies a decision on the current facts; false when it is refused or changes nothing. */
  try(decide: (agreement: Agreement, moment: Moment) => Decision<unknown>): boolean {
    try {
      const { change } = decide(this.agreement, this.#moment);
      if (change) this.#apply(change);
      return change !== null;
    } catch (error) {
      // A refusal is a legitimate answer; any other error is a bug in a rule.
      if (!(error instanceof Problem)) throw error;
      return false;
    }
  }

  run(command: Command): void {
    this.try((_agreement, moment) => this.#decide(command, moment) ?? { change: null, result: undefined });
  }

  #decide(command: Command, moment: Moment): Decision<unknown> | null {
    const { agreement, returnable } = this;
    const milestone =
      'pick' in command ? agreement.milestones[(command.pick ?? 0) % agreement.milestones.length] : undefined;
    const milestoneId = milestone?.id ?? '';
    switch (command.do) {
      case 'deposit': {
        const transactionId = moment.newId('t');
        const incoming = { provider: 'p', transactionId, accountNumber: '1', senderName: null };
        return receive(agreement, { ...incoming, amount: money(command.amount) }, 1, moment);
      }
      case 'reverse': {
        const deposit = this.deposits[command.pick % Math.max(1, this.deposits.length)];
        if (!deposit) return null;
        const amount = money(command.amount ?? deposit.amount);
        return reverseDeposit(agreement, deposit, { ...deposit, amount, reason: null }, moment);
      }
      case 'confirm':
        return confirm(agreement, { milestoneId, externalUserId: command.by }, moment);
      case 'refund': {
        const milestoneIds = command.pick === null ? null : [milestoneId];
        return refundMilestones(agreement, { milestoneIds, reason: null }, returnable(true), moment);
      }
      case 'excess':
        return returnLeftover(agreement, 'EXCESS', returnable(true), moment);
      case 'unapplied':
        return returnLeftover(agreement, 'UNAPPLIED', returnable(false), moment);
      case 'retry':
      case 'redirect': {
        const failed = [...this.refunds.values()].find((refund) => refundStatus(refund) === 'FAILED');
        const to = command.do === 'redirect' ? DESTINATION : null;
        return failed
          ? sendAgain(agreement, { refund: failed, failed: this.failedParts(failed) }, to, moment)
          : null;
      }
      case 'close':
        return this.#close(command.pick, moment);
      case 'freeze':
        return freeze(agreement, 'dispute', moment);
      case 'unfreeze':
        return unfreeze(agreement, this.recalls(), moment);
      case 'cancel':
        return cancel(agreement, moment);
      case 'details':
        return acceptDetails(agreement, this.#partOf(command.pick).payeeExternalId, moment);
      case 'deadlines':
        return this.#meetDeadlines(moment);
      case 'update':
        return describe(agreement, moment);
      case 'amend':
        return amend(agreement, command, moment);
      case 'dispute':
        return this.#dispute(command, moment);
      case 'extend':
        return extend(
          agreement,
          { milestoneId, seconds: command.hours * 3_600, party: command.party },
          moment,
        );
      case 'payout': {
        const { id: partId, payoutAttempts: attempts } = this.#partOf(command.pick);
        const last = this.attemptsOf(partId).at(-1) ?? null;
        const account = command.known ? ACCOUNT : null;
        // The bank was queried, and says that nothing is on its way.
        const facts = { ...UNHELD, depositsStand: true, account, last, notPaid: last?.reference ?? null };
        return nextPayoutStep(agreement, { milestoneId: partId, attempts }, facts, moment);
      }
      case 'bank': {
        const known = this.attemptsOf(this.#partOf(command.pick).id);
        const reference = known.at(-1 - (command.ago ?? 0))?.reference ?? '';
        return settlePayout(agreement, known, reference, { status: command.says }, moment);
      }
      case 'pay':
        return this.#payRefund(command.says, moment);
      case 'cancel_payout':
        return this.#cancelPayout(command.pick, moment);
      case 'resolve':
        return this.#resolve(milestone, command.share, moment);
      case 'notification': {
        const parts = [...this.parts.values()].filter(({ attempts }) => attempts > 0);
        const part = parts[command.pick % parts.length];
        if (!part) return null;
        const reference = partReference({ ...part, attempts: 1 + (command.attempt % part.attempts) });
        const facts = this.bookedPart(part);
        return settleRefundPart(agreement, facts, reference, { status: command.says }, moment);
      }
    }
  }

  /** A counter-party accepts and declines the offer that is open, whatever it is. */
  #dispute(
    { pick, by, step, share }: Extract<Command, { do: 'dispute' }>,
    moment: Moment,
  ): Decision<unknown> | null {
    const { agreement } = this;
    const milestone = agreement.milestones[pick % agreement.milestones.length];
    if (!milestone) return null;
    const toBuyer = money(Math.round(milestone.amount * share));
    if (step === 'open') {
      const opening = { milestoneId: milestone.id, by, toBuyer, terms: DISPUTE_TERMS };
      const words = { reason: 'late', statement: null, advocate: null } as const;
      return openDispute(agreement, { ...opening, ...words }, moment);
    }
    const { dispute } = milestone;
    if (!dispute) return null;
    const speech = { disputeId: dispute.id, by, advocate: null };
    const facts = { deposits: this.returnable(true), recalls: this.recalls() };
    const offerId = dispute.offer?.id ?? 'off_none';
    const sharesOf = (buyers: number) => ({
      toBuyer: money(buyers),
      toSeller: money(milestone.amount - buyers),
    });
    switch (step) {
      case 'message':
        return addMessage(agreement, { ...speech, statement: 'No.' }, moment);
      case 'evidence': {
        const file = { ...FILE, evidenceId: moment.newId('evi'), shared: share > 0.5 };
        return addEvidence(agreement, { ...speech, ...file }, moment);
      }
      case 'share': {
        const evidenceId = dispute.evidence.find((one) => one.by === by && !one.shared)?.id ?? 'evi_none';
        return shareEvidence(agreement, { ...speech, evidenceId }, moment);
      }
      case 'offer':
        return makeOffer(agreement, { ...speech, toBuyer, returnBy: null, statement: null }, moment);
      case 'accept': {
        const shares = sharesOf(dispute.offer?.toBuyer ?? 0);
        return acceptOffer(agreement, { ...speech, offerId, ...shares }, facts, moment);
      }
      case 'decline':
      case 'withdraw_offer': {
        const how = step === 'decline' ? 'decline_offer' : 'withdraw_offer';
        return endOffer(agreement, { ...speech, offerId, how }, moment);
      }
      case 'escalate':
        return escalate(agreement, speech, moment);
      case 'decide': {
        const verdict = { ...sharesOf(toBuyer), disputeId: dispute.id, code: 'proof', statement: 'Read.' };
        return decideDispute(agreement, verdict, facts, moment);
      }
      case 'appeal':
        return appeal(agreement, { ...speech, statement: 'Wrong.' }, moment);
      case 'withdraw':
        return withdrawDispute(agreement, speech, moment);
    }
  }

  #cancelPayout(pick: number, moment: Moment): Decision<unknown> {
    const facts = { deposits: this.returnable(true), recalls: this.recalls() };
    const wanted = { partId: this.#partOf(pick).id, reason: 'no account' };
    return cancelPayout(this.agreement, wanted, facts, moment);
  }

  #resolve(milestone: Milestone | undefined, share: number, moment: Moment): Decision<unknown> {
    const amount = milestone?.amount ?? 0;
    const toBuyer = money(Math.round(amount * share));
    const shares = { toBuyer, toSeller: money(amount - toBuyer) };
    const facts = { deposits: this.returnable(true), recalls: this.recalls() };
    return resolve(
      this.agreement,
      { milestoneId: milestone?.id ?? '', ...shares, reason: 'decided' },
      facts,
      moment,
    );
  }

  #meetDeadlines(moment: Moment): Decision<null> {
    const facts = { deposits: this.returnable(true), recalls: this.recalls(), mayGrant: true };
    return meetDeadlines(this.agreement, facts, moment);
  }

  #close(pick: number, moment: Moment): Decision<unknown> | null {
    const open = [...this.exceptions.values()];
    const exception = open[pick % Math.max(1, open.length)];
    if (!exception) return null;
    this.exceptions.delete(`${exception.kind} ${exception.subject}`);
    const answer = { note: 'looked', owed: owedFor(this.transfers, exception.subject) };
    return closeException(this.agreement, exception, answer, moment);
  }

  /** Recalls that are not settled. */
  recalls(): Recall[] {
    return [...this.exceptions.values()]
      .filter(({ kind }) => kind === 'deposit_reversed')
      .map((exception) => ({ exception, owed: owedFor(this.transfers, exception.subject) }))
      .filter(({ owed }) => owed > 0);
  }

  #partOf(pick: number): Part {
    const parts = allParts(this.agreement);
    return parts[pick % parts.length] as Part;
  }

  attemptsOf(partId: string): KnownAttempt[] {
    return [...this.attempts.values()]
      .filter((attempt) => attempt.partId === partId)
      .map((attempt) => ({
        ...attempt,
        movements: this.transfers.filter(({ cause }) => cause === attempt.reference),
      }));
  }

  #payRefund(status: Says, moment: Moment): Decision<unknown> | null {
    for (const part of this.parts.values()) {
      const facts = this.bookedPart(part);
      const reference = partReference(part);
      if (part.status === 'PENDING') return nextRefundStep(this.agreement, facts, reference, moment);
      if (part.status === 'SUBMITTED') {
        return settleRefundPart(this.agreement, facts, reference, { status }, moment);
      }
    }
    return null;
  }

  failedParts({ id }: Refund): RefundPart[] {
    return [...this.parts.values()].filter((part) => part.refundId === id && part.status === 'FAILED');
  }

  bookedPart(part: RefundPart): BookedPart {
    const refund = this.refunds.get(part.refundId);
    assert.ok(refund);
    const kinds: readonly string[] = PART_MOVEMENTS;
    const booked = this.transfers.filter(
      ({ kind, cause }) => kinds.includes(kind) && cause.startsWith(`${part.stem}_`),
    ) as unknown as BookedPart['booked'];
    return { refund, part, booked };
  }

  #apply(change: Change): void {
    assert.equal(change.before, this.agreement);
    this.agreement = change.after;
    this.transfers.push(...change.transfers);
    this.events.push(...change.events);
    for (const back of change.returns) {
      this.deposits = this.deposits.map((one) => (one.transactionId === back.transactionId ? back : one));
    }
    this.deposits.push(...change.deposits);
    for (const refund of change.refunds) this.refunds.set(refund.id, refund);
    for (const attempt of change.payoutAttempts) this.attempts.set(attempt.reference, attempt);
    for (const { event: _event, ...opened } of change.exceptions) {
      const open = { ...opened, closedAt: null, note: null, closedBy: null };
      this.exceptions.set(`${opened.kind} ${opened.subject}`, open);
    }
    for (const { kind, subject } of change.closings) this.exceptions.delete(`${kind} ${subject}`);
    for (const part of change.refundParts) this.parts.set(part.stem, part);
  }
}
