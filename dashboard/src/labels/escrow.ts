import type { AgreementStatus, Deposit, Refund } from '@surety/sdk';
import type { Settlement } from '#api/types.ts';
import { labelsFrom } from './humanise.ts';
import type { Tone } from './tone.ts';

export const STATUS_LABELS: Record<AgreementStatus, { label: string; tone: Tone; means: string }> = {
  PENDING: { label: 'Pending', tone: 'neutral', means: 'Waiting for the buyer’s money' },
  PARTIAL: { label: 'Part funded', tone: 'info', means: 'Part of the money has arrived' },
  FUNDED: { label: 'Funded', tone: 'info', means: 'All the money is in escrow' },
  OVERFUNDED: { label: 'Overfunded', tone: 'warn', means: 'More money arrived than is due' },
  IN_PROGRESS: { label: 'In progress', tone: 'info', means: 'Milestones are being confirmed' },
  COMPLETED: { label: 'Completed', tone: 'good', means: 'Every milestone is confirmed or decided' },
  DISBURSED: { label: 'Disbursed', tone: 'good', means: 'The seller has been paid in full' },
  REFUNDED: { label: 'Refunded', tone: 'neutral', means: 'The rest was returned to the buyer' },
  FROZEN: { label: 'Frozen', tone: 'bad', means: 'On hold: no money leaves' },
};
export const STATUSES = Object.keys(STATUS_LABELS) as AgreementStatus[];

export const SETTLEMENT_LABELS: Record<Settlement, { label: string; tone: Tone }> = {
  OPEN: { label: 'Open', tone: 'neutral' },
  QUEUED: { label: 'Waiting for money', tone: 'warn' },
  RELEASED: { label: 'Released', tone: 'info' },
  AWAITING_DETAILS: { label: 'Needs the seller’s bank account', tone: 'warn' },
  SUBMITTED: { label: 'With the bank', tone: 'info' },
  PAID: { label: 'Paid out', tone: 'good' },
  REFUNDED: { label: 'Refunded', tone: 'neutral' },
};

export const REFUND_LABELS: Record<Refund['status'], { label: string; tone: Tone }> = {
  PENDING: { label: 'On its way', tone: 'info' },
  SUCCEEDED: { label: 'Arrived', tone: 'good' },
  FAILED: { label: 'Refused', tone: 'bad' },
};

/** How the sender's name compares with the buyer's. */
export function payerLabel({ identitySenderMatch, senderMatch }: Deposit): string {
  const [match, buyer] =
    identitySenderMatch === 'unknown'
      ? [senderMatch, 'the buyer’s name']
      : [identitySenderMatch, 'the name on the buyer’s document'];
  const words = { match: `Matches ${buyer}`, close: `Close to ${buyer}`, mismatch: `Differs from ${buyer}` };
  return match === 'unknown' ? 'No name to compare with' : words[match];
}

export const movementLabel = labelsFrom({
  deposit: 'Deposit from the buyer',
  deposit_excess: 'Deposit above the amount due',
  deposit_unapplied: 'Deposit after the agreement ended',
  release: 'Release to the seller or a payee',
  commission: 'Your fees',
  commission_returned: 'Fees given back by decision',
  share_returned: 'Shares given back by decision',
  payout_submitted: 'Payout sent to the bank',
  payout_succeeded: 'Payout arrived',
  payout_failed: 'Payout refused by the bank',
  payout_reversed: 'Payout reversed by the bank',
  refund: 'Refund to the buyer',
  excess_return: 'Excess returned',
  unapplied_return: 'Late deposit returned',
  release_return: 'Taken back from the seller by decision',
  refund_paid: 'Refund arrived',
  refund_reversed: 'Refund reversed by the bank',
  overpaid: 'Paid twice by the bank',
  overpaid_returned: 'Second payment returned',
  release_recalled: 'Taken back from the seller, as the bank took back the deposit',
  receivable_recovered: 'Recalled deposit settled by decision',
});
