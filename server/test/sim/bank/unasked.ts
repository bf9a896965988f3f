import type { Bank } from '#core/escrow/bank.ts';
import { CURRENCIES } from '#core/escrow/currency.ts';
import { money, ZERO } from '#core/escrow/money.ts';

/** Methods of a bank that the simulation never calls. */
export const UNASKED = {
  can: {
    ...{ openAccounts: 'always', exactAccounts: false, leastExact: ZERO },
    ...{ closesAccounts: false, refunds: true, recalls: true, currencies: [...CURRENCIES.keys()] },
  },
  closeAccount: async () => undefined,
  isAuthentic: () => true,
  listBanks: async () => [],
  balance: async () => money(0),
} satisfies Partial<Bank>;

/** The lists are read without waiting. */
type Lists = 'listDeposits' | 'listTransfers';

export type Asked = Omit<Bank, keyof typeof UNASKED | Lists>;
