import { Problem } from '#core/problem.ts';
import { type Agreement, isClosed } from './agreement.ts';
import { type Change, Draft, type Moment } from './change.ts';
import { enqueuePayout } from './payout.ts';
import { drainReleases } from './release.ts';

/** While a hold is open money still comes in, and none leaves. */
export function freeze(agreement: Agreement, reason: string, moment: Moment): Change {
  if (agreement.hold !== null)
    throw new Problem(
      'agreement_frozen',
      'The agreement is on hold already. Lift that hold with POST /v1/escrow/agreements/:id/unfreeze before another.',
    );
  if (isClosed(agreement)) throw new Problem('agreement_closed');
  const draft = new Draft(agreement, moment);
  draft.setHold(reason);
  draft.emit('agreement.frozen', { reason });
  return draft.done();
}

/** SUBMITTED too: its reference may have been written without the bank ever hearing of it. */
const WAITS_FOR_THE_END: ReadonlySet<string> = new Set(['RELEASED', 'SUBMITTED']);

/** Everything that waited for the hold to end starts moving again. */
export function unfreeze(agreement: Agreement, moment: Moment): Change {
  if (agreement.hold === null) throw new Problem('agreement_not_frozen');
  const draft = new Draft(agreement, moment);
  draft.setHold(null);
  draft.emit('agreement.unfrozen', {});
  for (const milestone of agreement.milestones) {
    if (WAITS_FOR_THE_END.has(milestone.settlement)) enqueuePayout(draft, milestone);
  }
  if (agreement.balances.refund_payable > 0) draft.enqueue('pay-refunds', {});
  drainReleases(draft);
  return draft.done();
}

/** Ends an agreement that nobody has put anything into yet. */
export function cancel(agreement: Agreement, moment: Moment): Change {
  if (agreement.hold !== null) throw new Problem('agreement_frozen');
  if (isClosed(agreement)) throw new Problem('agreement_closed');
  if (agreement.balances.escrow > 0 || agreement.balances.excess > 0) throw new Problem('agreement_funded');
  if (agreement.milestones.some((milestone) => milestone.completedAs !== null)) {
    throw new Problem(
      'milestone_completed',
      'A milestone is completed, so the agreement cannot be cancelled. Refund the open milestones instead.',
    );
  }
  const draft = new Draft(agreement, moment);
  for (const milestone of agreement.milestones) draft.setMilestone({ ...milestone, settlement: 'REFUNDED' });
  return draft.done({ REFUNDED: 'agreement.cancelled' });
}
