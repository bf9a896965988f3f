import type { Dispute } from './disputes/dispute.ts';
import { type FeeLine, keptOf } from './fee.ts';
import type { Inspection, TimeLimits } from './inspection.ts';
import { add, type Money, subtract, sum, ZERO } from './money.ts';
import type { Party } from './party.ts';
import type { Settlement } from './settlement.ts';
import { type Share, sharesOf } from './share.ts';

export type MilestoneStatus = 'PENDING' | 'BUYER_CONFIRMED' | 'SELLER_CONFIRMED' | 'COMPLETED';

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
  /** What other payees than the seller get of it. */
  readonly shares: readonly Share[];
  /** What the platform has taken of the fees, less what it gave back. */
  readonly commission: Money;
  /** Null without time limits. */
  readonly limits: TimeLimits | null;
  /** When the seller was found not to have delivered in time. */
  readonly overdueAt: Date | null;
  /** Null until the inspection window starts. */
  readonly inspection: Inspection | null;
  /** Null if there never was one. A milestone has at most one dispute. */
  readonly dispute: Dispute | null;
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
  /** What the seller gets: the exact rest of the buyer's award, the seller's fees and the shares. */
  readonly payable: Money;
  /** What each other payee gets, in the order of the shares. */
  readonly shares: readonly Money[];
  /** What the platform gets. */
  readonly commission: Money;
  /** What the buyer has to pay for both. */
  readonly cost: Money;
};

export function moneyOf({ amount, toBuyer, fees, shares }: Milestone): MilestoneMoney {
  const awarded = subtract(amount, toBuyer);
  const kept = keptOf(fees, amount, awarded);
  const shared = sharesOf(shares, amount, awarded);
  return {
    payable: subtract(awarded, add(kept.seller, sum(shared))),
    shares: shared,
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

/** True when the seller and every other payee have their money. */
function isPaidOut({ settlement, shares }: Milestone): boolean {
  return settlement === 'PAID' && shares.every((share) => IS_SETTLED.has(share.settlement));
}
const IS_SETTLED: ReadonlySet<string> = new Set(['PAID', 'REFUNDED']);

/**
 * True when the milestone was released and the seller's own payout then cancelled. Payees of shares may have
 * theirs, or wait for it.
 */
export function isCancelled({ settlement, completedAs }: Milestone): boolean {
  return settlement === 'REFUNDED' && completedAs !== null;
}

/** True when the money needs no further decision: every payee has theirs, or the buyer gets it back. */
export function isSettled(milestone: Milestone): boolean {
  if (isCancelled(milestone)) return milestone.shares.every(({ settlement }) => IS_SETTLED.has(settlement));
  return milestone.settlement === 'REFUNDED' || isPaidOut(milestone);
}
