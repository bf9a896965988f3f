import type { VirtualAccount } from './bank.ts';
import type { Balances } from './ledger.ts';
import { type Milestone, milestoneStatus, type Party, payableOf } from './milestone.ts';
import { add, MAX_MONEY, type Money, sum, ZERO } from './money.ts';

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

/** What is known of one agreement. Facts only: its status is worked out from them, never set. */
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
  readonly milestones: readonly Milestone[];
  readonly virtualAccount: VirtualAccount | null;
  /** The reason of the open hold, while there is one. */
  readonly hold: string | null;
  /**
   * How much of what the buyer brings was assessed GREEN or AMBER; null when none ever was, or by a version
   * that did not keep it. Beyond it nothing is released to the seller: whoever had one kobo assessed could
   * otherwise send millions after it.
   */
  readonly assessed: Money | null;
  readonly balances: Balances;
  /** Everything that ever arrived, and everything that went back or is on its way back to the buyer. */
  readonly deposited: Money;
  readonly refunded: Money;
  /** Deposits that their bank took back. */
  readonly reversed: Money;
  /** Counts the changes; a change commits only on the version it was decided on. */
  readonly version: number;
  readonly eventCount: number;
  readonly transferCount: number;
  /** Hash of the newest transfer, hex; the next one is chained to it. */
  readonly chainHead: string;
  /** Hash of the newest event, hex, and the sequence of the first that has one. */
  readonly eventHead: string;
  readonly chainedFrom: number;
};

export function partyOf(agreement: Agreement, externalUserId: string): Party | null {
  if (externalUserId === agreement.buyerExternalId) return 'buyer';
  if (externalUserId === agreement.sellerExternalId) return 'seller';
  return null;
}

/** Money of this milestone has left escrow for the seller. */
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
  /** Of what was refunded, what the buyer does not have yet. */
  readonly refunding: Money;
  readonly outstanding: Money;
  /** Of what was brought for milestones, what waits for an assessment before it can be released. */
  readonly unassessed: Money;
};

export function fundingOf(agreement: Agreement): Funding {
  const { milestones, balances } = agreement;
  return {
    deposited: agreement.deposited,
    held: balances.escrow,
    excess: balances.excess,
    queued: payable(milestones, (milestone) => milestone.settlement === 'QUEUED'),
    released: payable(milestones, isReleased),
    paidOut: payable(milestones, (milestone) => milestone.settlement === 'PAID'),
    refunded: agreement.refunded,
    refunding: balances.refund_payable,
    outstanding: outstandingOf(agreement),
    unassessed: unassessedOf(agreement),
  };
}

export function unassessedOf(agreement: Agreement): Money {
  if (agreement.assessed === null) return ZERO;
  return Math.max(0, broughtOf(agreement) - agreement.assessed) as Money;
}

/** What may still be released to the seller of what was assessed. */
export function assessedRoomOf({ assessed, milestones }: Agreement): Money {
  return assessed === null ? MAX_MONEY : (Math.max(0, assessed - payable(milestones, isReleased)) as Money);
}

/**
 * What is covered once this payment is assessed: it comes on top of the covered money that is there. Not on
 * top of all that is there, or the smallest payment would cover whatever came before it; nor of what was
 * assessed and not paid, since a payment may be assessed twice.
 */
export function coveredWith({ assessed, deposited }: Agreement, amount: Money): Money {
  const known = assessed ?? deposited;
  return Math.min(MAX_MONEY, Math.max(known, Math.min(deposited, known) + amount)) as Money;
}

/** What the buyer still has to bring: the milestones that stand, less what was brought for them. */
export function outstandingOf(agreement: Agreement): Money {
  return Math.max(0, dueOf(agreement) - broughtOf(agreement)) as Money;
}

/** What was brought beyond the milestones that still stand; a refund gives it back. */
export function surplusOf(agreement: Agreement): Money {
  return Math.max(0, broughtOf(agreement) - dueOf(agreement)) as Money;
}

function dueOf(agreement: Agreement): Money {
  return payable(agreement.milestones, (milestone) => milestone.settlement !== 'REFUNDED');
}

function broughtOf(agreement: Agreement): Money {
  return add(agreement.balances.escrow, payable(agreement.milestones, isReleased));
}

function payable(milestones: readonly Milestone[], which: (milestone: Milestone) => boolean): Money {
  return sum(milestones.filter(which).map(payableOf));
}

/** Nothing is left to decide about it, and whoever gets its money has it. */
function isDone({ settlement, openReturns }: Milestone): boolean {
  return (settlement === 'PAID' || settlement === 'REFUNDED') && openReturns === 0;
}

/** It goes back, and the bank has not paid it yet. */
function isGoingBack({ settlement, openReturns }: Milestone): boolean {
  return settlement === 'REFUNDED' && openReturns > 0;
}

/**
 * The status without regard to a hold: what the agreement will be again when the hold is lifted. A refund
 * counts when the bank has paid it; until then the milestone counts as if nobody had asked for one.
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

/** Nothing more can happen between the parties. A late reversal of a payout opens it again. */
export function isOver({ milestones }: Agreement): boolean {
  return milestones.every(({ settlement }) => settlement === 'PAID' || settlement === 'REFUNDED');
}

/** It is over, and nothing of it is left at the bank that a hold could keep there. */
export function isClosed(agreement: Agreement): boolean {
  return isOver(agreement) && agreement.balances.bank === 0;
}
