import {
  type BankNotice,
  type BankRequest,
  type BankTransferState,
  BankUnavailable,
  type ListedDeposit,
  type ListedTransfer,
  type PayoutOrder,
  type Period,
  type RefundOrder,
  type VirtualAccount,
} from '#core/escrow/bank.ts';
import { money } from '#core/escrow/money.ts';
import { MINUTE_MS } from '#core/time.ts';
import { Mischief } from '#test/sim/mischief/mischief.ts';
import { readNews } from '#test/sim/mischief/read-news.ts';
import { BankBooks, type BankDeposit, type Sent, type SimPayout } from './bank/bank-books.ts';
import {
  fateOf,
  GARBLES,
  garble,
  type News,
  type Notice,
  PAID_AT_ONCE,
  SCENARIOS,
  tale,
} from './bank/bank-scenarios.ts';
import { HangingCalls } from './bank/hanging-calls.ts';
import { Notices } from './bank/notices.ts';
import { type Order, Orders } from './bank/orders.ts';
import type { Asked } from './bank/unasked.ts';
import { violation } from './failure.ts';
import type { Random } from './random.ts';

const BANK_NAME = 'simbank';

export type BankWorld = {
  readonly random: Random;
  now(): number;
  newId(prefix: string): string;
  play(fault: string): void;
  /** The agreement of a milestone, its amount, and the parties that have tried to confirm it. */
  part(id: string): SimPayout | undefined;
};

const UNREACHABLE = 0.1;
/** Share of requests that arrive after the caller has stopped waiting, and are executed anyway. */
const HANGS = 0.05;
/**
 * Share of accounts that accept no money until the bank is healthy: neither payouts nor refunds arrive there.
 */
const CURSED = 0.04;

/** A bank with its own books and random faults. It detects being made to pay twice. */
export class SimBank implements Asked {
  readonly name = BANK_NAME;
  readonly books: BankBooks;
  readonly mischief: Mischief;
  readonly orders = new Orders();
  readonly notices: Notices;
  /** Account holders whose names matter. */
  readonly holders = new Map<string, string>();
  readonly #world: BankWorld;
  readonly #accounts = new Map<string, VirtualAccount>();
  readonly #cursed = new Map<string, boolean>();
  readonly #hanging = new HangingCalls();
  #healthy = false;
  /** False after a restore until the bank's statement has been checked: until then nothing may be sent. */
  mayBeSent = true;
  #unattended: Notice[] | null = null;

  constructor(world: BankWorld) {
    this.#world = world;
    this.mischief = new Mischief(world.random, world.play);
    this.books = new BankBooks(() => world.now());
    this.notices = new Notices(world.random, () => world.now());
  }

  /** From now on the bank answers, and pays what it is asked to pay. */
  heal(): void {
    this.#healthy = true;
    this.finishCalls();
  }

  /** During the work, the bank answers every call. */
  async answering(work: () => Promise<void>): Promise<void> {
    const before = this.#healthy;
    this.#healthy = true;
    await work();
    this.#healthy = before;
  }

  issueAccount({
    reference,
    accountName,
  }: {
    reference: string;
    accountName: string;
  }): Promise<VirtualAccount> {
    return this.#perhaps(() => {
      const known = this.#accounts.get(reference);
      if (known) return known;
      const accountNumber = this.books.openAccount(reference);
      const account = { provider: BANK_NAME, bankCode: '999', accountNumber, accountName };
      this.#accounts.set(reference, account);
      return account;
    });
  }

  resolveAccount({ accountNumber }: { accountNumber: string }): Promise<string | null> {
    return this.#perhaps(() => this.holders.get(accountNumber) ?? `HOLDER ${accountNumber}`);
  }

  submitPayout({ reference, amount, destination }: PayoutOrder): Promise<BankTransferState> {
    return this.#perhaps(() => {
      const order = this.orders.payment(reference, destination);
      if (!order.isRefund) this.#isOwed(reference, order, amount);
      this.books.direct(order.agreementId, reference, destination.accountNumber);
      return this.#send(reference, order, amount);
    });
  }

  submitRefund({ reference, transactionId, amount }: RefundOrder): Promise<BankTransferState> {
    return this.#perhaps(() => {
      if (!this.books.deposit(transactionId))
        violation(transactionId, `refund ${reference} returns what was never paid in`);
      return this.#send(reference, this.orders.return(reference, transactionId), amount);
    });
  }

  findTransfer(reference: string): Promise<BankTransferState | null> {
    return this.#perhaps(() => {
      const known = this.books.find(reference);
      return known ? { status: this.books.status(known) } : null;
    });
  }

  /** The bank's own lists are complete and true, whatever it has reported. */
  *listDeposits({ from, to }: Period): Generator<ListedDeposit> {
    for (const { transactionId, accountNumber, amount, at } of this.books.deposits()) {
      if (at < from.getTime() || at >= to.getTime()) continue;
      const listed = { provider: BANK_NAME, transactionId, accountNumber, amount: money(amount) };
      const reversed = this.mischief.takenOf(transactionId) === amount;
      yield { ...listed, senderName: null, at: new Date(at), reversed };
    }
  }

  *listTransfers({ from, to }: Period): Generator<ListedTransfer> {
    for (const sent of this.books.allSent()) {
      const { reference, amount, sentAt } = sent;
      if (sentAt < from.getTime() || sentAt >= to.getTime()) continue;
      const kind = reference.startsWith('po_') ? 'payout' : 'refund';
      const state = { status: this.books.status(sent) };
      const listed = { provider: BANK_NAME, kind, reference, amount: money(amount), state } as const;
      const recipient = kind === 'payout' ? this.books.destinationOf(reference) : undefined;
      const currency = this.orders.currencyOf(reference);
      yield { ...listed, currency, recipient, at: new Date(sentAt) };
    }
  }

  async readNotices({ body }: BankRequest): Promise<readonly BankNotice[]> {
    return [readNews(BANK_NAME, JSON.parse(body) as News, (id) => this.#deposit(id))];
  }

  /** A customer pays into a virtual account. The money is there at once; the notification arrives later. */
  payIn(accountNumber: string, amount: number): void {
    const { random } = this.#world;
    const transactionId = this.#world.newId('tx');
    this.books.payIn(transactionId, accountNumber, amount);
    const { now, newId } = this.#world;
    this.notices.add(...this.mischief.after(this.#deposit(transactionId), now(), newId));
    for (let copies = random.pick([1, 1, 2, 3]); copies > 0; copies--) {
      const delay = random.pick([0, 0, 1_000, MINUTE_MS, 60 * MINUTE_MS]);
      const news = { about: 'deposit', transactionId } as const;
      this.notices.add({ at: this.#world.now() + delay, news });
    }
  }

  /** The bank takes a customer's payment back. */
  recall(accountNumber: string): void {
    const paidIn = this.books.deposits().filter((deposit) => deposit.accountNumber === accountNumber);
    if (paidIn.length === 0) return;
    this.notices.add(...this.mischief.recall(this.#world.random.pick(paidIn), this.#world.now()));
  }

  /** From now on the bank keeps its notifications, because a restore will make the service forget them. */
  watchUnattended(): void {
    this.#unattended = [];
  }

  takeUnattended(): readonly Notice[] {
    const kept = this.#unattended ?? [];
    this.#unattended = null;
    return kept;
  }

  /** Lets all hanging calls arrive now. */
  finishCalls(): void {
    this.#hanging.arrive(Number.POSITIVE_INFINITY);
  }

  /** Sometimes reports the same deposit again with different facts; its own books stay unchanged. */
  wasHeard(notice: Notice): void {
    const { random } = this.#world;
    const { news } = notice;
    this.#unattended?.push(notice);
    if (this.#healthy || news.about !== 'deposit' || news.garbled || !random.chance(GARBLES)) return;
    this.#world.play('a deposit is reported again with different facts');
    const garbled = garble(random, this.#deposit(news.transactionId), [...this.#accounts.values()]);
    this.notices.add({ at: this.#world.now() + random.int(0, MINUTE_MS), news: { ...news, garbled } });
  }

  #deposit(transactionId: string): BankDeposit {
    const deposit = this.books.deposit(transactionId);
    if (!deposit) throw new Error('the bank reports a transaction that it does not know');
    return deposit;
  }

  /** Fails before or after the action, or executes it later: the caller cannot tell which. */
  async #perhaps<Answer>(execute: () => Answer): Promise<Answer> {
    this.#hanging.arrive(this.#world.now());
    const fate = this.#healthy ? 1 : this.#world.random.next();
    const { play } = this.#world;
    if (fate < UNREACHABLE) {
      play('the bank does not answer');
      throw new BankUnavailable('the bank did not answer');
    }
    if (fate < UNREACHABLE + HANGS) {
      play('the bank hangs, and does it later');
      this.#hanging.add(this.#world.now() + this.#world.random.int(0, 60 * MINUTE_MS), execute);
      throw new BankUnavailable('the bank did not answer in time');
    }
    const answer = execute();
    if (fate >= 2 * UNREACHABLE + HANGS) return answer;
    play('the bank does it, and its answer is lost');
    throw new BankUnavailable('the answer was lost');
  }

  /** A payee is paid only what both parties have confirmed, or what the platform has decided. */
  #isOwed(reference: string, { agreementId, once }: Order, amount: number): void {
    const part = this.#world.part(once);
    const decided = part?.decidedFor.has(amount);
    if (part?.amount !== amount && !decided)
      violation(agreementId, `${once} of ${part?.amount} is paid with ${amount} by ${reference}`);
    if (!part?.confirmed && !decided) violation(agreementId, `${once} is paid without two confirmations`);
  }

  /** A reference moves money once, and nothing is paid again while an earlier payment is in effect. */
  #send(reference: string, order: Order, amount: number): BankTransferState {
    const { agreementId, once, transactionId } = order;
    if (!this.mayBeSent) violation(agreementId, `${reference} is sent although no money may move`);
    if (order.amount !== amount)
      violation(agreementId, `${reference} is sent with ${amount}, and was committed with ${order.amount}`);
    const known = this.books.find(reference);
    if (known) {
      if (known.amount !== amount) violation(agreementId, `${reference} was sent again with ${amount}`);
      return { status: this.books.status(known) };
    }
    const [standing] = this.books.live(once);
    if (standing && !this.books.hasTurned(standing))
      violation(agreementId, `${reference} pays again what ${standing.reference} has paid`);
    const { random } = this.#world;
    const fate = () => fateOf(random, this.#world.now(), this.#healthy ? [PAID_AT_ONCE] : SCENARIOS);
    const states = this.#isCursed(once) ? this.#refusal() : fate();
    const sent: Sent = { reference, agreementId, amount, once, states, sentAt: this.#world.now() };
    this.books.send(sent, transactionId);
    this.orders.arrived(reference);
    this.#world.play(tale(order, sent));
    this.#spreadNews(sent);
    return { status: this.books.status(sent) };
  }

  #isCursed(subject: string): boolean {
    const cursed = this.#cursed.get(subject) ?? this.#world.random.chance(CURSED);
    this.#cursed.set(subject, cursed);
    return cursed && !this.#healthy;
  }

  #refusal(): Sent['states'] {
    return [{ at: this.#world.now() + this.#world.random.pick([0, 0, 20_000]), status: 'FAILED' }];
  }

  /**
   * The service does not ask again about settled transfers, so a changed status must be notified; other
   * notifications may be omitted.
   */
  #spreadNews({ reference, states }: Sent): void {
    const { random } = this.#world;
    for (const [index, { at, status }] of states.entries()) {
      for (let copies = random.int(index > 0 ? 1 : 0, 2); copies > 0; copies--) {
        const kept = at + random.int(0, 10 * MINUTE_MS);
        this.notices.add({ at: kept, news: { about: 'transfer', reference, status } });
      }
    }
  }
}
