import type { Reconciliation, ReconciliationBreak } from '@surety/sdk';
import type { Tone } from './tone.ts';

type Words = { readonly name: string; readonly remedy: string };

/** What each type is called, and what a person does about it. */
export const BREAKS: Readonly<Record<ReconciliationBreak['type'], Words>> = {
  missing_here: {
    name: 'Not on our books',
    remedy: 'The bank has it and we do not. If it is news that came late, it goes away by itself.',
  },
  missing_there: { name: 'Not at the bank', remedy: 'We have it and the bank does not. Ask the bank.' },
  amount_differs: { name: 'Another amount', remedy: 'Ask the bank which amount is right.' },
  duplicate: { name: 'Twice at the bank', remedy: 'Ask the bank to take one of the two back.' },
  stale: {
    name: 'Another end',
    remedy: 'The bank says that it ended otherwise, or not at all. Ask the bank.',
  },
};

export const BREAK_STATUS: Readonly<Record<ReconciliationBreak['status'], { name: string; tone: Tone }>> = {
  open: { name: 'Open', tone: 'bad' },
  closed: { name: 'Closed', tone: 'neutral' },
  gone: { name: 'Gone', tone: 'good' },
};

/** Open on one side, done or undone on the other. */
export const STATES = { open: 'not decided', settled: 'done', undone: 'came back' } as const;

const DAY_MS = 24 * 3_600_000;
const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The days of a report, in UTC as they were compared: one, or the first and the last. */
export function daysOf({ from, to }: Pick<Reconciliation, 'from' | 'to'>): string {
  const last = new Date(to).getTime() - 1;
  const oneDay = new Date(to).getTime() - new Date(from).getTime() <= DAY_MS;
  return oneDay ? DAY.format(last) : DAY.formatRange(new Date(from), last);
}
