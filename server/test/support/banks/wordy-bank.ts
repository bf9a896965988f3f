import type { Bank, BankTransferState, PayoutOrder } from '#core/escrow/bank.ts';

/** A bank that reports the payout status that the test chose, and records every order it received. */
export function wordyBank(over: Bank, name = over.name) {
  const orders: PayoutOrder[] = [];
  const states = new Map<string, BankTransferState>();
  const next: BankTransferState[] = [];
  const bank: Bank = {
    ...over,
    name,
    submitPayout: async (order) => {
      orders.push(order);
      const state = states.get(order.reference) ?? next.shift() ?? { status: 'PENDING' };
      states.set(order.reference, state);
      return state;
    },
    findTransfer: async (reference) => states.get(reference) ?? null,
  };
  return {
    bank,
    orders,
    /** Statuses of the next payouts, in order. */
    willSay: (...status: BankTransferState['status'][]) =>
      next.push(...status.map((one) => ({ status: one, reason: `it is ${one}` }))),
    says: (reference: string, status: BankTransferState['status']) =>
      states.set(reference, { status, reason: `it is ${status}` }),
    forgets: (reference: string) => states.delete(reference),
  };
}
