import type { Draft } from './draft.ts';
import { enqueuePayout } from './payout.ts';

/**
 * Releases what escrow covers: first completed, first served, whole milestones only. The guard is `>=`: with
 * `==` a milestone would wait for ever for a balance that is already larger.
 */
export function drainReleases(draft: Draft): void {
  if (draft.agreement.hold !== null) return;
  const queue = draft.agreement.milestones
    .filter((milestone) => milestone.settlement === 'QUEUED')
    .sort((left, right) => (left.completedAs ?? 0) - (right.completedAs ?? 0));
  for (const milestone of queue) {
    if (draft.agreement.balances.escrow < milestone.amount) return;
    draft.post('release', milestone.amount, milestone.id);
    draft.setMilestone({ ...milestone, settlement: 'RELEASED' });
    draft.emit('milestone.released', { milestoneId: milestone.id, amount: milestone.amount });
    enqueuePayout(draft, milestone);
  }
}
