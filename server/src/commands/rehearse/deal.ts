import { type Actor, SYSTEM } from '#core/actor.ts';
import { type Agreement, fundingOf, statusOf } from '#core/escrow/agreement.ts';
import type { BankTransferState } from '#core/escrow/bank.ts';
import { cancel } from '#core/escrow/cancel.ts';
import type { Change } from '#core/escrow/change.ts';
import { confirm } from '#core/escrow/confirm.ts';
import { create } from '#core/escrow/create.ts';
import type { Moment } from '#core/escrow/decision.ts';
import type { Deposit } from '#core/escrow/deposit.ts';
import { reverseDeposit } from '#core/escrow/exceptions/reverse-deposit.ts';
import { freeze, unfreeze } from '#core/escrow/freeze.ts';
import type { Transfer } from '#core/escrow/ledger.ts';
import { money } from '#core/escrow/money.ts';
import { recordAssessment } from '#core/escrow/payment-gate.ts';
import type { PayoutAttempt } from '#core/escrow/payout.ts';
import { NOTHING_HELD } from '#core/escrow/payouts/hold.ts';
import { nextPayoutStep } from '#core/escrow/payouts/send.ts';
import { settlePayout } from '#core/escrow/payouts/settle.ts';
import { receive } from '#core/escrow/receive.ts';
import { partReference, type Refund, type RefundPart } from '#core/escrow/refund.ts';
import { refundMilestones, returnLeftover } from '#core/escrow/refunds/open.ts';
import { nextRefundStep } from '#core/escrow/refunds/send.ts';
import { settleRefundPart } from '#core/escrow/refunds/settle.ts';
import { type PublicEvent, publicEvent } from '#core/events/event.ts';
import { derivedId, newId } from '#store/ids.ts';
import type { Chance } from '#twins/kernel/chance.ts';

const PROVIDER = 'sandbox';
const EXCESS_STAYS_MS = 86_400_000;
const KEY: Actor = { type: 'key', id: 'key_rehearsal' };
const BANK: Actor = { type: 'bank', id: PROVIDER };

/** The state of an agreement for a platform that has received every event once and in order. */
export type Facts = {
  readonly status: string;
  readonly deposited: number;
  readonly held: number;
  readonly paidOut: number;
  readonly refunded: number;
};

/**
 * One agreement that is taken through its steps by the service's own rules, without a service: they produce
 * the events that the service would send. Time is set from outside and may jump. Ids are new each time,
 * because a receiver remembers those it has seen.
 */
export class Deal {
  readonly events: PublicEvent[] = [];
  #agreement: Agreement;
  readonly #chance: Chance;
  readonly #clock: () => Date;
  readonly #transfers: Transfer[] = [];
  readonly #deposits = new Map<string, Deposit>();
  readonly #attempts = new Map<string, PayoutAttempt>();
  readonly #refunds = new Map<string, Refund>();
  readonly #parts = new Map<string, RefundPart>();

  constructor(amounts: readonly number[], chance: Chance, clock: () => Date) {
    this.#chance = chance;
    this.#clock = clock;
    const { change, result } = create(
      {
        developerId: 'dev_test_rehearsal',
        buyerExternalId: `buyer_${chance.letters(6)}`,
        sellerExternalId: `seller_${chance.letters(6)}`,
        buyerEmail: null,
        buyerName: 'Amina Bello',
        sellerEmail: null,
        sellerName: null,
        currency: 'NGN',
        totalAmount: money(amounts.reduce((sum, amount) => sum + amount, 0)),
        milestones: amounts.map((amount, at) => ({ title: `Step ${at + 1}`, amount: money(amount) })),
      },
      this.#moment(KEY),
    );
    this.#agreement = result;
    this.#take(change);
  }

  get id(): string {
    return this.#agreement.id;
  }

  facts(): Facts {
    const { deposited, held, paidOut, refunded } = fundingOf(this.#agreement);
    return { status: statusOf(this.#agreement), deposited, held, paidOut, refunded };
  }

  assess(): void {
    const assessment = { id: newId('ra'), score: 12, flag: 'GREEN', triggeredSignals: [] } as const;
    const issued = {
      provider: PROVIDER,
      bankCode: '000',
      accountNumber: this.#chance.digits(10),
      accountName: 'Surety Test Escrow - Amina Bello',
      reference: this.id,
    };
    const account = { issued, replaces: null };
    const payment = { assessment, account, externalUserId: this.#agreement.buyerExternalId };
    this.#take(recordAssessment(this.#agreement, payment, this.#moment(KEY)).change);
  }

  pay(amount: number): void {
    const incoming = {
      provider: PROVIDER,
      transactionId: newId('rehearsal'),
      accountNumber: this.#agreement.virtualAccount?.accountNumber ?? '',
      amount: money(amount),
      senderName: 'AMINA BELLO',
    };
    this.#take(receive(this.#agreement, incoming, EXCESS_STAYS_MS, this.#moment(BANK)).change);
  }

  confirm(milestone: number): void {
    const { buyerExternalId, sellerExternalId } = this.#agreement;
    for (const externalUserId of [sellerExternalId, buyerExternalId]) {
      const input = { milestoneId: this.#milestoneId(milestone), externalUserId };
      this.#take(confirm(this.#agreement, input, this.#moment(KEY)).change);
    }
  }

  /** Submits a released milestone to the bank, which has not responded yet. */
  sendPayout(milestone: number): void {
    const milestoneId = this.#milestoneId(milestone);
    const tried = [...this.#attempts.values()].filter((attempt) => attempt.milestoneId === milestoneId);
    const now = this.#clock();
    const facts = {
      provider: PROVIDER,
      account: {
        bankCode: '058',
        accountNumber: '0123456789',
        accountName: 'CHIKE OBI',
        nameGiven: 'Chike Obi',
        nameAtBank: 'CHIKE OBI',
        nameMatch: 'match' as const,
        version: 1,
        usableFrom: new Date(0),
        updatedAt: now,
      },
      last: null,
      notPaid: null,
      depositsStand: true,
      release: NOTHING_HELD,
    };
    const asked = { milestoneId, attempts: tried.length };
    this.#take(nextPayoutStep(this.#agreement, asked, facts, this.#moment(SYSTEM)).change);
  }

  /** The bank's notification about the latest payout of a milestone. */
  receivePayoutStatus(milestone: number, status: BankTransferState['status']): void {
    const milestoneId = this.#milestoneId(milestone);
    const known = [...this.#attempts.values()]
      .filter((attempt) => attempt.milestoneId === milestoneId)
      .map((attempt) => ({
        ...attempt,
        movements: this.#transfers.filter(({ cause }) => cause === attempt.reference),
      }));
    const reference = known.at(-1)?.reference ?? '';
    const state = {
      status,
      ...(status === 'SUCCEEDED' ? {} : { reason: 'the account does not accept money' }),
    };
    this.#take(settlePayout(this.#agreement, known, reference, state, this.#moment(BANK)).change);
  }

  refund(milestone: number): void {
    const input = { milestoneIds: [this.#milestoneId(milestone)], reason: 'not delivered' };
    const deposits = [...this.#deposits.values()];
    this.#take(refundMilestones(this.#agreement, input, deposits, this.#moment(KEY)).change);
  }

  returnExcess(): void {
    const deposits = [...this.#deposits.values()];
    this.#take(returnLeftover(this.#agreement, 'EXCESS', deposits, this.#moment(SYSTEM)).change);
  }

  /** The bank pays all pending refunds. */
  payRefunds(): void {
    for (const key of this.#parts.keys()) {
      const facts = () => {
        const part = this.#parts.get(key) as RefundPart;
        return { part, refund: this.#refunds.get(part.refundId) as Refund, booked: [] };
      };
      if (facts().part.status !== 'PENDING') continue;
      this.#take(nextRefundStep(this.#agreement, facts(), undefined, this.#moment(SYSTEM)).change);
      const reference = partReference(facts().part);
      const paid = { status: 'SUCCEEDED' } as const;
      this.#take(settleRefundPart(this.#agreement, facts(), reference, paid, this.#moment(BANK)).change);
    }
  }

  /** The payer's bank reverses the transfer. */
  recall(): void {
    const [deposit] = this.#deposits.values();
    if (!deposit) return;
    const { provider, transactionId } = deposit;
    const reversal = { provider, transactionId, reason: 'reported as fraud' };
    this.#take(reverseDeposit(this.#agreement, deposit, reversal, this.#moment(BANK)).change);
  }

  freeze(): void {
    this.#take(freeze(this.#agreement, 'a dispute', this.#moment(KEY)).change);
  }

  unfreeze(): void {
    this.#take(unfreeze(this.#agreement, [], this.#moment(KEY)).change);
  }

  cancel(): void {
    this.#take(cancel(this.#agreement, this.#moment(KEY)).change);
  }

  #milestoneId(at: number): string {
    return this.#agreement.milestones[at]?.id ?? '';
  }

  #moment(actor: Actor): Moment {
    return { now: this.#clock(), newId, derivedId, actor };
  }

  #take(change: Change | null): void {
    if (!change) return;
    this.#agreement = change.after;
    this.#transfers.push(...change.transfers);
    for (const each of [...change.deposits, ...change.returns]) this.#deposits.set(each.transactionId, each);
    for (const each of change.payoutAttempts) this.#attempts.set(each.reference, each);
    for (const each of change.refunds) this.#refunds.set(each.id, each);
    for (const each of change.refundParts) this.#parts.set(`${each.refundId} ${each.position}`, each);
    const { id: streamId, developerId, buyerExternalId, sellerExternalId } = this.#agreement;
    const { totalAmount, currency } = this.#agreement;
    const agreement = { reference: null, buyerExternalId, sellerExternalId, totalAmount, currency };
    this.events.push(
      ...change.events.map((event) => publicEvent({ ...event, streamId, agreement }, developerId)),
    );
  }
}
