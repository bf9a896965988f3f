import type { BankDestination } from '#core/escrow/bank.ts';
import type { Change } from '#core/escrow/change.ts';
import { partReference } from '#core/escrow/refund.ts';
import { violation } from '#test/sim/failure.ts';
import type { Random } from '#test/sim/random.ts';

const RECENT = 16;

export type Order = {
  readonly agreementId: string;
  readonly amount: number;
  readonly currency: string;
  /** The subject that must be paid only once: the part of a payee, or the part of a refund. */
  readonly once: string;
  readonly isRefund: boolean;
  /** The deposit that is returned, and the destination if it does not go back to its source. */
  readonly transactionId: string | null;
  readonly destination: BankDestination | null;
};

/**
 * Payments that commits have submitted to a bank, by reference. The bank must receive exactly these, even if
 * accounts have changed since.
 */
export class Orders {
  readonly #orders = new Map<string, Order>();
  #recent: string[] = [];
  /** Submitted by a commit but not at the bank yet: the call is under way or failed. */
  readonly #onTheWay = new Map<string, string>();

  /** Called after the commit. */
  committed({ after, payoutAttempts, refundParts }: Change): void {
    const { id: agreementId, currency } = after;
    for (const { reference, amount, destination, partId, status } of payoutAttempts) {
      if (status !== 'SUBMITTED') continue;
      const payout = { once: partId, isRefund: false, transactionId: null };
      this.#add(reference, { agreementId, amount, currency, destination, ...payout });
    }
    for (const part of refundParts) {
      if (part.status !== 'SUBMITTED') continue;
      const { amount, destination, stem, transactionId } = part;
      const refund = { once: stem, isRefund: true, transactionId };
      this.#add(partReference(part), { agreementId, amount, currency, destination, ...refund });
    }
  }

  agreementOf(reference: string): string {
    return this.#orders.get(reference)?.agreementId ?? '';
  }

  amountOf(reference: string): number {
    return this.#find(reference).amount;
  }

  currencyOf(reference: string): string {
    return this.#find(reference).currency;
  }

  /** The order of a payment to an account. */
  payment(reference: string, to: BankDestination): Order {
    const order = this.#find(reference);
    const { accountNumber = 'where it came from' } = order.destination ?? {};
    if (accountNumber !== to.accountNumber) {
      const stood = `${accountNumber} stood in the commit that submitted it`;
      violation(order.agreementId, `${reference} goes to ${to.accountNumber}, but ${stood}`);
    }
    return order;
  }

  /** The order of the return of a deposit. */
  return(reference: string, transactionId: string): Order {
    const order = this.#find(reference);
    if (order.destination || order.transactionId !== transactionId)
      violation(order.agreementId, `${reference} returns ${transactionId}, which is not what was committed`);
    return order;
  }

  arrived(reference: string): void {
    this.#onTheWay.delete(reference);
  }

  /** Picks an agreement for which a bank is being asked to pay, or was recently. */
  delicate(random: Random): string {
    const some = this.#onTheWay.size > 0 && random.chance(0.7) ? [...this.#onTheWay.values()] : this.#recent;
    return some.length > 0 ? random.pick(some) : '';
  }

  #add(reference: string, order: Order): void {
    this.#orders.set(reference, order);
    this.#onTheWay.set(reference, order.agreementId);
    this.#recent = [...this.#recent, order.agreementId].slice(-RECENT);
  }

  #find(reference: string): Order {
    const order = this.#orders.get(reference);
    return order ?? violation('', `${reference} is sent, and no commit has submitted it`);
  }
}
