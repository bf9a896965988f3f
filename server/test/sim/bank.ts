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
  type SentAbout,
  type VirtualAccount,
} from '#core/escrow/bank.ts';
import { money } from '#core/escrow/money.ts';
import { MINUTE_MS } from '#core/time.ts';
import { Mischief } from '#test/sim/mischief/mischief.ts';
import { readNews } from '#test/sim/mischief/read-news.ts';
import {
  BankBooks,
  type BankDeposit,
  isForPayee,
  isSoughtRight,
  rowOf,
  type Sent,
} from './bank/bank-books.ts';
import {
  fateOf,
  GARBLES,
  garble,
  NEVER_TURNS,
  type News,
  type Notice,
  PAID_AT_ONCE,
  SCENARIOS,
  tale,
} from './bank/bank-scenarios.ts';
import type { BankWorld } from './bank/bank-world.ts';
import { CommissionPayments } from './bank/commission-payments.ts';
import { HangingCalls } from './bank/hanging-calls.ts';
import { Notices } from './bank/notices.ts';
import { type Order, Orders } from './bank/orders.ts';
import { OtherAmounts } from './bank/other-amounts.ts';
import { ShopTransfers } from './bank/shop-transfers.ts';
import type { Asked } from './bank/unasked.ts';
import { violation } from './failure.ts';

const BANK_NAME = 'simbank';
const UNREACHABLE = 0.1;
/** Share of requests that arrive after the caller has stopped waiting, and are executed anyway. */
const HANGS = 0.05;
/**
 * Share of accounts that accept no money until the bank is healthy: neither payouts nor refunds arrive there.
 */
const CURSED = 0.04;
/** Share of payments for which the bank states another amount than the ordered one, until it is asked. */
const MISSTATES = 0.04;

/** A bank with its own books and random faults. It detects being made to pay twice. */
export class SimBank implements Asked {
  readonly name = BANK_NAME;
  readonly books: BankBooks;
  readonly mischief: Mischief;
  readonly otherAmounts: OtherAmounts;
  readonly orders = new Orders();
  readonly notices: Notices;
  readonly commission: CommissionPayments;
  /** Account holders whose names matter. */
  readonly holders = new Map<string, string>();
  readonly #world: BankWorld;
  readonly #accounts = new Map<string, VirtualAccount>();
  readonly #cursed = new Map<string, boolean>();
  readonly #hanging = new HangingCalls();
  readonly #shop = new ShopTransfers();
  #healthy = false;
  /** False after a restore until the bank's statement has been checked: until then nothing may be sent. */
  mayBeSent = true;
  #unattended: Notice[] | null = null;

  constructor(world: BankWorld) {
    this.#world = world;
    this.mischief = new Mischief(world.random, world.play);
    this.books = new BankBooks(() => world.now());
    this.otherAmounts = new OtherAmounts(this.books, this.orders, world.play);
    this.notices = new Notices(world.random, () => world.now());
    this.commission = new CommissionPayments((accountNumber) => world.ownerOf(accountNumber));
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

  submitPayout(ordered: PayoutOrder): Promise<BankTransferState> {
    const { reference, amount, destination } = ordered;
    return this.#perhaps(() => {
      if (CommissionPayments.has(reference)) return this.#payCommission(ordered);
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
      return this.#send(reference, this.orders.return(reference, transactionId), amount, transactionId);
    });
  }

  findTransfer(reference: string, about: SentAbout = {}): Promise<BankTransferState | null> {
    return this.#perhaps(() => {
      const known = this.find(reference);
      if (known) isSoughtRight(known, about);
      return known ? this.#stateOf(known) : null;
    });
  }

  /** A payment of an agreement, or of commission. */
  find(reference: string): Sent | undefined {
    return this.books.find(reference) ?? this.commission.find(reference);
  }

  /** The bank's own lists are complete and true, whatever it has reported. */
  *listDeposits({ from, to }: Period): Generator<ListedDeposit> {
    for (const { transactionId, accountNumber, amount, at } of this.books.deposits()) {
      if (at < from.getTime() || at >= to.getTime()) continue;
      const listed = { provider: BANK_NAME, transactionId, accountNumber, amount: money(amount) };
      yield { ...listed, senderName: null, at: new Date(at), reversed: this.isTaken(transactionId) };
    }
  }

  *listTransfers({ from, to }: Period): Generator<ListedTransfer> {
    for (const listed of this.#shop.list({ from, to })) yield { ...listed, provider: BANK_NAME };
    for (const { sent, ...listed } of this.commission.list({ from, to }))
      yield { ...listed, provider: BANK_NAME, state: this.#stateOf(sent) };
    for (const sent of this.books.allSent()) {
      const { reference, sentAt } = sent;
      if (sentAt < from.getTime() || sentAt >= to.getTime()) continue;
      const kind = reference.startsWith('po_') ? 'payout' : 'refund';
      const amount = money(this.books.stated(sent));
      const listed = { provider: BANK_NAME, kind, reference, amount, state: this.#stateOf(sent) } as const;
      const recipient = kind === 'payout' ? this.books.destinationOf(reference) : undefined;
      const currency = this.orders.currencyOf(reference);
      const deposit = sent.returns === null ? {} : { deposit: rowOf(sent.returns) };
      yield { ...listed, ...deposit, currency, recipient, at: new Date(sentAt) };
    }
  }

  async readNotices({ body }: BankRequest): Promise<readonly BankNotice[]> {
    const stated = (reference: string) => this.books.stated(this.#sent(reference));
    return [readNews(BANK_NAME, JSON.parse(body) as News, (id) => this.#deposit(id), stated)];
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

  /** A transfer that the shop itself orders from the bank account that the service pays from. */
  shopPays(amount: number): string {
    const { newId, now, play } = this.#world;
    const reference = newId('shop');
    this.#shop.add(reference, amount, now());
    this.notices.add({ at: now(), news: { about: 'shop', reference, amount } });
    play('the shop pays from the same account');
    return reference;
  }

  /** True when the bank has taken the whole deposit back. */
  isTaken(transactionId: string): boolean {
    return this.mischief.takenOf(transactionId) === this.books.deposit(transactionId)?.amount;
  }

  /** The bank takes a customer's payment back. What it has returned already is no longer there to take. */
  recall(accountNumber: string): void {
    const paidIn = this.books
      .deposits()
      .filter((it) => it.accountNumber === accountNumber && !this.books.isReturned(it.transactionId));
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
  #isOwed(reference: string, { agreementId, once, destination }: Order, amount: number): void {
    const part = this.#world.part(once);
    const owner = this.#world.ownerOf(destination?.accountNumber ?? '');
    isForPayee(part, { reference, owner, isNew: !this.books.find(reference) });
    const decided = part?.decidedFor.has(amount);
    const amounts = [...(part?.amounts ?? [])];
    if (!amounts.includes(amount) && !decided)
      violation(agreementId, `${once} of ${amounts.join(' or ')} is paid with ${amount} by ${reference}`);
    const whole = part?.milestone ?? { amount: 0, partIds: [] };
    const paid = whole.partIds
      .flatMap((partId) => this.books.live(partId))
      .filter((sent) => sent.reference !== reference && !this.books.hasTurned(sent))
      .reduce((sum, sent) => sum + sent.amount, 0);
    if (paid + amount > whole.amount)
      violation(agreementId, `${reference} pays ${amount} of a milestone of ${whole.amount}, after ${paid}`);
    if (!part?.confirmed && !decided) violation(agreementId, `${once} is paid without two confirmations`);
  }

  #payCommission(order: PayoutOrder): BankTransferState {
    const { random, now, play } = this.#world;
    if (!this.mayBeSent) violation(order.reference, 'commission is sent although no money may move');
    const fate = () => fateOf(random, now(), this.#healthy ? [PAID_AT_ONCE] : NEVER_TURNS);
    const { sent, isNew } = this.commission.send(order, now(), fate);
    if (isNew) {
      play(`a payout of commission: ${sent.states.map(({ status }) => status).join(', ')}`);
      this.#spreadNews(sent);
    }
    return this.#stateOf(sent);
  }

  /**
   * A reference moves money once, and nothing is paid again while an earlier payment is in effect. One that a
   * restored database has forgotten may come again with another amount: the answer is about the first.
   */
  #send(reference: string, order: Order, amount: number, returns: string | null = null): BankTransferState {
    const { agreementId, once, transactionId } = order;
    if (!this.mayBeSent) violation(agreementId, `${reference} is sent although no money may move`);
    if (order.amount !== amount)
      violation(agreementId, `${reference} is sent with ${amount}, and was committed with ${order.amount}`);
    const known = this.books.find(reference);
    if (known) {
      if (known.amount !== amount) this.otherAmounts.comes(known, amount);
      return this.#stateOf(known);
    }
    const [standing] = this.books.live(once);
    if (standing && !this.books.hasTurned(standing))
      violation(agreementId, `${reference} pays again what ${standing.reference} has paid`);
    const { random } = this.#world;
    const fate = () => fateOf(random, this.#world.now(), this.#healthy ? [PAID_AT_ONCE] : SCENARIOS);
    // What the bank has taken back cannot be returned once more.
    const isRefused = this.#isCursed(once) || (returns !== null && amount > this.#leftOf(returns));
    const states = isRefused ? this.#refusal() : fate();
    const sentAt = this.#world.now();
    const sent: Sent = { reference, agreementId, amount, once, states, sentAt, returns };
    this.books.send(sent, transactionId);
    this.orders.arrived(reference);
    this.#world.play(tale(order, sent));
    this.#perhapsMisstate(sent);
    this.#spreadNews(sent);
    return this.#stateOf(sent);
  }

  /** What the bank has neither taken back nor returned of a deposit. */
  #leftOf(transactionId: string): number {
    const { amount } = this.#deposit(transactionId);
    return amount - this.mischief.takenOf(transactionId) - this.books.returnedOf(transactionId);
  }

  #sent(reference: string): Sent {
    const sent = this.find(reference);
    if (!sent) throw new Error('the bank reports a payment that it does not know');
    return sent;
  }

  #stateOf(sent: Sent): BankTransferState {
    const status = this.books.status(sent);
    return status === 'SUCCEEDED' ? { status, amount: money(this.books.stated(sent)) } : { status };
  }

  #perhapsMisstate({ reference, amount }: Sent): void {
    const { random, play } = this.#world;
    if (this.#healthy || !random.chance(MISSTATES)) return;
    play('the bank says that it paid another amount');
    this.books.misstate(reference, random.pick([amount * 100, amount + 1]));
  }

  /** A person has asked the bank about a payment. It corrects the amount, and reports the payment again. */
  correct(reference: string): void {
    this.books.correct(reference);
    const status = this.books.status(this.#sent(reference));
    this.notices.add({ at: this.#world.now(), news: { about: 'transfer', reference, status } });
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
  #spreadNews({ reference, states, returns }: Sent): void {
    const { random } = this.#world;
    const [paid] = states.filter(({ status }) => status === 'SUCCEEDED');
    if (paid && returns !== null && random.chance(0.7)) {
      const at = paid.at + random.int(0, 10 * MINUTE_MS);
      this.notices.add({ at, news: { about: 'gone', transactionId: returns } });
    }
    for (const [index, { at, status }] of states.entries()) {
      for (let copies = random.int(index > 0 ? 1 : 0, 2); copies > 0; copies--) {
        const kept = at + random.int(0, 10 * MINUTE_MS);
        this.notices.add({ at: kept, news: { about: 'transfer', reference, status } });
      }
    }
  }
}
