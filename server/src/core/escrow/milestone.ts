import { type Money, subtract } from './money.ts';

/** Who has to confirm. */
export type Party = 'buyer' | 'seller';

export type MilestoneStatus = 'PENDING' | 'BUYER_CONFIRMED' | 'SELLER_CONFIRMED' | 'COMPLETED';

/**
 * Where the milestone's money is. OPEN: not decided. QUEUED: confirmed by both, escrow does not cover it yet.
 * RELEASED: the seller's, payout not sent. AWAITING_DETAILS: as before, but we do not know where to send it.
 * SUBMITTED: the bank has the payout. PAID: the seller has the money. REFUNDED: it goes back to the buyer,
 * and has arrived when nothing of it is open any more.
 */
export const SETTLEMENTS = [
  'OPEN',
  'QUEUED',
  'RELEASED',
  'AWAITING_DETAILS',
  'SUBMITTED',
  'PAID',
  'REFUNDED',
] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

export type Milestone = {
  readonly id: string;
  readonly title: string;
  readonly amount: Money;
  readonly buyerConfirmed: boolean;
  readonly sellerConfirmed: boolean;
  readonly settlement: Settlement;
  /** The place in the queue of releases: first completed, first served. */
  readonly completedAs: number | null;
  /** How many payouts were submitted for it; each has a reference of its own. */
  readonly payoutAttempts: number;
  /** Payouts refused in a row. After a few of them only new account details start another. */
  readonly payoutFailures: number;
  /** Its amount less this is the seller's: what the platform has decided for the buyer. */
  readonly toBuyer: Money;
  /** Refunds for it that the buyer does not have yet. */
  readonly openReturns: number;
};

const NEXT: Record<MilestoneStatus, Record<Party, MilestoneStatus>> = {
  PENDING: { buyer: 'BUYER_CONFIRMED', seller: 'SELLER_CONFIRMED' },
  BUYER_CONFIRMED: { buyer: 'BUYER_CONFIRMED', seller: 'COMPLETED' },
  SELLER_CONFIRMED: { buyer: 'COMPLETED', seller: 'SELLER_CONFIRMED' },
  COMPLETED: { buyer: 'COMPLETED', seller: 'COMPLETED' },
};

const CONFIRMED_BY: Record<MilestoneStatus, { buyerConfirmed: boolean; sellerConfirmed: boolean }> = {
  PENDING: { buyerConfirmed: false, sellerConfirmed: false },
  BUYER_CONFIRMED: { buyerConfirmed: true, sellerConfirmed: false },
  SELLER_CONFIRMED: { buyerConfirmed: false, sellerConfirmed: true },
  COMPLETED: { buyerConfirmed: true, sellerConfirmed: true },
};

/** What the seller gets for it: all of it, unless the platform has decided otherwise. */
export function payableOf({ amount, toBuyer }: Milestone): Money {
  return subtract(amount, toBuyer);
}

/** The platform has decided who gets what, in the place of whoever did not confirm. */
export function isResolved(milestone: Milestone): boolean {
  const { toBuyer, completedAs, buyerConfirmed, sellerConfirmed } = milestone;
  return toBuyer > 0 || (completedAs !== null && !(buyerConfirmed && sellerConfirmed));
}

export function milestoneStatus(milestone: Milestone): MilestoneStatus {
  if (milestone.completedAs !== null) return 'COMPLETED';
  if (milestone.buyerConfirmed) return milestone.sellerConfirmed ? 'COMPLETED' : 'BUYER_CONFIRMED';
  return milestone.sellerConfirmed ? 'SELLER_CONFIRMED' : 'PENDING';
}

/** The milestone after this party's confirmation; the same object when it changes nothing. */
export function confirmedBy(milestone: Milestone, party: Party): Milestone {
  const before = milestoneStatus(milestone);
  const after = NEXT[before][party];
  return after === before ? milestone : { ...milestone, ...CONFIRMED_BY[after] };
}

/** Derived from the milestone, so that a retry after a lost answer finds the same payout at the bank. */
export function payoutReference(milestone: Milestone): string {
  return `po_${milestone.id.slice('ms_'.length)}_${milestone.payoutAttempts}`;
}
