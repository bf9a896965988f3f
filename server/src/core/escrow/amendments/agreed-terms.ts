import type { FeeLine } from '#core/escrow/fee.ts';
import type { OnSilence } from '#core/escrow/inspection.ts';
import type { Milestone } from '#core/escrow/milestone.ts';
import { type Money, ZERO } from '#core/escrow/money.ts';
import { openShare, type ShareLine } from '#core/escrow/share.ts';

/** What is agreed about a milestone, as events record it. */
export type AgreedTerms = {
  readonly id: string;
  readonly title: string;
  readonly amount: Money;
  readonly fees?: readonly FeeLine[];
  readonly shares?: readonly ShareLine[];
  readonly deliverBy?: string;
  readonly inspectionSeconds?: number;
  readonly onSilence?: OnSilence;
};

export function termsOf({ id, title, amount, fees, shares, limits }: Milestone): AgreedTerms {
  return {
    id,
    title,
    amount,
    ...(fees.length > 0 && { fees }),
    ...(shares.length > 0 && {
      shares: shares.map(({ externalUserId, amount: share }) => ({ externalUserId, amount: share })),
    }),
    ...(limits?.deliverBy && { deliverBy: limits.deliverBy.toISOString() }),
    ...(limits?.inspectionSeconds && {
      inspectionSeconds: limits.inspectionSeconds,
      onSilence: limits.onSilence,
    }),
  };
}

/** A milestone with these terms, about which nothing has happened yet. */
export function newMilestone(terms: AgreedTerms): Milestone {
  const { id, title, amount, fees = [], shares = [] } = terms;
  const { deliverBy, inspectionSeconds = null, onSilence = 'release' } = terms;
  const hasLimits = deliverBy !== undefined || inspectionSeconds !== null;
  return {
    id,
    title,
    amount,
    buyerConfirmed: false,
    sellerConfirmed: false,
    settlement: 'OPEN',
    completedAs: null,
    payoutAttempts: 0,
    payoutFailures: 0,
    toBuyer: ZERO,
    openReturns: 0,
    fees,
    shares: shares.map(openShare),
    commission: ZERO,
    limits: hasLimits
      ? { deliverBy: deliverBy === undefined ? null : new Date(deliverBy), inspectionSeconds, onSilence }
      : null,
    overdueAt: null,
    inspection: null,
    dispute: null,
  };
}
