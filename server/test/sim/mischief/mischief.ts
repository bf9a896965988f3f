import { HOUR_MS } from '#core/time.ts';
import type { Db } from '#store/db.ts';
import type { BankDeposit } from '#test/sim/bank/bank-books.ts';
import { violation } from '#test/sim/failure.ts';
import type { Random } from '#test/sim/random.ts';

const REVERSES = 0.06;
const STRAYS = 0.03;

/** Unusual notifications of a bank. `amount` is omitted when the whole deposit is reversed. */
export type MischievousNews =
  | { readonly about: 'reversal'; readonly transactionId: string; readonly amount?: number }
  | ({ readonly about: 'unmatched' } & UnmatchedDeposit);
type UnmatchedDeposit = {
  readonly transactionId: string;
  readonly accountNumber: string;
  readonly amount: number;
  readonly currency: string;
};

/**
 * A bank that reverses deposits, sometimes before it has reported them; and that receives money for unknown
 * accounts, or in the wrong currency. It records what it did.
 */
export class Mischief {
  readonly #random: Random;
  readonly #play: (fault: string) => void;
  readonly #reversed = new Map<string, BankDeposit & { readonly taken: number; readonly takenAt: number }>();
  readonly #unmatched = new Map<string, UnmatchedDeposit>();

  constructor(random: Random, play: (fault: string) => void) {
    this.#random = random;
    this.#play = play;
  }

  /** Follow-ups of a deposit, sent once or more. */
  after(deposit: BankDeposit, now: number, newId: (prefix: string) => string) {
    const random = this.#random;
    const notices: MischievousNews[] = [];
    if (random.chance(REVERSES)) {
      const { transactionId } = deposit;
      const partly = deposit.amount > 1 && random.chance(0.3);
      const taken = partly ? random.int(1, deposit.amount - 1) : deposit.amount;
      this.#play(partly ? 'a part of a deposit is taken back' : 'a deposit is taken back');
      this.#reversed.set(transactionId, { ...deposit, taken, takenAt: now });
      notices.push({ about: 'reversal', transactionId, ...(partly ? { amount: taken } : {}) });
    }
    if (random.chance(STRAYS)) {
      const ours = random.chance(0.5);
      const accountNumber = ours ? deposit.accountNumber : String(random.int(7_000_000_000, 7_999_999_999));
      const unmatched = { transactionId: newId('tx'), accountNumber, amount: random.int(1, 1_000) };
      // No agreement is in cedis.
      const kept = { ...unmatched, currency: ours ? 'GHS' : 'NGN' };
      this.#unmatched.set(kept.transactionId, kept);
      this.#play(ours ? 'money comes in another currency' : 'money comes for an unknown account');
      notices.push({ about: 'unmatched', ...kept });
    }
    const copies = notices.flatMap((news) => Array<MischievousNews>(random.pick([1, 1, 2, 3])).fill(news));
    return copies.map((news) => ({ at: now + random.pick([0, 1_000, HOUR_MS / 4, 2 * HOUR_MS]), news }));
  }

  /**
   * Takes back a deposit long after it came, unless that has happened already. Sometimes without a word: the
   * bank's list alone shows it.
   */
  recall(deposit: BankDeposit, now: number): { at: number; news: MischievousNews }[] {
    const { transactionId } = deposit;
    if (this.#reversed.has(transactionId)) return [];
    this.#play('a deposit is taken back after the parties confirmed');
    this.#reversed.set(transactionId, { ...deposit, taken: deposit.amount, takenAt: now });
    if (this.#random.chance(0.5)) return [{ at: now, news: { about: 'reversal', transactionId } }];
    this.#play('a deposit is taken back without a word');
    return [];
  }

  takenOf(transactionId: string): number {
    return this.#reversed.get(transactionId)?.taken ?? 0;
  }

  /** When the bank took the whole deposit back. */
  takenAt(transactionId: string): number | undefined {
    const reversed = this.#reversed.get(transactionId);
    return reversed && reversed.taken === reversed.amount ? reversed.takenAt : undefined;
  }

  /** The amount reversed of an agreement's deposits. */
  takenBackOf(agreementId: string): number {
    const ofAgreement = [...this.#reversed.values()].filter((deposit) => deposit.agreementId === agreementId);
    return ofAgreement.reduce((sum, { taken }) => sum + taken, 0);
  }

  /** Checks that all of it is on the books of the platform, each with an exception that a person closes. */
  async isAllOnTheBooks(db: Db): Promise<void> {
    const rows = await db.query<{ transactionId: string; amount: number; currency: string; kind: string }>(
      `SELECT h.cause AS "transactionId", h.amount, h.currency, e.kind FROM platform_transfers h
       JOIN exceptions e ON e.subject = h.provider || ':' || h.cause AND e.amount = h.amount`,
    );
    const found = new Map(rows.map((row) => [row.transactionId, row]));
    for (const { transactionId, amount, currency } of this.#unmatched.values()) {
      const row = found.get(transactionId);
      const kind = currency === 'NGN' ? 'unmatched_deposit' : 'wrong_currency';
      if (row?.amount === amount && row.currency === currency && row.kind === kind) continue;
      violation(
        '',
        `${amount} ${currency} of ${transactionId} came in, and the platform has no ${kind} of it`,
      );
    }
    if (found.size !== this.#unmatched.size) violation('', 'the platform has money that no bank reported');
  }
}
