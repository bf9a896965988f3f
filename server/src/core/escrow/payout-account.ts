import type { NameMatch } from '#core/name-match.ts';
import { Problem } from '#core/problem.ts';
import type { BankDestination } from './bank.ts';

/** The account a seller is paid on. Each change creates a version, and all versions are kept. */
export type PayoutAccount = BankDestination & {
  readonly version: number;
  /** The holder's name as the platform gave it, and as the bank reports it. Either may be unknown. */
  readonly nameGiven: string | null;
  readonly nameAtBank: string | null;
  readonly nameMatch: NameMatch;
  /**
   * No payout goes to this account earlier. An attacker who takes over a seller's login gains no money before
   * the change can be noticed.
   */
  readonly usableFrom: Date;
  readonly updatedAt: Date;
};

export type AccountDetails = Pick<
  PayoutAccount,
  'bankCode' | 'accountNumber' | 'accountName' | 'nameGiven' | 'nameAtBank' | 'nameMatch'
>;

/**
 * Returns the account after new details were submitted. Repeating the current details changes nothing. A
 * seller's first account is usable at once unless money already waits for it, and so is an account whose name
 * alone changed: the cool-off applies to a destination that money can be diverted to.
 */
export function changeAccount(
  before: PayoutAccount | null,
  details: AccountDetails,
  { coolOffMs, isAwaited }: { readonly coolOffMs: number; readonly isAwaited: boolean },
  now: Date,
): PayoutAccount {
  if (!before) {
    const usableFrom = new Date(now.getTime() + (isAwaited ? coolOffMs : 0));
    return { ...details, version: 1, usableFrom, updatedAt: now };
  }
  const sameDestination =
    before.bankCode === details.bankCode && before.accountNumber === details.accountNumber;
  if (sameDestination && before.nameGiven === details.nameGiven && before.nameAtBank === details.nameAtBank) {
    return before;
  }
  const usableFrom = sameDestination ? before.usableFrom : new Date(now.getTime() + coolOffMs);
  return { ...details, version: before.version + 1, usableFrom, updatedAt: now };
}

/**
 * Restores the account from before the change, usable at once because money went there before. `settled` is
 * the newest account that had completed its cool-off when it was replaced, so an attacker who changes the
 * account twice cannot have their own first account restored.
 */
export function stopChange(current: PayoutAccount, settled: PayoutAccount | null, now: Date): PayoutAccount {
  if (current.usableFrom <= now || !settled) throw new Problem('change_settled');
  return { ...settled, version: current.version + 1, updatedAt: now };
}
