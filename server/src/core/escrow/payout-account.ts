import type { NameMatch } from '#core/name-match.ts';
import { Problem } from '#core/problem.ts';
import type { BankDestination } from './bank.ts';

/** Where a seller's money goes. Each change is a version, and all of them are kept. */
export type PayoutAccount = BankDestination & {
  readonly version: number;
  /** What the platform calls its holder, and what the bank does. Neither need be known. */
  readonly nameGiven: string | null;
  readonly nameAtBank: string | null;
  readonly nameMatch: NameMatch;
  /** No payout goes there before: whoever has taken over an account at the platform gains time, not money. */
  readonly usableFrom: Date;
  readonly updatedAt: Date;
};

export type AccountDetails = Pick<
  PayoutAccount,
  'bankCode' | 'accountNumber' | 'accountName' | 'nameGiven' | 'nameAtBank' | 'nameMatch'
>;

/**
 * What becomes of an account when its details are said. The same details again change nothing. The first
 * account of a seller may be used at once, and so may one of which only the name has changed: what cools off
 * is another place for the money to go to.
 */
export function changeAccount(
  before: PayoutAccount | null,
  details: AccountDetails,
  coolOffMs: number,
  now: Date,
): PayoutAccount {
  if (!before) return { ...details, version: 1, usableFrom: now, updatedAt: now };
  const sameDestination =
    before.bankCode === details.bankCode && before.accountNumber === details.accountNumber;
  if (sameDestination && before.nameGiven === details.nameGiven && before.nameAtBank === details.nameAtBank) {
    return before;
  }
  const usableFrom = sameDestination ? before.usableFrom : new Date(now.getTime() + coolOffMs);
  return { ...details, version: before.version + 1, usableFrom, updatedAt: now };
}

/**
 * The account that stood before the change stands again, at once: money went there before. `settled` is the
 * newest account that had cooled off when another took its place, so whoever has changed it more than once in
 * the meantime has not made their own first choice the one that is gone back to.
 */
export function stopChange(current: PayoutAccount, settled: PayoutAccount | null, now: Date): PayoutAccount {
  if (current.usableFrom <= now || !settled) throw new Problem('change_settled');
  return { ...settled, version: current.version + 1, updatedAt: now };
}
