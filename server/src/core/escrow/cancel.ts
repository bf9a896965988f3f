import { Problem } from '#core/problem.ts';
import { type Agreement, isOver } from './agreement.ts';
import type { Decided, Moment } from './decision.ts';
import { isDisputed } from './disputes/dispute.ts';
import { Draft } from './draft.ts';

/** Ends an agreement that holds no money and has no completed milestone. */
export function cancel(agreement: Agreement, moment: Moment): Decided<Agreement> {
  if (agreement.hold !== null) throw new Problem('agreement_frozen');
  if (agreement.milestones.some(isDisputed)) throw new Problem('milestone_disputed');
  if (isOver(agreement)) throw new Problem('agreement_closed');
  if (agreement.balances.escrow > 0 || agreement.balances.excess > 0) throw new Problem('agreement_funded');
  if (agreement.milestones.some((milestone) => milestone.completedAs !== null)) {
    throw new Problem(
      'milestone_completed',
      'A milestone is completed, so the agreement cannot be cancelled. Refund the open milestones instead.',
    );
  }
  const draft = new Draft(agreement, moment);
  for (const milestone of agreement.milestones) draft.setMilestone({ ...milestone, settlement: 'REFUNDED' });
  const change = draft.done({ refundedAs: 'agreement.cancelled' });
  return { change, result: change.after };
}
