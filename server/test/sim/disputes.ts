import { allowedActions, isDisputed } from '#core/escrow/disputes/dispute.ts';
import type { Books } from '#core/escrow/verify/books.ts';
import { violation } from './failure.ts';

/** No dispute is left without somebody who may act and a time when silence has its effect. */
export function disputesGoOn({ agreementId, agreement }: Books): void {
  for (const milestone of agreement?.milestones ?? []) {
    const { dispute } = milestone;
    if (!agreement || !dispute || !isDisputed(milestone)) continue;
    const { id, status, turn, dueAt, leftMs } = dispute;
    const sides = turn === 'either' ? (['buyer', 'seller'] as const) : turn === null ? [] : [turn];
    // After an appeal no side may act before a decision takes effect, and after the last message few may.
    const mayAct = status === 'DECIDED' || sides.some((side) => allowedActions(dispute, side).length > 0);
    if (sides.length === 0 || !mayAct) violation(agreementId, `no side has the next move in dispute ${id}`);
    const clock = agreement.hold === null ? dueAt : leftMs;
    if (clock === null || (agreement.hold !== null && dueAt !== null))
      violation(agreementId, `dispute ${id} is ${status} without a time, or runs on during a hold`);
  }
}

type EventFields = { milestoneId?: string; payoutId?: string };

/** Nothing of a disputed milestone is released or paid before the dispute is closed. */
export function disputedMoneyStays({ agreementId, events }: Books): void {
  const disputed = new Set<string>();
  const closed = new Set<string>();
  for (const { type, data } of events) {
    const { milestoneId = '' } = data as EventFields;
    if (type === 'dispute.opened') disputed.add(milestoneId);
    if (type === 'dispute.closed') {
      if (closed.has(milestoneId)) violation(agreementId, `the dispute of ${milestoneId} is settled twice`);
      closed.add(milestoneId);
      disputed.delete(milestoneId);
    }
    if (STAYS.has(type) && disputed.has(milestoneId))
      violation(agreementId, `${type} of ${milestoneId} during its dispute`);
  }
}
const STAYS: ReadonlySet<string> = new Set(['milestone.released', 'payout.submitted', 'milestone.resolved']);
