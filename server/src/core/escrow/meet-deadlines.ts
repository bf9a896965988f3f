import { Problem } from '#core/problem.ts';
import { SECOND_MS } from '#core/time.ts';
import { type Agreement, outstandingOf, surplusOf } from './agreement.ts';
import { isOpen } from './amendments/amendment.ts';
import { lapse } from './amendments/tend.ts';
import { complete } from './complete.ts';
import {
  deadlinesOf,
  fundingReminder,
  inspectionReminder,
  isAwaited,
  isInspected,
  mayExpire,
  nextDueOf,
} from './deadlines.ts';
import type { Decision, Moment } from './decision.ts';
import type { Deposit } from './deposit.ts';
import { effectOfSilence } from './disputes/dispute.ts';
import { escalateInSilence, isSilenceOver, meetSilence } from './disputes/due.ts';
import type { Disputed } from './disputes/stand.ts';
import { Draft } from './draft.ts';
import { endInspection, type Inspection } from './inspection.ts';
import type { Milestone } from './milestone.ts';
import { openRefund } from './refunds/open.ts';
import { keepFees } from './release.ts';
import type { ResolveFacts } from './resolve.ts';

/**
 * Does everything of an agreement that has fallen due: reminders, windows that end, late deliveries, the end
 * of the time to pay, silence in a dispute. A late worker does it late: nothing is dated back. `facts` are
 * read if money may go back.
 */
export function meetDeadlines(
  agreement: Agreement,
  { deposits, ...facts }: DeadlineFacts,
  moment: Moment,
): Decision<null> {
  const { now } = moment;
  const due = nextDueOf(agreement);
  if (!due || due > now) return { change: null, result: null };
  const silent = silentDispute(agreement, now);
  // The next one follows on its own: it depends on the deposits that this one leaves.
  if (silent) return meetSilenceOf(agreement, silent, { deposits, ...facts }, moment);
  const draft = new Draft(agreement, moment);
  if (isExpired(agreement, now)) {
    expire(draft, deposits);
    return { change: draft.done({ refundedAs: null }), result: null };
  }
  lapseInSilence(draft);
  remindOfFunding(draft);
  for (const { id } of agreement.milestones) {
    reportLateness(draft, draft.milestone(id));
    endOrRemind(draft, draft.milestone(id));
  }
  return { change: draft.done(), result: null };
}

/** Returns a milestone whose dispute is due; null when none is. */
export function silentDispute({ milestones, hold }: Agreement, now: Date): Disputed | null {
  const milestone = hold === null ? milestones.find((each) => isSilenceOver(each, now)) : undefined;
  return milestone?.dispute ? { ...milestone, dispute: milestone.dispute } : null;
}

/** What cannot be paid as it was claimed or decided is decided by a person. */
function meetSilenceOf(
  agreement: Agreement,
  milestone: Disputed,
  facts: DeadlineFacts,
  moment: Moment,
): Decision<null> {
  const draft = new Draft(agreement, moment);
  try {
    if (effectOfSilence(milestone.dispute) === 'grant_claim' && !facts.mayGrant) {
      escalateInSilence(draft, milestone);
    } else meetSilence(draft, milestone, facts);
    return { change: draft.done(), result: null };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const instead = new Draft(agreement, moment);
    escalateInSilence(instead, milestone);
    return { change: instead.done(), result: null };
  }
}

export type DeadlineFacts = ResolveFacts & {
  /** False where silence may not give a party what it claims. */
  readonly mayGrant: boolean;
};

/** True when `meetDeadlines` returns money, and so needs the deposits. */
export function isExpired(agreement: Agreement, now: Date): boolean {
  return deadlinesOf(agreement).some(({ kind, at }) => kind === 'fund_by' && at <= now);
}

/**
 * Ends an agreement that was not paid in time. What was paid goes back to the buyer, and money that arrives
 * later is returned as late money is.
 */
function expire(draft: Draft, deposits: readonly Deposit[]): void {
  const { fundBy, milestones, balances } = draft.agreement;
  if (!fundBy || !mayExpire(draft.agreement)) throw new Error('the agreement cannot expire');
  const outstanding = outstandingOf(draft.agreement);
  draft.emit('agreement.expired', { fundBy: fundBy.toISOString(), held: balances.escrow, outstanding });
  const open = milestones.filter(({ settlement }) => settlement === 'OPEN');
  for (const milestone of open) draft.setMilestone({ ...milestone, settlement: 'REFUNDED' });
  for (const milestone of open) keepFees(draft, milestone);
  const amount = surplusOf(draft.agreement);
  const milestoneIds = open.map(({ id }) => id);
  const reason = 'The agreement was not paid in time.';
  if (amount > 0) openRefund(draft, { kind: 'MILESTONES', amount, milestoneIds, reason }, deposits);
}

/** The amendment was not answered in time. */
function lapseInSilence(draft: Draft): void {
  const { amendment } = draft.agreement;
  if (!isOpen(amendment) || amendment.expiresAt > draft.now) return;
  const lapsed = lapse(amendment, 'silence', draft.now);
  draft.setAmendment(lapsed.amendment);
  draft.emit('amendment.lapsed', lapsed.data);
}

function remindOfFunding(draft: Draft): void {
  const { fundBy } = draft.agreement;
  const reminder = fundingReminder(draft.agreement);
  if (!fundBy || !reminder || reminder > draft.now) return;
  draft.setFundingRemindedAt(draft.now);
  const outstanding = outstandingOf(draft.agreement);
  draft.emit('agreement.funding_ending', { fundBy: fundBy.toISOString(), outstanding });
}

function reportLateness(draft: Draft, milestone: Milestone): void {
  const deliverBy = milestone.limits?.deliverBy;
  if (!deliverBy || deliverBy > draft.now || !isAwaited(milestone)) return;
  draft.setMilestone({ ...milestone, overdueAt: draft.now });
  draft.emit('milestone.overdue', { milestoneId: milestone.id, deliverBy: deliverBy.toISOString() });
}

function endOrRemind(draft: Draft, milestone: Milestone): void {
  const { inspection } = milestone;
  if (!inspection?.endsAt || !isInspected(milestone)) return;
  if (inspection.endsAt <= draft.now) {
    end(draft, milestone, inspection);
    return;
  }
  const reminder = inspectionReminder(inspection);
  if (!reminder || reminder > draft.now) return;
  draft.setMilestone({ ...milestone, inspection: { ...inspection, remindedAt: draft.now } });
  draft.emit('milestone.inspection_ending', {
    milestoneId: milestone.id,
    endsAt: inspection.endsAt.toISOString(),
    remainingSeconds: Math.ceil((inspection.endsAt.getTime() - draft.now.getTime()) / SECOND_MS),
  });
}

/** The buyer said nothing. The milestone is released, or waits for a person. */
function end(draft: Draft, milestone: Milestone, inspection: Inspection): void {
  const { id: milestoneId, limits } = milestone;
  if (inspection.endedAt) return;
  if (limits?.onSilence === 'hold') {
    draft.setMilestone({ ...milestone, inspection: endInspection(inspection, 'held', draft.now) });
    draft.emit('milestone.inspection_ended', { milestoneId });
    return;
  }
  const ended = { ...milestone, inspection: endInspection(inspection, 'released', draft.now) };
  draft.emit('milestone.confirmed', { milestoneId, by: 'inspection' });
  complete(draft, ended);
}
