import type { Tone } from './tone.ts';

export const DIRECTIONS = ['in', 'out', 'back'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const MONEY_STATES: Readonly<Record<string, { readonly label: string; readonly tone: Tone }>> = {
  RECEIVED: { label: 'Received', tone: 'good' },
  LATE: { label: 'Arrived too late', tone: 'bad' },
  REVERSED: { label: 'Taken back', tone: 'bad' },
  TO_BE_SENT: { label: 'To be sent', tone: 'info' },
  AT_BANK: { label: 'With the bank', tone: 'info' },
  PAID: { label: 'Paid', tone: 'good' },
  REFUSED: { label: 'Refused by the bank', tone: 'bad' },
  NO_ACCOUNT: { label: 'Needs an account', tone: 'warn' },
  CANCELLED: { label: 'Refunded to the buyer', tone: 'neutral' },
};
