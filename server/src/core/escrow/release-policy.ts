import type { Actor } from '#core/actor.ts';
import { Problem } from '#core/problem.ts';
import { NEVER_SET, type Revision } from '#core/revision.ts';

/** The rules that can hold a payout. */
export const RULE_NAMES = [
  'unverified_seller',
  'new_account',
  'risky_payment',
  'name_mismatch',
  'first_deals',
  'risky_seller',
] as const;
export type RuleName = (typeof RULE_NAMES)[number];

/**
 * One rule of an account's release policy. Every rule that applies holds the payout, so their order only
 * matters for display.
 */
export type ReleaseRule =
  /** Holds a payout above this amount until the seller's identity is verified. */
  | { readonly rule: 'unverified_seller'; readonly above: number; readonly currency: string }
  /** Holds payouts to an account for this many days after the account becomes usable. */
  | { readonly rule: 'new_account'; readonly days: number }
  /** Holds a payout for this many days after its release when a payment was not assessed GREEN. */
  | { readonly rule: 'risky_payment'; readonly days: number }
  /**
   * Holds a payout when the bank's name for the account differs from the given name or from the name on the
   * seller's document.
   */
  | { readonly rule: 'name_mismatch' }
  /**
   * A reserve in whole milestones, because a milestone has one payout. While the seller has fewer completed
   * deals than `deals`, the last milestones that make up `percent` of an agreement are held for `days`.
   */
  | {
      readonly rule: 'first_deals';
      readonly deals: number;
      readonly percent: number;
      readonly days: number;
    }
  /** Holds a payout for this many days after its release while the seller's score is at least this. */
  | { readonly rule: 'risky_seller'; readonly score: number; readonly days: number };

export type ReleasePolicy = Revision & { readonly rules: readonly ReleaseRule[] };

export const NO_POLICY: ReleasePolicy = { rules: [], ...NEVER_SET };

/** Why a payout is held and what ends the hold, for people. A person can lift any hold earlier. */
export const RULE_WORDS: Readonly<Record<RuleName, { readonly because: string; readonly until: string }>> = {
  unverified_seller: {
    because: 'The amount is above the limit for sellers who are not verified.',
    until: 'The seller’s identity is verified.',
  },
  new_account: { because: 'The seller’s payout account is new.', until: 'The waiting period is over.' },
  risky_payment: { because: 'The payment was not assessed GREEN.', until: 'The waiting period is over.' },
  name_mismatch: {
    because:
      'The bank’s name for the payout account differs from the name given or from the verified seller’s name.',
    until: 'A person lifts the hold, or the seller’s payout account is changed.',
  },
  first_deals: {
    because: 'The milestone belongs to the reserve for sellers with few completed deals.',
    until: 'The waiting period is over.',
  },
  risky_seller: {
    because: 'The seller’s score is high: complaints, refunds, newcomers’ money or a new account.',
    until: 'The waiting period is over, or the score has fallen.',
  },
};

/** One reason why a payout is not sent. The payout goes out when none of its holds is open. */
export type PayoutHold = {
  readonly id: string;
  readonly milestoneId: string;
  readonly rule: RuleName;
  /** The version of the payout account, for rules about the account. */
  readonly accountVersion: number | null;
  /** When the hold ends by itself; null when it does not depend on time. */
  readonly until: Date | null;
  readonly openedAt: Date;
  readonly liftedAt: Date | null;
  /** Null while open, and when the hold ended because its condition no longer applied. */
  readonly liftedBy: Actor | null;
  readonly note: string | null;
};

/** Refuses duplicate rules, because it would be unclear which one counts. */
export function refuseContradictions(rules: readonly ReleaseRule[]): void {
  const seen = new Set<string>();
  for (const [index, rule] of rules.entries()) {
    const name = rule.rule === 'unverified_seller' ? `${rule.rule} ${rule.currency}` : rule.rule;
    if (seen.has(name)) {
      const message = `repeats the rule ${rule.rule}${'currency' in rule ? ` for ${rule.currency}` : ''}`;
      throw new Problem('validation_failed', `rules[${index}] ${message}. Keep one of them.`, {
        details: [{ path: `rules[${index}]`, message }],
      });
    }
    seen.add(name);
  }
}
