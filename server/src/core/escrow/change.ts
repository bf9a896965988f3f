import type { NewCallerMetadata } from '#core/caller-metadata.ts';
import type { DomainEvent } from '#core/events/event.ts';
import type { JobRequest } from '#core/jobs.ts';
import type { Agreement } from './agreement.ts';
import type { BankReference, IssuedAccount } from './bank.ts';
import type { Deposit } from './deposit.ts';
import type { DisputeStatus } from './disputes/dispute.ts';
import type { ExceptionChange } from './exception.ts';
import type { Transfer } from './ledger.ts';
import { type Milestone, milestoneStatus } from './milestone.ts';
import { add, type Money, ZERO } from './money.ts';
import type { PayoutAttempt } from './payout.ts';
import type { Refund, RefundPart } from './refund.ts';
import type { PayoutHold } from './release-policy.ts';

/** Everything that one decision writes in one commit: the new facts and the history behind them. */
export type Change = {
  readonly decidedAt: Date;
  readonly before: Agreement;
  readonly after: Agreement;
  readonly transfers: readonly Transfer[];
  readonly events: readonly DomainEvent[];
  readonly jobs: readonly JobRequest[];
  readonly deposits: readonly Deposit[];
  /** Existing deposits whose returned or reversed amount grows. */
  readonly returns: readonly Deposit[];
  readonly refunds: readonly Refund[];
  readonly refundParts: readonly RefundPart[];
  readonly references: readonly BankReference[];
  readonly accounts: readonly IssuedAccount[];
  readonly payoutAttempts: readonly PayoutAttempt[];
  readonly payoutHolds: readonly PayoutHold[];
  readonly exceptions: readonly ExceptionChange[];
  readonly closings: readonly ExceptionChange[];
  readonly callerMetadata: readonly NewCallerMetadata[];
};

/**
 * Returns the amount a decision commits, to the seller or back to the buyer, even if the money has not
 * arrived: a release that waits for a deposit needs no second decision when the deposit comes. Nor does one
 * that waits for the buyer's silence, so it counts with the seller's confirmation. The buyer's counts as
 * well: it ends the time to inspect.
 */
export function spentBy({ after, events }: Pick<Change, 'after' | 'events'>): Money {
  const inSilence = after.milestones.filter(isReleasedInSilence);
  return events.reduce((total, event) => {
    switch (event.type) {
      case 'milestone.confirmed':
        return add(total, inSilence.find(({ id }) => id === event.data.milestoneId)?.amount ?? ZERO);
      case 'milestone.completed':
      case 'refund.created':
      case 'refund.retried':
      case 'excess.refunded':
        return add(total, event.data.amount as Money);
      // Without an answer, the claim is granted by itself.
      case 'dispute.opened':
        return add(total, pending(after, event.data.milestoneId, 'OPEN'));
      // The decision is carried out by itself when the time to appeal is over.
      case 'dispute.decided':
        return add(total, pending(after, event.data.milestoneId, 'DECIDED'));
      // What the lower total leaves goes back by itself.
      case 'agreement.amended':
        return add(total, event.data.toExcess as Money);
      // The buyer's share appears as a refund event of its own.
      case 'milestone.resolved':
        return add(total, event.data.toSeller as Money);
      default:
        return total;
    }
  }, ZERO);
}

/** Returns the amount of a milestone that is divided when its dispute stays in this status. */
function pending({ milestones }: Agreement, milestoneId: string, status: DisputeStatus): Money {
  const milestone = milestones.find(({ id }) => id === milestoneId);
  const { dispute } = milestone ?? {};
  if (!milestone || dispute?.status !== status) return ZERO;
  return status === 'OPEN' && dispute.terms.onNoAnswer !== 'grant' ? ZERO : milestone.amount;
}

/** True when the seller has confirmed, and nothing but the end of a window is needed for the release. */
function isReleasedInSilence(milestone: Milestone): boolean {
  const { limits, inspection } = milestone;
  if (limits?.inspectionSeconds == null || limits.onSilence !== 'release') return false;
  return milestoneStatus(milestone) === 'SELLER_CONFIRMED' && inspection?.outcome !== 'held';
}
