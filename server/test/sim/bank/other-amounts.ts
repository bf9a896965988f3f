import { violation } from '#test/sim/failure.ts';
import type { BankBooks, Sent } from './bank-books.ts';
import type { Orders } from './orders.ts';

/** Payments that a restored database has forgotten, and that came again with another amount. */
export class OtherAmounts {
  readonly #books: BankBooks;
  readonly #orders: Orders;
  readonly #play: (what: string) => void;
  readonly #references = new Set<string>();

  constructor(books: BankBooks, orders: Orders, play: (what: string) => void) {
    this.#books = books;
    this.#orders = orders;
    this.#play = play;
  }

  comes({ agreementId, reference }: Sent, amount: number): void {
    if (!this.#books.wasBeforeRestore(reference))
      violation(agreementId, `${reference} was sent again with ${amount}`);
    if (!this.#references.has(reference)) this.#play('a forgotten payment comes again with another amount');
    this.#references.add(reference);
  }

  has(reference: string): boolean {
    return this.#references.has(reference);
  }

  /** A person has paid the difference to the ordered amount, or has got it back. */
  settle(reference: string): void {
    this.#play('a forgotten payment is settled by hand');
    this.#books.settleByHand(reference, this.#orders.amountOf(reference));
  }
}
