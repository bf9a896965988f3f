import { type Agreement, isOver, outstandingOf } from './agreement.ts';
import { isOpen } from './amendments/amendment.ts';
import { isDisputed } from './disputes/dispute.ts';
import { type Inspection, nextReminder } from './inspection.ts';
import { type Milestone, milestoneStatus } from './milestone.ts';

export const DEADLINE_KINDS = ['fund_by', 'deliver_by', 'inspection_end', 'dispute', 'amendment'] as const;
export type DeadlineKind = (typeof DEADLINE_KINDS)[number];

/** A moment at which something happens by itself. */
export type Deadline = {
  readonly kind: DeadlineKind;
  /** Null for the deadline of the whole agreement. */
  readonly milestoneId: string | null;
  readonly at: Date;
};

/** Returns every deadline ahead. On hold nothing falls due: a hold keeps everything as it is. */
export function deadlinesOf(agreement: Agreement): Deadline[] {
  if (agreement.hold !== null) return [];
  const deadlines: Deadline[] = [];
  if (agreement.fundBy && mayExpire(agreement)) {
    deadlines.push({ kind: 'fund_by', milestoneId: null, at: agreement.fundBy });
  }
  if (isOpen(agreement.amendment)) {
    deadlines.push({ kind: 'amendment', milestoneId: null, at: agreement.amendment.expiresAt });
  }
  for (const milestone of agreement.milestones) {
    const { id: milestoneId, limits, inspection } = milestone;
    if (limits?.deliverBy && isAwaited(milestone)) {
      deadlines.push({ kind: 'deliver_by', milestoneId, at: limits.deliverBy });
    }
    if (inspection?.endsAt && !inspection.endedAt) {
      deadlines.push({ kind: 'inspection_end', milestoneId, at: inspection.endsAt });
    }
    if (milestone.dispute?.dueAt) {
      deadlines.push({ kind: 'dispute', milestoneId, at: milestone.dispute.dueAt });
    }
  }
  return deadlines;
}

/**
 * True while the end of the time to pay would end the agreement: money is missing, no milestone is completed,
 * and none that a party has confirmed may be what the held money is for.
 */
export function mayExpire(agreement: Agreement): boolean {
  const { milestones, balances } = agreement;
  if (isOver(agreement) || outstandingOf(agreement) === 0) return false;
  if (milestones.some((milestone) => milestone.completedAs !== null || isDisputed(milestone))) return false;
  return balances.escrow === 0 || milestones.every((each) => milestoneStatus(each) === 'PENDING');
}

/** True while the seller has neither delivered nor been reported as late. */
export function isAwaited(milestone: Milestone): boolean {
  const { settlement, overdueAt, sellerConfirmed } = milestone;
  return settlement === 'OPEN' && overdueAt === null && !sellerConfirmed && !isDisputed(milestone);
}

/** Returns the next reminder of a running window. */
export function inspectionReminder({ endsAt, endedAt, startedAt, remindedAt }: Inspection): Date | null {
  return endsAt && !endedAt ? nextReminder({ from: startedAt, to: endsAt }, remindedAt) : null;
}

/** Returns the next reminder of the time to pay. */
export function fundingReminder(agreement: Agreement): Date | null {
  const { fundBy, createdAt, fundingRemindedAt } = agreement;
  if (!fundBy || !mayExpire(agreement)) return null;
  return nextReminder({ from: createdAt, to: fundBy }, fundingRemindedAt ?? createdAt);
}

/** Returns when there is something to do next, reminders included; null when nothing falls due. */
export function nextDueOf(agreement: Agreement): Date | null {
  if (agreement.hold !== null) return null;
  const reminders = [
    fundingReminder(agreement),
    ...agreement.milestones.map(({ inspection }) => inspection && inspectionReminder(inspection)),
  ];
  const all = [...deadlinesOf(agreement).map(({ at }) => at), ...reminders.filter((at) => at !== null)];
  return all.length === 0 ? null : new Date(Math.min(...all.map((at) => at.getTime())));
}

/** True while the seller has confirmed and the buyer's answer is awaited. */
export function isInspected(milestone: Milestone): boolean {
  return milestone.settlement === 'OPEN' && milestoneStatus(milestone) === 'SELLER_CONFIRMED';
}
