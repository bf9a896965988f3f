import type { AgreementStatus, Deposit, Refund } from '@surety/sdk';
import type { Settlement } from '#api/types.ts';
import { wordsFrom } from './humanise.ts';
import type { Tone } from './tone.ts';

export const STATUS_LABELS: Record<AgreementStatus, { label: string; tone: Tone; means: string }> = {
  PENDING: { label: 'Pending', tone: 'neutral', means: 'Waiting for the buyer’s money' },
  PARTIAL: { label: 'Part funded', tone: 'info', means: 'Some of the money is here' },
  FUNDED: { label: 'Funded', tone: 'info', means: 'All of the money is in escrow' },
  OVERFUNDED: { label: 'Overfunded', tone: 'warn', means: 'More came in than is due' },
  IN_PROGRESS: { label: 'In progress', tone: 'info', means: 'Milestones are being confirmed' },
  COMPLETED: { label: 'Completed', tone: 'good', means: 'Everything is confirmed or decided' },
  DISBURSED: { label: 'Disbursed', tone: 'good', means: 'The seller has all of the money' },
  REFUNDED: { label: 'Refunded', tone: 'neutral', means: 'The rest went back to the buyer' },
  FROZEN: { label: 'Frozen', tone: 'bad', means: 'On hold: nothing leaves' },
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

/** How whoever has paid compares with the buyer, in words. */
export function payerLabel({ identitySenderMatch, senderMatch }: Deposit): string {
  const [match, buyer] =
    identitySenderMatch === 'unknown'
      ? [senderMatch, 'the buyer’s name']
      : [identitySenderMatch, 'the name on the buyer’s document'];
  const words = { match: `The same as ${buyer}`, close: `Close to ${buyer}`, mismatch: `Not ${buyer}` };
  return match === 'unknown' ? 'Nothing to compare it with' : words[match];
}

export const movementLabel = wordsFrom({
  deposit: 'Deposit from the buyer',
  deposit_excess: 'Deposit beyond what was due',
  deposit_unapplied: 'Deposit after the end',
  release: 'Release to the seller',
  payout_submitted: 'Payout handed to the bank',
  payout_succeeded: 'Payout arrived',
  payout_failed: 'Payout refused by the bank',
  payout_reversed: 'Payout taken back by the bank',
  refund: 'Refund to the buyer',
  excess_return: 'Excess goes back',
  unapplied_return: 'Late deposit goes back',
  release_return: 'Taken back from the seller by your decision',
  refund_paid: 'Refund arrived',
  refund_reversed: 'Refund taken back by the bank',
  overpaid: 'Paid twice by the bank',
  overpaid_returned: 'Second payment came back',
});
