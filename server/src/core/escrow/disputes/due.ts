import type { Draft } from '#core/escrow/draft.ts';
import type { Milestone } from '#core/escrow/milestone.ts';
import type { ResolveFacts } from '#core/escrow/resolve.ts';
import { award, reasonOf } from './close.ts';
import { effectOfSilence, enter } from './dispute.ts';
import type { Disputed } from './stand.ts';
import { standOf } from './stand.ts';

/** True when silence about this milestone's dispute has its effect now. */
export function isSilenceOver({ dispute }: Milestone, now: Date): boolean {
  return dispute?.dueAt != null && dispute.status !== 'CLOSED' && dispute.dueAt <= now;
}

/** Does what happens when the party whose turn it was has said nothing. */
export function meetSilence(draft: Draft, milestone: Disputed, facts: ResolveFacts): void {
  const { dispute } = milestone;
  const effect = effectOfSilence(dispute);
  if (effect === 'grant_claim') {
    award(draft, milestone, { outcome: 'DEFAULTED', toBuyer: dispute.claim, reason: NO_ANSWER }, facts);
  }
  if (effect === 'escalate') escalateInSilence(draft, milestone);
  if (effect === 'alert') {
    const alerted = { ...milestone, dispute: enter(dispute, 'ESCALATED', 'platform', draft.now) };
    draft.setMilestone(alerted);
    draft.emit('dispute.decision_overdue', standOf(alerted));
  }
  if (effect === 'carry_out') {
    if (!dispute.decision) throw new Error(`dispute ${dispute.id} is decided without a decision`);
    const { toBuyer, code } = dispute.decision;
    award(draft, milestone, { outcome: 'DECIDED', toBuyer, reason: reasonOf(code) }, facts);
  }
}

const NO_ANSWER = 'The other party did not answer the dispute in time.';

export function escalateInSilence(draft: Draft, milestone: Disputed): void {
  const escalated = { ...milestone, dispute: enter(milestone.dispute, 'ESCALATED', 'platform', draft.now) };
  draft.setMilestone(escalated);
  draft.emit('dispute.escalated', { ...standOf(escalated), by: 'silence' });
}
