import type { Actor } from '#core/actor.ts';
import { Problem } from '#core/problem.ts';

/** What a payout may be held back for. */
export const RULE_NAMES = [
  'unverified_seller',
  'new_account',
  'risky_payment',
  'name_mismatch',
  'first_deals',
] as const;
export type RuleName = (typeof RULE_NAMES)[number];

/**
 * One line of an account's release policy. Each that applies to a payout holds it back, so their order is
 * that of the page and no more.
 */
export type ReleaseRule =
  /** A payout above this wants a seller whose identity is verified. */
  | { readonly rule: 'unverified_seller'; readonly above: number; readonly currency: string }
  /** An account gets nothing for so many days after it may be used at all. */
  | { readonly rule: 'new_account'; readonly days: number }
  /** What was paid in at an assessment other than GREEN waits so many days after its release. */
  | { readonly rule: 'risky_payment'; readonly days: number }
  /** The bank has another name than the one given, or than the one on the seller's document. */
  | { readonly rule: 'name_mismatch' }
  /**
   * A reserve, in whole milestones, since a milestone has one payout: as long as the seller has so few deals
   * behind them, the last milestones of an agreement that make up this share of it wait so many days.
   */
  | {
      readonly rule: 'first_deals';
      readonly deals: number;
      readonly percent: number;
      readonly days: number;
    };

export type ReleasePolicy = {
  readonly rules: readonly ReleaseRule[];
  /** Null: nobody has ever changed it, and nothing is held back. */
  readonly changedAt: Date | null;
};

export const NO_POLICY: ReleasePolicy = { rules: [], changedAt: null };

/** Why a payout is held back and what lets it go, in words. A person can lift any of them before that. */
export const RULE_WORDS: Readonly<Record<RuleName, { readonly because: string; readonly until: string }>> = {
  unverified_seller: {
    because: 'It is above the amount up to which a seller need not be verified.',
    until: 'The seller’s identity is verified.',
  },
  new_account: { because: 'The seller’s payout account is new.', until: 'Its time has passed.' },
  risky_payment: { because: 'The payment was not assessed GREEN.', until: 'Its time has passed.' },
  name_mismatch: {
    because: 'The payout account is in another name than the one given, or than the verified seller’s.',
    until: 'A person lifts it, or another account is set.',
  },
  first_deals: {
    because: 'It belongs to the reserve of a seller with few deals.',
    until: 'Its time has passed.',
  },
};

/** One reason for which a payout is not sent. It goes out when none of its holds is open. */
export type PayoutHold = {
  readonly id: string;
  readonly milestoneId: string;
  readonly rule: RuleName;
  /** The version of the payout account that it is about, where it is about one. */
  readonly accountVersion: number | null;
  /** When it ends by itself; null where that is no matter of time. */
  readonly until: Date | null;
  readonly openedAt: Date;
  readonly liftedAt: Date | null;
  /** Null, too, where it was lifted by itself: what it was held back for is no longer so. */
  readonly liftedBy: Actor | null;
  readonly note: string | null;
};

/** Two rules that ask for the same would make it a riddle which one counts. */
export function refuseContradictions(rules: readonly ReleaseRule[]): void {
  const seen = new Set<string>();
  for (const [index, rule] of rules.entries()) {
    const name = rule.rule === 'unverified_seller' ? `${rule.rule} ${rule.currency}` : rule.rule;
    if (seen.has(name)) {
      const message = `says a second time what ${rule.rule} says${'currency' in rule ? ` in ${rule.currency}` : ''}`;
      throw new Problem('validation_failed', `rules[${index}] ${message}. Keep one of them.`, {
        details: [{ path: `rules[${index}]`, message }],
      });
    }
    seen.add(name);
  }
}
