import type { Status } from './bank-books.ts';

const MINUTE = 60_000;

/** How a transfer goes, by weight. The delays are in milliseconds. Only payouts are ever reversed. */
export type Story = { readonly weight: number; readonly ends: readonly { after: number; status: Status }[] };
export const PAID_AT_ONCE: Story = { weight: 60, ends: [{ after: 0, status: 'SUCCEEDED' }] };
export const STORIES: readonly Story[] = [
  PAID_AT_ONCE,
  { weight: 12, ends: [{ after: 10_000, status: 'SUCCEEDED' }] },
  { weight: 8, ends: [{ after: 0, status: 'FAILED' }] },
  { weight: 8, ends: [{ after: 20_000, status: 'FAILED' }] },
];
export const LATE_REVERSAL: Story = {
  weight: 12,
  ends: [
    { after: 0, status: 'SUCCEEDED' },
    { after: 5 * MINUTE, status: 'REVERSED' },
  ],
};
