import { type FeeLine, keptOf } from './fee.ts';
import type { Inspection, TimeLimits } from './inspection.ts';
import { add, type Money, subtract, ZERO } from './money.ts';

/** The two parties who confirm a milestone. */
export type Party = 'buyer' | 'seller';

export type MilestoneStatus = 'PENDING' | 'BUYER_CONFIRMED' | 'SELLER_CONFIRMED' | 'COMPLETED';

/**
 * Where the milestone's money is. OPEN: undecided. QUEUED: confirmed by both parties, not yet covered by
 * escrow. RELEASED: the seller's, payout not sent. AWAITING_DETAILS: as RELEASED, but the seller's account is
 * unknown. SUBMITTED: the bank has the payout. PAID: the seller has the money. REFUNDED: the money goes back
 * to the buyer, and has arrived once `openReturns` is 0.
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
  /** The position in the release queue: first completed, first released. */
  readonly completedAs: number | null;
  /** The number of payouts submitted. Each has its own reference. */
  readonly payoutAttempts: number;
  /** Consecutive refused payouts. After a few, only new account details start another. */
  readonly payoutFailures: number;
  /** The share the platform awarded to the buyer. The rest is the seller's. */
  readonly toBuyer: Money;
  /** The number of refunds that have not reached the buyer yet. */
  readonly openReturns: number;
  /** The platform's fees, frozen when the agreement was created. */
  readonly fees: readonly FeeLine[];
  /** What the platform has taken of the fees, less what it gave back. */
  readonly commission: Money;
  /** Null without time limits. */
  readonly limits: TimeLimits | null;
  /** When the seller was found not to have delivered in time. */
  readonly overdueAt: Date | null;
  /** Null until the inspection window starts. */
  readonly inspection: Inspection | null;
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

/** The money of a milestone that is not refunded. */
export type MilestoneMoney = {
  /** What the seller gets: the whole amount, less the buyer's award and the seller's fees. */
  readonly payable: Money;
  /** What the platform gets. */
  readonly commission: Money;
  /** What the buyer has to pay for both. */
  readonly cost: Money;
};

export function moneyOf({ amount, toBuyer, fees }: Milestone): MilestoneMoney {
  const awarded = subtract(amount, toBuyer);
  const kept = keptOf(fees, amount, awarded);
  return {
    payable: subtract(awarded, kept.seller),
    commission: add(kept.buyer, kept.seller),
    cost: add(awarded, kept.buyer),
  };
}

/** Returns the seller's share: the whole amount less fees, unless the platform decided otherwise. */
export function payableOf(milestone: Milestone): Money {
  return moneyOf(milestone).payable;
}

/** Returns the fees that the platform keeps when the milestone is refunded in full. */
export function keptOnRefund({ amount, fees }: Milestone): Money {
  return keptOf(fees, amount, ZERO).buyer;
}

/** Returns what the buyer pays for a milestone: the seller's share and the platform's. */
export function costOf(milestone: Milestone): Money {
  return moneyOf(milestone).cost;
}

/** True when the platform decided who gets what in place of a party's confirmation. */
export function isResolved(milestone: Milestone): boolean {
  const { toBuyer, completedAs, buyerConfirmed, sellerConfirmed } = milestone;
  if (toBuyer > 0) return true;
  return completedAs !== null && !(buyerConfirmed && sellerConfirmed) && !isReleasedBySilence(milestone);
}

/** True when the end of the inspection window stood in for the buyer's confirmation. */
function isReleasedBySilence({ inspection }: Milestone): boolean {
  return inspection?.outcome === 'released';
}

export function milestoneStatus(milestone: Milestone): MilestoneStatus {
  if (milestone.completedAs !== null) return 'COMPLETED';
  if (milestone.buyerConfirmed) return milestone.sellerConfirmed ? 'COMPLETED' : 'BUYER_CONFIRMED';
  return milestone.sellerConfirmed ? 'SELLER_CONFIRMED' : 'PENDING';
}

/** Returns the milestone after this party's confirmation, or the same object when nothing changes. */
export function confirmedBy(milestone: Milestone, party: Party): Milestone {
  // The buyer may still say yes after silence has released the milestone.
  if (isReleasedBySilence(milestone) && party === 'buyer' && !milestone.buyerConfirmed)
    return { ...milestone, buyerConfirmed: true };
  const before = milestoneStatus(milestone);
  const after = NEXT[before][party];
  return after === before ? milestone : { ...milestone, ...CONFIRMED_BY[after] };
}

/**
 * Returns the reference of the current payout. It is derived from the milestone, so that a retry after a lost
 * answer finds the same payout at the bank.
 */
export function payoutReference(milestone: Milestone): string {
  return `po_${milestone.id.slice('ms_'.length)}_${milestone.payoutAttempts}`;
}
