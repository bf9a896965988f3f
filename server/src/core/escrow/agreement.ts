import type { Amendment } from './amendments/amendment.ts';
import type { VirtualAccount } from './bank.ts';
import { type FeeTerms, keptOf } from './fee.ts';
import type { Balances } from './ledger.ts';
import { costOf, isCancelled, isSettled, type Milestone, milestoneStatus, moneyOf } from './milestone.ts';
import { add, type Money, subtract, sum, ZERO } from './money.ts';
import { allParts, type Part, partsOf } from './part.ts';
import type { Party } from './party.ts';

export const AGREEMENT_STATUSES = [
  'PENDING',
  'PARTIAL',
  'FUNDED',
  'OVERFUNDED',
  'IN_PROGRESS',
  'COMPLETED',
  'DISBURSED',
  'REFUNDED',
  'FROZEN',
] as const;
export type AgreementStatus = (typeof AGREEMENT_STATUSES)[number];

/** The facts about one agreement. Its status is derived from them and never set. */
export type Agreement = {
  readonly id: string;
  readonly developerId: string;
  readonly buyerExternalId: string;
  readonly sellerExternalId: string;
  readonly buyerEmail: string | null;
  readonly buyerName: string | null;
  readonly sellerEmail: string | null;
  readonly sellerName: string | null;
  readonly currency: string;
  readonly totalAmount: Money;
  readonly createdAt: Date;
  /** Ends the agreement if it is not paid in full by then; null without a limit. */
  readonly fundBy: Date | null;
  /** Reminders of `fundBy` due until then were sent. */
  readonly fundingRemindedAt: Date | null;
  readonly milestones: readonly Milestone[];
  /** The platform's fees as they were stated. Empty without fees, and in agreements of earlier versions. */
  readonly feeTerms: readonly FeeTerms[];
  /** The last amendment, open or closed; null if there never was one. */
  readonly amendment: Amendment | null;
  readonly virtualAccount: VirtualAccount | null;
  /** The reason for the open hold; null without one. */
  readonly hold: string | null;
  readonly balances: Balances;
  /** Total of all deposits, and total of all refunds, paid or under way. */
  readonly deposited: Money;
  readonly refunded: Money;
  /** Total of the deposits that their bank reversed. */
  readonly reversed: Money;
  /** Optimistic lock: a change commits only against the version it was decided on. */
  readonly version: number;
  readonly eventCount: number;
  readonly transferCount: number;
  /** Hash of the newest transfer, in hex. The next transfer is chained to it. */
  readonly chainHead: string;
  /** Hash of the newest event, in hex, and the sequence number of the first event that has a hash. */
  readonly eventHead: string;
  readonly chainedFrom: number;
};

export function partyOf(agreement: Agreement, externalUserId: string): Party | null {
  if (externalUserId === agreement.buyerExternalId) return 'buyer';
  if (externalUserId === agreement.sellerExternalId) return 'seller';
  return null;
}

/** True when the milestone's money has left escrow for the seller. */
export function isReleased(milestone: Milestone): boolean {
  return RELEASED.has(milestone.settlement);
}
const RELEASED: ReadonlySet<string> = new Set(['RELEASED', 'AWAITING_DETAILS', 'SUBMITTED', 'PAID']);

export type Funding = {
  readonly deposited: Money;
  readonly held: Money;
  readonly excess: Money;
  readonly queued: Money;
  readonly released: Money;
  readonly paidOut: Money;
  readonly refunded: Money;
  /** The part of `refunded` that the bank has not paid to the buyer yet. */
  readonly refunding: Money;
  readonly outstanding: Money;
};

export function fundingOf(agreement: Agreement): Funding {
  const { milestones, balances } = agreement;
  return {
    deposited: agreement.deposited,
    held: balances.escrow,
    excess: balances.excess,
    queued: payable(milestones.filter(({ settlement }) => settlement === 'QUEUED')),
    released: sum(allParts(agreement).map(releasedOf)),
    paidOut: sum(allParts(agreement).map(paidOf)),
    refunded: agreement.refunded,
    refunding: balances.refund_payable,
    outstanding: outstandingOf(agreement),
  };
}

export type FeeTotals = {
  /** What the buyer pays on top of the milestones, and what the sellers' milestones bear. */
  readonly buyer: Money;
  readonly seller: Money;
  /** What the platform has taken of both so far. */
  readonly commission: Money;
};

/** Returns the fees of the milestones that are not refunded, and what was taken; null without fees. */
export function feeTotalsOf({ milestones, balances }: Agreement): FeeTotals | null {
  if (milestones.every(({ fees }) => fees.length === 0)) return null;
  const standing = milestones
    .filter(isStanding)
    .map(({ fees, amount, toBuyer }) => keptOf(fees, amount, subtract(amount, toBuyer)));
  return {
    buyer: sum(standing.map(({ buyer }) => buyer)),
    seller: sum(standing.map(({ seller }) => seller)),
    commission: balances.commission,
  };
}

/** What one payee gets of an agreement. */
export type PayeeTotals = {
  readonly externalUserId: string;
  /** Of the milestones that are not refunded. */
  readonly gets: Money;
  readonly released: Money;
  readonly paidOut: Money;
};

/** Returns what the seller and each payee of a share get; null without shares. */
export function payeeTotalsOf(agreement: Agreement): PayeeTotals[] | null {
  const { milestones } = agreement;
  if (milestones.every(({ shares }) => shares.length === 0)) return null;
  const parts = milestones.filter(isStanding).flatMap((milestone) => partsOf(agreement, milestone));
  return [...new Set(parts.map(({ payeeExternalId }) => payeeExternalId))].map((externalUserId) => {
    const theirs = parts.filter(({ payeeExternalId }) => payeeExternalId === externalUserId);
    const amounts = (which: readonly Part[]) => sum(which.map(({ amount }) => amount));
    return {
      externalUserId,
      gets: amounts(theirs.filter(({ settlement }) => settlement !== 'REFUNDED')),
      released: sum(theirs.map(releasedOf)),
      paidOut: sum(theirs.map(paidOf)),
    };
  });
}

/**
 * Returns the amount the buyer still has to pay: the milestones that are not refunded, less the money that
 * covers them.
 */
export function outstandingOf(agreement: Agreement): Money {
  return Math.max(0, dueOf(agreement) - broughtOf(agreement)) as Money;
}

/** Returns the money held beyond the milestones that are not refunded. A refund returns it to the buyer. */
export function surplusOf(agreement: Agreement): Money {
  return Math.max(0, broughtOf(agreement) - dueOf(agreement)) as Money;
}

function dueOf(agreement: Agreement): Money {
  return cost(agreement.milestones, (milestone) => milestone.settlement !== 'REFUNDED');
}

function broughtOf(agreement: Agreement): Money {
  return add(agreement.balances.escrow, cost(agreement.milestones, isReleased));
}

/** Returns what the seller and the payees of shares get. */
function payable(milestones: readonly Milestone[]): Money {
  return sum(milestones.map(moneyOf).flatMap(({ payable: ofSeller, shares }) => [ofSeller, ...shares]));
}

/** True when not all of the milestone goes back to the buyer. */
function isStanding(milestone: Milestone): boolean {
  return milestone.settlement !== 'REFUNDED' || isCancelled(milestone);
}

/** Returns what a payee has or is to get since the release. */
function releasedOf({ settlement, amount }: Part): Money {
  return RELEASED.has(settlement) ? amount : ZERO;
}

function paidOf({ settlement, amount }: Part): Money {
  return settlement === 'PAID' ? amount : ZERO;
}

function cost(milestones: readonly Milestone[], which: (milestone: Milestone) => boolean): Money {
  return sum(milestones.filter(which).map(costOf));
}

/** True when the milestone needs no further decision and its money has reached the recipient. */
function isDone(milestone: Milestone): boolean {
  return isSettled(milestone) && milestone.openReturns === 0;
}

/** True when the milestone is refunded but the bank has not paid the refund yet. */
function isGoingBack({ settlement, openReturns }: Milestone): boolean {
  return settlement === 'REFUNDED' && openReturns > 0;
}

/**
 * Returns the status regardless of a hold, which is the status after the hold is lifted. A refund counts only
 * once the bank has paid it; until then its milestones count as not refunded.
 */
export function statusBeneathHold(agreement: Agreement): Exclude<AgreementStatus, 'FROZEN'> {
  const { milestones, balances } = agreement;
  if (milestones.every(isDone)) {
    return milestones.some(({ settlement }) => settlement === 'REFUNDED') ? 'REFUNDED' : 'DISBURSED';
  }
  const standing = milestones.filter(
    (milestone) => milestone.settlement !== 'REFUNDED' || isGoingBack(milestone),
  );
  if (standing.every((milestone) => milestoneStatus(milestone) === 'COMPLETED')) return 'COMPLETED';
  if (milestones.some((milestone) => milestoneStatus(milestone) !== 'PENDING')) return 'IN_PROGRESS';
  if (balances.excess > 0) return 'OVERFUNDED';
  const goingBack = sum(standing.filter(isGoingBack).map(({ amount }) => amount));
  const brought = broughtOf(agreement) + Math.min(goingBack, balances.refund_payable);
  if (brought >= dueOf(agreement) + goingBack) return 'FUNDED';
  return brought > 0 ? 'PARTIAL' : 'PENDING';
}

export function statusOf(agreement: Agreement): AgreementStatus {
  return agreement.hold === null ? statusBeneathHold(agreement) : 'FROZEN';
}

/**
 * True when nothing more can happen between the parties. A late reversal of a payout reopens the agreement.
 */
export function isOver({ milestones }: Agreement): boolean {
  return milestones.every(isSettled);
}

/** True when the agreement is over and none of the parties' money is left at the bank for a hold to keep. */
export function isClosed(agreement: Agreement): boolean {
  return isOver(agreement) && agreement.balances.bank === agreement.balances.commission;
}
