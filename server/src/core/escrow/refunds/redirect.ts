import type { BankDestination } from '#core/escrow/bank.ts';
import type { ReleaseRule } from '#core/escrow/release-policy.ts';
import { matchNames, type NameMatch } from '#core/name-match.ts';
import { Problem } from '#core/problem.ts';
import { DAY_MS } from '#core/time.ts';

/** Another account for a refund. `accountName` is the holder's name at the bank. */
export type Redirection = BankDestination & {
  readonly nameGiven: string | null;
  /** The name at the bank compared with the given one, the buyer's and the senders' of the deposits. */
  readonly nameMatch: NameMatch;
  readonly buyerMatch: NameMatch;
  readonly senderMatch: NameMatch;
  /** Nothing is sent there earlier. */
  readonly usableFrom: Date;
};

export type RedirectFacts = {
  readonly nameGiven: string | null;
  readonly buyerName: string | null;
  readonly senderNames: readonly (string | null)[];
  readonly rules: readonly ReleaseRule[];
  readonly coolOffMs: number;
  readonly now: Date;
};

/**
 * Applies what a payout account is subject to: the cool-off, and the rules of the release policy about new
 * accounts and names.
 */
export function redirectTo(destination: BankDestination, facts: RedirectFacts): Redirection {
  const { nameGiven, buyerName, senderNames, rules, coolOffMs, now } = facts;
  const { accountName } = destination;
  const buyerMatch = matchNames(buyerName, accountName);
  const senderMatch = best(senderNames.map((sender) => matchNames(sender, accountName)));
  const nameMatch = matchNames(nameGiven, accountName);
  if (rules.some(({ rule }) => rule === 'name_mismatch') && best([buyerMatch, senderMatch]) === 'mismatch') {
    throw new Problem('destination_mismatch', undefined, {
      details: [
        { path: 'destination.accountNumber', message: 'belongs to neither the buyer nor the sender' },
      ],
    });
  }
  const days = rules.map((rule) => (rule.rule === 'new_account' ? rule.days : 0));
  const usableFrom = new Date(now.getTime() + Math.max(coolOffMs, ...days.map((count) => count * DAY_MS)));
  return { ...destination, nameGiven, nameMatch, buyerMatch, senderMatch, usableFrom };
}

const ORDER: readonly NameMatch[] = ['match', 'close', 'mismatch', 'unknown'];

function best(matches: readonly NameMatch[]): NameMatch {
  return ORDER.find((match) => matches.includes(match)) ?? 'unknown';
}
