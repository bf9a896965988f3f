import type { ReleasePolicy } from '@surety/sdk';
import { formatMoney } from './format.ts';

export type ReleaseRule = ReleasePolicy['rules'][number];

const days = (count: number) => (count === 1 ? 'one day' : `${count} days`);

/** A rule as one sentence. */
export function ruleLabel(rule: ReleaseRule): string {
  switch (rule.rule) {
    case 'unverified_seller':
      return `A payout above ${formatMoney(rule.above, rule.currency)} waits until the seller’s identity is verified.`;
    case 'new_account':
      return `A payout account receives nothing for ${days(rule.days)} after it becomes usable.`;
    case 'risky_payment':
      return `Money from a payment that was not assessed GREEN waits ${days(rule.days)} after its release.`;
    case 'name_mismatch':
      return 'A payout to an account in another name waits for a person to review it.';
    case 'first_deals':
      return `Until a seller has completed ${rule.deals === 1 ? 'one deal' : `${rule.deals} deals`}, the last milestones that make up ${rule.percent}% of an agreement wait ${days(rule.days)} after their release.`;
    case 'risky_seller':
      return `While a seller has a score of ${rule.score} or more, money waits ${days(rule.days)} after its release.`;
    default:
      return 'This page does not know this rule yet.';
  }
}

export const HELD_LABELS = { label: 'Held', tone: 'warn' } as const;
