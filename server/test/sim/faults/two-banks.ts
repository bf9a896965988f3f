import type {
  Bank,
  BankNotice,
  BankTransferState,
  ListedDeposit,
  ListedTransfer,
  RefundOrder,
  VirtualAccount,
} from '#core/escrow/bank.ts';
import { isOurReference } from '#core/escrow/reconciliation/entry.ts';
import { rowOf } from '#test/sim/bank/bank-books.ts';
import type { News } from '#test/sim/bank/bank-scenarios.ts';
import { UNASKED } from '#test/sim/bank/unasked.ts';
import type { SimBank } from '#test/sim/bank.ts';
import { violation } from '#test/sim/failure.ts';

const NAMES = ['simbank', 'otherbank'] as const;
/** Has one status for a deposit that it took back and for one that it returned in full when asked. */
const AMBIGUOUS = 'simbank';

/**
 * One simulated bank under two names, since the service may change banks while the first still has payments.
 * Neither knows the other's payments; but they share the money, so that paying the same thing at both is
 * detected.
 */
export class TwoBanks {
  readonly names = NAMES;
  readonly #bank: SimBank;
  readonly #accounts = new Map<string, string>();
  readonly #references = new Map<string, string>();
  /** References for which a bank has answered that no money is on its way. */
  readonly #saidNo = new Set<string>();
  #current = 0;

  constructor(bank: SimBank) {
    this.#bank = bank;
  }

  /** The bank for new payments. */
  get current(): string {
    return NAMES[this.#current] ?? NAMES[0];
  }

  change(): void {
    this.#current = 1 - this.#current;
  }

  /** The shop pays through the current bank. */
  shopPays(reference: string): void {
    this.#references.set(reference, this.current);
  }

  /** The bank that sends this notification. */
  tellerOf(news: News): string {
    if (news.about === 'transfer' || news.about === 'shop')
      return this.#references.get(news.reference) ?? NAMES[0];
    if (news.about === 'unmatched') return this.#accounts.get(news.accountNumber) ?? NAMES[0];
    return this.#bankOfDeposit(news.transactionId);
  }

  /**
   * A restored database has forgotten which bank it asked. Where that bank's statement shows nothing, the
   * current bank may be asked.
   */
  forgetUntaken(): void {
    for (const reference of this.#references.keys()) {
      const isOurs = isOurReference(reference);
      if (isOurs && !this.#bank.find(reference)) this.#references.delete(reference);
    }
  }

  answered(reference: string, state: BankTransferState | null): void {
    if (!state || state.status === 'FAILED' || state.status === 'REVERSED') this.#saidNo.add(reference);
  }

  /** The bank under this name. */
  called(name: string): Bank {
    const bank = this.#bank;
    return {
      ...UNASKED,
      name,
      issueAccount: async (request) => this.#issued(name, await bank.issueAccount(request)),
      resolveAccount: (account) => bank.resolveAccount(account),
      submitPayout: (order) => {
        this.#take(name, order);
        return bank.submitPayout(order);
      },
      submitRefund: (order) => {
        this.#hasDeposit(name, order);
        this.#take(name, order);
        return bank.submitRefund(order);
      },
      findTransfer: async (reference, about) => {
        const found = await bank.findTransfer(reference, about);
        return this.#references.get(reference) === name ? found : null;
      },
      listDeposits: (period) =>
        this.#listed(name, this.#judged(bank.listDeposits(period)), ({ transactionId }) =>
          this.#bankOfDeposit(transactionId),
        ),
      listTransfers: (period) =>
        this.#listed(name, bank.listTransfers(period), ({ reference }) => this.#references.get(reference)),
      readNotices: async (request) =>
        (await bank.readNotices(request)).flatMap((notice) => this.#confirmed(name, notice)),
    };
  }

  async *#listed<Listed extends ListedDeposit | ListedTransfer>(
    name: string,
    all: Iterable<Listed>,
    bankOf: (listed: Listed) => string | undefined,
  ): AsyncGenerator<Listed & { provider: string }> {
    for (const listed of all) if (bankOf(listed) === name) yield Object.assign(listed, { provider: name });
  }

  /** A deposit that has gone back since is reported as arrived, and as gone. */
  #confirmed(name: string, notice: BankNotice): BankNotice[] {
    if (notice.kind === 'deposit') {
      const { transactionId } = notice.deposit;
      const arrived = { ...notice, deposit: { ...notice.deposit, provider: name } };
      return [arrived, ...(this.#bank.books.deposit(transactionId) ? this.#gone(name, transactionId) : [])];
    }
    const isWhole = notice.kind === 'deposit_reversed' && notice.amount === undefined;
    return isWhole ? this.#gone(name, notice.transactionId) : [{ ...notice, provider: name }];
  }

  /** The reversal of a deposit, if the bank has it as gone now. */
  #gone(name: string, transactionId: string): BankNotice[] {
    const bank = this.#bank;
    const isReturned = name === AMBIGUOUS && bank.books.isReturned(transactionId);
    if (!bank.isTaken(transactionId) && !isReturned) return [];
    const gone = { kind: 'deposit_reversed', provider: name, transactionId, reason: 'gone' } as const;
    return [name === AMBIGUOUS ? { ...gone, orRefunded: true } : gone];
  }

  *#judged(listed: Iterable<ListedDeposit>): Generator<ListedDeposit> {
    for (const deposit of listed) {
      const { transactionId, reversed } = deposit;
      const refundedAs = rowOf(transactionId);
      if (this.#bankOfDeposit(transactionId) !== AMBIGUOUS) yield { ...deposit, refundedAs };
      else {
        const isGone = reversed || this.#bank.books.isReturned(transactionId);
        yield { ...deposit, refundedAs, reversed: isGone, orRefunded: true };
      }
    }
  }

  #issued(name: string, account: VirtualAccount): VirtualAccount {
    const provider = this.#accounts.get(account.accountNumber) ?? name;
    this.#accounts.set(account.accountNumber, provider);
    return { ...account, provider };
  }

  #hasDeposit(name: string, { reference, transactionId }: RefundOrder): void {
    const has = this.#bankOfDeposit(transactionId);
    if (has !== name) violation(reference, `${name} is to return ${transactionId}, which ${has} has`);
  }

  #take(name: string, { reference }: { readonly reference: string }): void {
    const attempt = Number(reference.slice(reference.lastIndexOf('_') + 1));
    const before = `${reference.slice(0, reference.lastIndexOf('_'))}_${attempt - 1}`;
    if (attempt > 1 && !this.#references.has(reference) && !this.#saidNo.has(before)) {
      violation(reference, `it is sent, but the state of ${before} was not queried`);
    }
    const has = this.#references.get(reference) ?? name;
    if (has !== name) violation(reference, `it is sent through ${name}, but ${has} has it`);
    this.#references.set(reference, name);
  }

  #bankOfDeposit(transactionId: string): string {
    const accountNumber = this.#bank.books.deposit(transactionId)?.accountNumber ?? '';
    return this.#accounts.get(accountNumber) ?? NAMES[0];
  }
}
