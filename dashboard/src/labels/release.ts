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
      return `A payout account gets nothing for ${days(rule.days)} after it may be used.`;
    case 'risky_payment':
      return `What was paid in at an assessment other than GREEN waits ${days(rule.days)} after its release.`;
    case 'name_mismatch':
      return 'A payout to an account under another name waits for a person.';
    case 'first_deals':
      return `Until a seller has ${rule.deals === 1 ? 'a deal' : `${rule.deals} deals`} behind them, the last milestones that make up ${rule.percent}% of an agreement wait ${days(rule.days)} after their release.`;
    default:
      return 'A rule that this page does not know yet.';
  }
}

export const HELD_LABELS = { label: 'Held back', tone: 'warn' } as const;
