import type { MovementKind } from './ledger.ts';
import type { Money } from './money.ts';
import type { PayoutAccount } from './payout-account.ts';
import type { Settlement } from './settlement.ts';

/** Statuses of a payout: what one payee gets of a milestone since its release. */
export const PAYOUT_STATUSES = [
  'PENDING',
  'AWAITING_DETAILS',
  'SUBMITTED',
  'SUCCEEDED',
  'CANCELLED',
] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** The status is derived from where the milestone's money is. */
export const STATUS_OF: Readonly<Record<Exclude<Settlement, 'OPEN' | 'QUEUED'>, PayoutStatus>> = {
  RELEASED: 'PENDING',
  AWAITING_DETAILS: 'AWAITING_DETAILS',
  SUBMITTED: 'SUBMITTED',
  PAID: 'SUCCEEDED',
  REFUNDED: 'CANCELLED',
};

export function payoutIdOf(partId: string): string {
  return `po_${partId.slice('ms_'.length)}`;
}

/** Returns the id of the part that a payout pays. */
export function partIdOfPayout(payoutId: string): string {
  return `ms_${payoutId.slice('po_'.length)}`;
}

export const ATTEMPT_STATUSES = ['SUBMITTED', 'SUCCEEDED', 'FAILED', 'REVERSED'] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** The account as it was when the bank received the payout. Later changes do not affect this reference. */
export type PayoutDestination = Pick<
  PayoutAccount,
  'bankCode' | 'accountNumber' | 'accountName' | 'nameAtBank' | 'nameMatch' | 'version'
>;

/** One submission of a payout to a bank. */
export type PayoutAttempt = {
  readonly reference: string;
  /** What it pays: the part of one payee. */
  readonly partId: string;
  readonly milestoneId: string;
  readonly attempt: number;
  /** The bank that has the payout. No other bank is asked about it or sent it. */
  readonly provider: string;
  readonly amount: Money;
  /** Null for attempts from before destinations were stored. */
  readonly destination: PayoutDestination | null;
  /** The bank's latest report. */
  readonly status: AttemptStatus;
  readonly reason: string | null;
  /** The interbank session ID, once a bank has reported it. */
  readonly sessionId: string | null;
  readonly submittedAt: Date;
  readonly settledAt: Date | null;
};

/** An attempt with its journal movements. */
export type KnownAttempt = PayoutAttempt & {
  readonly movements: readonly { readonly kind: MovementKind; readonly amount: Money }[];
};

/**
 * Where the money of an attempt is according to our books: in clearing at the bank, paid to the seller, or
 * overpaid because another attempt has paid as well.
 */
export type Standing = { readonly clearing: number; readonly paid: number; readonly over: number };

export function standingOf({ movements }: KnownAttempt): Standing {
  const moved = (kind: MovementKind) =>
    movements.reduce((sum, movement) => (movement.kind === kind ? sum + movement.amount : sum), 0);
  const succeeded = moved('payout_succeeded');
  return {
    clearing: moved('payout_submitted') - succeeded - moved('payout_failed'),
    paid: succeeded + moved('payout_late') - moved('payout_reversed'),
    // Money that was paid back to the platform or written off is no longer owed.
    over: moved('overpaid') - moved('overpaid_returned') - moved('receivable_settled'),
  };
}
