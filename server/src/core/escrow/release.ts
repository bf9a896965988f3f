import type { Agreement } from './agreement.ts';
import type { Draft } from './draft.ts';
import type { Milestone } from './milestone.ts';
import { type Money, subtract, sum } from './money.ts';
import { enqueuePayout } from './payout/send.ts';

/**
 * Releases what escrow covers: first completed, first served, whole milestones only. The guard is `>=`: with
 * `==` a milestone would wait for ever for a balance that is already larger.
 */
export function drainReleases(draft: Draft): void {
  if (draft.agreement.hold !== null) return;
  for (const milestone of queueOf(draft.agreement)) {
    if (draft.agreement.balances.escrow < milestone.amount) return;
    draft.post('release', milestone.amount, milestone.id);
    draft.setMilestone({ ...milestone, settlement: 'RELEASED' });
    draft.emit('milestone.released', { milestoneId: milestone.id, amount: milestone.amount });
    enqueuePayout(draft, milestone);
  }
}

/** What has to come in before a queued milestone is released: its amount and those before it in the queue. */
export function shortfallOf(agreement: Agreement, milestone: Milestone): Money {
  const queue = queueOf(agreement);
  const until = queue.slice(0, queue.findIndex(({ id }) => id === milestone.id) + 1);
  return subtract(sum(until.map(({ amount }) => amount)), agreement.balances.escrow);
}

function queueOf(agreement: Agreement): Milestone[] {
  return agreement.milestones
    .filter((milestone) => milestone.settlement === 'QUEUED')
    .sort((left, right) => (left.completedAs ?? 0) - (right.completedAs ?? 0));
}
