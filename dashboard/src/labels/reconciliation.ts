import type { Reconciliation, ReconciliationBreak } from '@surety/sdk';
import { DATES } from './format.ts';
import type { Tone } from './tone.ts';

type Words = { readonly name: string; readonly remedy: string };

/** The name of each type, and what a person does about it. */
export const BREAKS: Readonly<Record<ReconciliationBreak['type'], Words>> = {
  missing_here: {
    name: 'Not on our books',
    remedy: 'The bank has it and we do not. If the bank’s report is only late, this resolves itself.',
  },
  missing_there: { name: 'Not at the bank', remedy: 'We have it and the bank does not. Ask the bank.' },
  recipient_differs: {
    name: 'Recipient differs',
    remedy: 'Ask the bank which account it has paid, and recover the money if it is wrong.',
  },
  amount_differs: { name: 'Amount differs', remedy: 'Ask the bank which amount is right.' },
  duplicate: { name: 'Twice at the bank', remedy: 'Ask the bank to reverse one of the two.' },
  stale: {
    name: 'Outcome differs',
    remedy: 'The bank reports another outcome, or none yet. Ask the bank.',
  },
};

export const BREAK_STATUS: Readonly<Record<ReconciliationBreak['status'], { name: string; tone: Tone }>> = {
  OPEN: { name: 'Open', tone: 'bad' },
  CLOSED: { name: 'Closed', tone: 'neutral' },
  GONE: { name: 'Resolved', tone: 'good' },
};

/** The state of a transfer on either side. */
export const STATES = { OPEN: 'pending', SETTLED: 'done', UNDONE: 'reversed' } as const;

const DAY_MS = 24 * 3_600_000;
const DAY = new Intl.DateTimeFormat(DATES, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The days of a report, in UTC as they were compared. */
export function daysOf({ from, to }: Pick<Reconciliation, 'from' | 'to'>): string {
  const last = new Date(to).getTime() - 1;
  const oneDay = new Date(to).getTime() - new Date(from).getTime() <= DAY_MS;
  return oneDay ? DAY.format(last) : DAY.formatRange(new Date(from), last);
}
