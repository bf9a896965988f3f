import type { PayoutOrder, Period } from '#core/escrow/bank.ts';
import { money } from '#core/escrow/money.ts';
import { OWN_ACCOUNT_ID } from '#core/external-id.ts';
import { violation } from '#test/sim/failure.ts';
import type { Sent } from './bank-books.ts';

export type CommissionPayment = Sent & { readonly currency: string; readonly accountNumber: string };

/** Payments to the platforms themselves, which the bank keeps apart from those of agreements. */
export class CommissionPayments {
  readonly #sent = new Map<string, CommissionPayment>();
  readonly #beforeRestore = new Set<string>();
  readonly #ownerOf: (accountNumber: string) => string | undefined;

  constructor(ownerOf: (accountNumber: string) => string | undefined) {
    this.#ownerOf = ownerOf;
  }

  static has(reference: string): boolean {
    return reference.startsWith('cpo_');
  }

  find(reference: string): CommissionPayment | undefined {
    return this.#sent.get(reference);
  }

  all(): CommissionPayment[] {
    return [...this.#sent.values()];
  }

  /** Commission goes to an account that its platform has named as its own, once. */
  send(
    { reference, amount, currency, destination: { accountNumber } }: PayoutOrder,
    sentAt: number,
    fate: () => Sent['states'],
  ): { readonly sent: CommissionPayment; readonly isNew: boolean } {
    const owner = this.#ownerOf(accountNumber);
    if (!owner?.endsWith(` ${OWN_ACCOUNT_ID}`))
      violation(reference, `commission goes to ${accountNumber}, the account of ${owner}`);
    const known = this.#sent.get(reference);
    if (known && (known.amount !== amount || known.accountNumber !== accountNumber))
      violation(reference, `commission of ${known.amount} is sent again with ${amount} to ${accountNumber}`);
    if (known) return { sent: known, isNew: false };
    const paid = { agreementId: '', once: reference, returns: null, sentAt };
    const sent = { ...paid, reference, amount, currency, accountNumber, states: fate() };
    this.#sent.set(reference, sent);
    return { sent, isNew: true };
  }

  *list({ from, to }: Period) {
    for (const sent of this.#sent.values()) {
      const { reference, currency, accountNumber: recipient, sentAt, amount } = sent;
      if (sentAt < from.getTime() || sentAt >= to.getTime()) continue;
      const at = new Date(sentAt);
      yield { sent, kind: 'payout' as const, reference, amount: money(amount), currency, recipient, at };
    }
  }

  /** The tenant whose account a payment went to. */
  developerOf({ accountNumber }: CommissionPayment): string {
    return this.#ownerOf(accountNumber)?.split(' ')[0] ?? '';
  }

  markRestore(): void {
    for (const reference of this.#sent.keys()) this.#beforeRestore.add(reference);
  }

  wasBeforeRestore(reference: string): boolean {
    return this.#beforeRestore.has(reference);
  }
}
