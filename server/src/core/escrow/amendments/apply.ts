import { canonicalJson } from '#core/chain.ts';
import { type Agreement, isOver, outstandingOf } from '#core/escrow/agreement.ts';
import { isDisputed } from '#core/escrow/disputes/dispute.ts';
import { type Milestone, milestoneStatus } from '#core/escrow/milestone.ts';
import type { Money } from '#core/escrow/money.ts';
import { newMilestone, termsOf } from './agreed-terms.ts';
import type { Amended, Amendment } from './amendment.ts';

/** True while neither party has confirmed the milestone, and its money has gone nowhere. */
export function isAmendable(milestone: Milestone): boolean {
  const isUntouched = milestone.settlement === 'OPEN' && milestoneStatus(milestone) === 'PENDING';
  return isUntouched && !isDisputed(milestone);
}

type Terms = Pick<Amendment, 'milestones' | 'totalAmount' | 'fundBy'>;

/** The agreement as the amendment makes it. Its money stays where it is. */
export function amended(agreement: Agreement, { milestones, totalAmount, fundBy }: Terms): Agreement {
  const became = new Map(milestones.flatMap((one) => (one.before ? [[one.before.id, one] as const] : [])));
  const added = milestones.flatMap(({ before, after }) => (after && !before ? [newMilestone(after)] : []));
  const kept = agreement.milestones.flatMap((milestone) => {
    const change = became.get(milestone.id);
    return change ? changed(milestone, change) : [milestone];
  });
  return {
    ...agreement,
    milestones: [...kept, ...added],
    totalAmount: totalAmount as Money,
    ...(fundBy !== undefined && { fundBy: fundBy === null ? null : new Date(fundBy) }),
  };
}

/** A late delivery is not late any more when its time has changed. */
function changed(milestone: Milestone, { before, after }: Amended): Milestone[] {
  if (!after) return [];
  const { title, amount, fees, shares, limits } = newMilestone(after);
  const overdueAt = after.deliverBy === before?.deliverBy ? milestone.overdueAt : null;
  return [{ ...milestone, title, amount, fees, shares, limits, overdueAt }];
}

/**
 * True when the amendment can no longer come into force: a milestone that it is about has moved on, the
 * agreement has ended, or it would have to be paid by a time that is over.
 */
export function isOvertaken(agreement: Agreement, amendment: Amendment, now: Date): boolean {
  if (isOver(agreement)) return true;
  const isMoved = amendment.milestones.some(({ before }) => {
    const milestone = before && agreement.milestones.find(({ id }) => id === before.id);
    if (!before) return false;
    return (
      !milestone || !isAmendable(milestone) || canonicalJson(termsOf(milestone)) !== canonicalJson(before)
    );
  });
  return isMoved || isPastPaying(amended(agreement, amendment), now);
}

/** True when money is missing and the time to pay is over. */
export function isPastPaying(agreement: Agreement, now: Date): boolean {
  return agreement.fundBy !== null && agreement.fundBy <= now && outstandingOf(agreement) > 0;
}
