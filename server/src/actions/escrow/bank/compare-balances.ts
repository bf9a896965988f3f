import { everyCell } from '#actions/cells.ts';
import type { EscrowContext } from '#actions/escrow/context.ts';
import type { Account } from '#core/escrow/ledger.ts';
import { moneyUnderWay } from '#store/escrow/figures/all-money.ts';

export type Shortfall = { readonly currency: string; readonly amount: number };

/** The commission may have been paid out already, so it does not have to be at a bank. */
const SIGN: Readonly<Partial<Record<Account, number>>> = { bank: 1, commission: -1 };

/**
 * Returns by how much less the real banks have together than the parties of open agreements of live
 * environments have at a bank by our books, for each currency; negative when they have more. The platform's
 * own money at the banks, its commission among it, makes it more; only less is a fault. Throws when a bank
 * does not report its balance.
 */
export async function shortfalls(context: EscrowContext): Promise<Shortfall[]> {
  const banks = [...context.banks.values()].filter(({ can }) => can.recalls);
  if (banks.length === 0) return [];
  const lines = await Promise.all(everyCell(context).map(({ db }) => moneyUnderWay(db)));
  const books = new Map<string, number>();
  for (const { environment, account, currency, amount } of lines.flat()) {
    const sign = SIGN[account];
    if (environment !== 'live' || sign === undefined) continue;
    books.set(currency, (books.get(currency) ?? 0) + sign * amount);
  }
  const known = [...books].filter(([currency]) => banks.some(({ can }) => can.currencies.includes(currency)));
  return Promise.all(
    known.map(async ([currency, owed]) => {
      const asked = banks.filter(({ can }) => can.currencies.includes(currency));
      const balances = await Promise.all(asked.map((bank) => bank.balance(currency)));
      return { currency, amount: owed - balances.reduce((sum, balance) => sum + balance, 0) };
    }),
  );
}
