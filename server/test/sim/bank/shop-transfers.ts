import type { ListedTransfer, Period } from '#core/escrow/bank.ts';
import { money } from '#core/escrow/money.ts';

/** Transfers that the shop itself orders from the bank account that the service pays from. */
export class ShopTransfers {
  readonly #sent: { readonly reference: string; readonly amount: number; readonly at: number }[] = [];

  add(reference: string, amount: number, at: number): void {
    this.#sent.push({ reference, amount, at });
  }

  *list({ from, to }: Period): Generator<Omit<ListedTransfer, 'provider'>> {
    for (const { reference, amount, at } of this.#sent) {
      if (at < from.getTime() || at >= to.getTime()) continue;
      const listed = { kind: 'payout', reference, amount: money(amount), currency: 'NGN' } as const;
      yield { ...listed, at: new Date(at), state: { status: 'SUCCEEDED' } };
    }
  }
}
