import type { Payout, PayoutAccount, PayoutAttempt, RefundPart } from '@surety/sdk';
import type { Tone } from './tone.ts';

type Words = { readonly label: string; readonly tone: Tone };

export const PAYOUT_LABELS: Record<Payout['status'], Words> = {
  PENDING: { label: 'To be sent', tone: 'info' },
  AWAITING_DETAILS: { label: 'Needs an account', tone: 'warn' },
  SUBMITTED: { label: 'With the bank', tone: 'info' },
  SUCCEEDED: { label: 'Paid out', tone: 'good' },
  CANCELLED: { label: 'Went to the buyer', tone: 'neutral' },
};
/** The bank has refused the account that is known, or took the money back: another one is needed. */
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
  REVERSED: { label: 'Taken back', tone: 'bad' },
};

export const PART_LABELS: Record<RefundPart['status'], Words> = {
  PENDING: { label: 'To be sent', tone: 'info' },
  SUBMITTED: { label: 'With the bank', tone: 'info' },
  SUCCEEDED: { label: 'Arrived', tone: 'good' },
  FAILED: { label: 'Refused', tone: 'bad' },
};

/** How the name that was given compares with the one that the bank has. */
export const NAME_LABELS: Record<PayoutAccount['nameMatch'], Words> = {
  match: { label: 'Name matches', tone: 'good' },
  close: { label: 'Name is close', tone: 'warn' },
  mismatch: { label: 'Another name', tone: 'bad' },
  unknown: { label: 'Name not compared', tone: 'neutral' },
};
