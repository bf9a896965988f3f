import {
  type BankNotice,
  type BankRequest,
  type BankTransferState,
  BankUnavailable,
  type PayoutOrder,
  type VirtualAccount,
} from '#core/escrow/bank.ts';
import { Mischief } from '#test/sim/mischief/mischief.ts';
import { readNews } from '#test/sim/mischief/read-news.ts';
import { BankBooks, type BankDeposit, milestoneOf, type Sent, type SimPayout } from './bank/bank-books.ts';
import {
  fateOf,
  GARBLES,
  garble,
  LATE_REVERSAL,
  LATE_SUCCESSES,
  type News,
  type Notice,
  PAID_AT_ONCE,
  STORIES,
  type Story,
} from './bank/bank-stories.ts';
import { HangingCalls } from './bank/hanging-calls.ts';
import type { Asked } from './bank/unasked.ts';
import { violation } from './failure.ts';
import type { Random } from './random.ts';

const BANK_NAME = 'simbank';

export type BankWorld = {
  readonly random: Random;
  now(): number;
  newId(prefix: string): string;
  /** The agreement of a milestone, its amount, and who has asked for its release. */
  milestone(id: string): SimPayout | undefined;
};

const MINUTE = 60_000;
const UNREACHABLE = 0.06;
/** What was asked for arrives after the caller has stopped waiting, and is done all the same. */
const HANGS = 0.03;
/** Some accounts take no money until the bank is well: neither a payout nor a refund arrives there. */
const CURSED = 0.04;

/** A bank with books of its own and bad days. It is here to notice when it is made to pay twice. */
export class SimBank implements Asked {
  readonly name = BANK_NAME;
  readonly books: BankBooks;
  readonly mischief: Mischief;
  readonly #world: BankWorld;
  readonly #accounts = new Map<string, VirtualAccount>();
  readonly #cursed = new Map<string, boolean>();
  readonly #hanging = new HangingCalls();
  #notices: Notice[] = [];
  #healthy = false;

  constructor(world: BankWorld) {
    this.#world = world;
    this.mischief = new Mischief(world.random);
    this.books = new BankBooks(() => world.now());
  }

  /** From now on it answers, and pays what it is asked to. */
  heal(): void {
    this.#healthy = true;
    this.#hanging.arrive(Number.POSITIVE_INFINITY);
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
    return this.#perhaps(() => `HOLDER ${accountNumber}`);
  }

  submitPayout({ reference, amount, destination }: PayoutOrder): Promise<BankTransferState> {
    return this.#perhaps(() => {
      const id = milestoneOf(reference);
      const milestone = this.#world.milestone(id);
      if (!milestone) return violation(id, `payout ${reference} is for no milestone that anyone asked for`);
      const { agreementId } = milestone;
      const decided = milestone.decidedFor.has(amount);
      if (milestone.amount !== amount && !decided)
        violation(agreementId, `${id} of ${milestone.amount} is paid with ${amount}`);
      if (!milestone.confirmed && !decided) violation(agreementId, `${id} is paid without two confirmations`);
      this.books.direct(agreementId, reference, destination.accountNumber);
      const stories = [...STORIES, LATE_REVERSAL, ...LATE_SUCCESSES];
      return this.#send(reference, { agreementId, amount, subjects: [id], once: id }, stories);
    });
  }

  submitRefund(request: {
    reference: string;
    transactionId: string;
    amount: number;
  }): Promise<BankTransferState> {
    return this.#perhaps(() => {
      const { reference, transactionId, amount } = request;
      const deposit = this.books.deposit(transactionId);
      if (!deposit) return violation(transactionId, `refund ${reference} returns what was never paid in`);
      const part = reference.slice(0, reference.lastIndexOf('_'));
      const subjects = [part, transactionId];
      const state = this.#send(
        reference,
        { agreementId: deposit.agreementId, amount, subjects, once: part },
        [...STORIES, LATE_REVERSAL],
      );
      const returned = this.books.live(transactionId).reduce((sum, sent) => sum + sent.amount, 0);
      if (returned > deposit.amount) {
        violation(deposit.agreementId, `${reference} returns more than ${transactionId} brought`);
      }
      return state;
    });
  }

  findTransfer(reference: string): Promise<BankTransferState | null> {
    return this.#perhaps(() => {
      const known = this.books.find(reference);
      return known ? { status: this.books.status(known) } : null;
    });
  }

  async readNotices({ body }: BankRequest): Promise<readonly BankNotice[]> {
    return [readNews(BANK_NAME, JSON.parse(body) as News, (id) => this.#deposit(id))];
  }

  /** A customer pays into a virtual account. The money is there at once; the news of it travels. */
  payIn(accountNumber: string, amount: number): void {
    const { random } = this.#world;
    const transactionId = this.#world.newId('tx');
    this.books.payIn(transactionId, accountNumber, amount);
    const { now, newId } = this.#world;
    this.#notices.push(...this.mischief.after(this.#deposit(transactionId), now(), newId));
    for (let copies = random.pick([1, 1, 2, 3]); copies > 0; copies--) {
      const delay = random.pick([0, 0, 1_000, MINUTE, 60 * MINUTE]);
      const news = { about: 'deposit', transactionId } as const;
      this.#notices.push({ at: this.#world.now() + delay, news });
    }
  }

  /** Now and then it changes its mind about what it said; its books do not. */
  wasHeard({ news }: Notice): void {
    const { random } = this.#world;
    if (this.#healthy || news.about !== 'deposit' || news.garbled || !random.chance(GARBLES)) return;
    const garbled = garble(random, this.#deposit(news.transactionId), [...this.#accounts.values()]);
    this.#notices.push({ at: this.#world.now() + random.int(0, MINUTE), news: { ...news, garbled } });
  }

  takeNotice(): Notice | undefined {
    const now = this.#world.now();
    const due = this.#notices.filter(({ at }) => at <= now);
    if (due.length === 0) return undefined;
    const notice = this.#world.random.pick(due);
    this.#notices = this.#notices.filter((other) => other !== notice);
    return notice;
  }

  /** The news did not get through, so the bank will tell it again. */
  tellAgain(notice: Notice): void {
    this.#notices.push({ ...notice, at: this.#world.now() + this.#world.random.int(0, MINUTE) });
  }

  nextNoticeAt(): number | undefined {
    return this.#notices.length === 0 ? undefined : Math.min(...this.#notices.map(({ at }) => at));
  }

  #deposit(transactionId: string): BankDeposit {
    const deposit = this.books.deposit(transactionId);
    if (!deposit) throw new Error('the bank reports what it does not know');
    return deposit;
  }

  /** Fails before it does what was asked, or after, or does it later: the caller cannot tell which. */
  async #perhaps<Answer>(act: () => Answer): Promise<Answer> {
    this.#hanging.arrive(this.#world.now());
    const fate = this.#healthy ? 1 : this.#world.random.next();
    if (fate < UNREACHABLE) throw new BankUnavailable('the bank did not answer');
    if (fate < UNREACHABLE + HANGS) {
      this.#hanging.add(this.#world.now() + this.#world.random.int(0, 60 * MINUTE), act);
      throw new BankUnavailable('the bank did not answer in time');
    }
    const answer = act();
    if (fate < 2 * UNREACHABLE + HANGS) throw new BankUnavailable('the answer was lost');
    return answer;
  }

  /**
   * The same reference moves money once. `once` is what must not be paid again
   * while an earlier payment stands.
   */
  #send(
    reference: string,
    order: { agreementId: string; amount: number; subjects: readonly string[]; once: string },
    stories: readonly Story[],
  ): BankTransferState {
    const { agreementId, amount, subjects, once } = order;
    const known = this.books.find(reference);
    if (known) {
      if (known.amount !== amount) violation(agreementId, `${reference} was sent again with ${amount}`);
      return { status: this.books.status(known) };
    }
    const [standing] = this.books.live(once);
    if (standing && !this.books.hasTurned(standing))
      violation(agreementId, `${reference} pays again what ${standing.reference} has paid`);
    const { random } = this.#world;
    const fate = () => fateOf(random, this.#world.now(), this.#healthy ? [PAID_AT_ONCE] : stories);
    const states = this.#isCursed(once) ? this.#refusal() : fate();
    const sent: Sent = { reference, agreementId, amount, once, states };
    this.books.send(sent, subjects);
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

  /** Nobody asks again about what was settled: of a change of mind we must hear, the rest may stay untold. */
  #spreadNews({ reference, states }: Sent): void {
    const { random } = this.#world;
    for (const [index, { at, status }] of states.entries()) {
      for (let copies = random.int(index > 0 ? 1 : 0, 2); copies > 0; copies--) {
        const told = at + random.int(0, 10 * MINUTE);
        this.#notices.push({ at: told, news: { about: 'transfer', reference, status } });
      }
    }
  }
}
