import type { Payout, PayoutAccount, PayoutAttempt, RefundPart } from '@surety/sdk';
import type { Tone } from './tone.ts';

type Words = { readonly label: string; readonly tone: Tone };

export const PAYOUT_LABELS: Record<Payout['status'], Words> = {
  PENDING: { label: 'To be sent', tone: 'info' },
  AWAITING_DETAILS: { label: 'Needs an account', tone: 'warn' },
  SUBMITTED: { label: 'With the bank', tone: 'info' },
  SUCCEEDED: { label: 'Paid out', tone: 'good' },
  CANCELLED: { label: 'Refunded to the buyer', tone: 'neutral' },
};
/** The bank refused the account or reversed the payout: another account is needed. */
const REFUSED: Words = { label: 'Refused by the bank', tone: 'bad' };

export function payoutLabel({ status, attempts }: Pick<Payout, 'status' | 'attempts'>): Words {
  return needsAnotherAccount({ status, attempts }) ? REFUSED : PAYOUT_LABELS[status];
}

export function needsAnotherAccount({ status, attempts }: Pick<Payout, 'status' | 'attempts'>): boolean {
  return status === 'AWAITING_DETAILS' && attempts.length > 0;
}

export const PAYOUT_STATUSES = Object.keys(PAYOUT_LABELS) as Payout['status'][];

export const ATTEMPT_LABELS: Record<PayoutAttempt['status'], Words> = {
  SUBMITTED: { label: 'With the bank', tone: 'info' },
  SUCCEEDED: { label: 'Paid', tone: 'good' },
  FAILED: { label: 'Refused', tone: 'bad' },
  REVERSED: { label: 'Reversed', tone: 'bad' },
};

export const PART_LABELS: Record<RefundPart['status'], Words> = {
  PENDING: { label: 'To be sent', tone: 'info' },
  SUBMITTED: { label: 'With the bank', tone: 'info' },
  SUCCEEDED: { label: 'Arrived', tone: 'good' },
  FAILED: { label: 'Refused', tone: 'bad' },
};

/** How the given name compares with the bank's. */
export const NAME_LABELS: Record<PayoutAccount['nameMatch'], Words> = {
  match: { label: 'Name matches', tone: 'good' },
  close: { label: 'Name is close', tone: 'warn' },
  mismatch: { label: 'Name differs', tone: 'bad' },
  unknown: { label: 'Name not compared', tone: 'neutral' },
};
