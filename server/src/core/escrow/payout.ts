import type { MovementKind } from './ledger.ts';
import type { Settlement } from './milestone.ts';
import type { Money } from './money.ts';
import type { PayoutAccount } from './payout-account.ts';

/** What is the seller's of a milestone, and on its way to them since it was released. */
export const PAYOUT_STATUSES = [
  'PENDING',
  'AWAITING_DETAILS',
  'SUBMITTED',
  'SUCCEEDED',
  'CANCELLED',
] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** Like any status it follows from the facts, here from where the milestone's money is. */
export const STATUS_OF: Readonly<Record<Exclude<Settlement, 'OPEN' | 'QUEUED'>, PayoutStatus>> = {
  RELEASED: 'PENDING',
  AWAITING_DETAILS: 'AWAITING_DETAILS',
  SUBMITTED: 'SUBMITTED',
  PAID: 'SUCCEEDED',
  REFUNDED: 'CANCELLED',
};

export function payoutIdOf(milestoneId: string): string {
  return `po_${milestoneId.slice('ms_'.length)}`;
}

export const ATTEMPT_STATUSES = ['SUBMITTED', 'SUCCEEDED', 'FAILED', 'REVERSED'] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** The account as it was when the bank got the payout; whatever is set later, this reference goes there. */
export type PayoutDestination = Pick<
  PayoutAccount,
  'bankCode' | 'accountNumber' | 'accountName' | 'nameAtBank' | 'nameMatch' | 'version'
>;

/** One time that a payout was handed to a bank. */
export type PayoutAttempt = {
  readonly reference: string;
  readonly milestoneId: string;
  readonly attempt: number;
  /** The bank that has it. Nobody else is ever asked about it, nor sent it. */
  readonly provider: string;
  readonly amount: Money;
  /** Null for what was sent before destinations were kept. */
  readonly destination: PayoutDestination | null;
  /** The bank's last word. */
  readonly status: AttemptStatus;
  readonly reason: string | null;
  /** The name that the banks have for the transfer between them, once one of them has said it. */
  readonly sessionId: string | null;
  readonly submittedAt: Date;
  readonly settledAt: Date | null;
};

/** An attempt, and what the journal has of it. */
export type KnownAttempt = PayoutAttempt & {
  readonly movements: readonly { readonly kind: MovementKind; readonly amount: Money }[];
};

/**
 * Where the money of an attempt is by our books: with the bank and undecided, with the seller, or with the
 * seller although another attempt has paid as well.
 */
export type Standing = { readonly clearing: number; readonly paid: number; readonly over: number };

export function standingOf({ movements }: KnownAttempt): Standing {
  const moved = (kind: MovementKind) =>
    movements.reduce((sum, movement) => (movement.kind === kind ? sum + movement.amount : sum), 0);
  const succeeded = moved('payout_succeeded');
  return {
    clearing: moved('payout_submitted') - succeeded - moved('payout_failed'),
    paid: succeeded + moved('payout_late') - moved('payout_reversed'),
    // What was paid back to the platform, or written off, is owed by nobody any more.
    over: moved('overpaid') - moved('overpaid_returned') - moved('receivable_settled'),
  };
}
