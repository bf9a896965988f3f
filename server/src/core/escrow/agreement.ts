import type { VirtualAccount } from './bank.ts';
import type { Balances } from './ledger.ts';
import type { Milestone, Party } from './milestone.ts';
import { type Money, sum } from './money.ts';

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
  readonly currency: string;
  readonly totalAmount: Money;
  readonly createdAt: Date;
  readonly milestones: readonly Milestone[];
  readonly virtualAccount: VirtualAccount | null;
  /** The reason of the open hold, while there is one. */
  readonly hold: string | null;
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
  readonly outstanding: Money;
};

export function fundingOf(agreement: Agreement): Funding {
  const { milestones, balances } = agreement;
  return {
    deposited: agreement.deposited,
    held: balances.escrow,
    excess: balances.excess,
    queued: total(milestones, (milestone) => milestone.settlement === 'QUEUED'),
    released: total(milestones, isReleased),
    paidOut: total(milestones, (milestone) => milestone.settlement === 'PAID'),
    refunded: agreement.refunded,
    outstanding: outstandingOf(agreement),
  };
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
  return total(agreement.milestones, (milestone) => milestone.settlement !== 'REFUNDED');
}

function broughtOf(agreement: Agreement): Money {
  return (agreement.balances.escrow + total(agreement.milestones, isReleased)) as Money;
}

function total(milestones: readonly Milestone[], which: (milestone: Milestone) => boolean): Money {
  return sum(milestones.filter(which).map((milestone) => milestone.amount));
}

/** The status without regard to a hold: what the agreement will be again when the hold is lifted. */
export function statusBeneathHold(agreement: Agreement): Exclude<AgreementStatus, 'FROZEN'> {
  const { milestones, balances } = agreement;
  const standing = milestones.filter((milestone) => milestone.settlement !== 'REFUNDED');
  const allPaid = standing.every((milestone) => milestone.settlement === 'PAID');
  if (standing.length < milestones.length && allPaid) return 'REFUNDED';
  if (allPaid) return 'DISBURSED';
  if (standing.every((milestone) => milestone.buyerConfirmed && milestone.sellerConfirmed))
    return 'COMPLETED';
  if (milestones.some((milestone) => milestone.buyerConfirmed || milestone.sellerConfirmed))
    return 'IN_PROGRESS';
  if (balances.excess > 0) return 'OVERFUNDED';
  if (outstandingOf(agreement) === 0) return 'FUNDED';
  return broughtOf(agreement) > 0 ? 'PARTIAL' : 'PENDING';
}

export function statusOf(agreement: Agreement): AgreementStatus {
  return agreement.hold === null ? statusBeneathHold(agreement) : 'FROZEN';
}

/** Nothing more can happen between the parties. A late reversal of a payout opens it again. */
export function isClosed(agreement: Agreement): boolean {
  const status = statusBeneathHold(agreement);
  return status === 'REFUNDED' || status === 'DISBURSED';
}
