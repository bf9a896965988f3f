import type { Agreement } from './agreement.ts';
import type { Draft } from './draft.ts';
import { type Milestone, payableOf } from './milestone.ts';
import { type Money, subtract, sum } from './money.ts';
import { enqueuePayout } from './payouts/queue.ts';

/**
 * Releases the queued milestones that escrow covers, in order of completion and only in full. The check must
 * be `>=`: with `==` a milestone would wait forever once the balance is larger.
 */
export function drainReleases(draft: Draft): void {
  if (draft.agreement.hold !== null) return;
  for (const milestone of queueOf(draft.agreement)) {
    const amount = payableOf(milestone);
    if (draft.agreement.balances.escrow < amount) return;
    draft.post('release', amount, milestone.id);
    draft.setMilestone({ ...milestone, settlement: 'RELEASED' });
    draft.emit('milestone.released', { milestoneId: milestone.id, amount });
    enqueuePayout(draft, milestone);
  }
}

/**
 * Returns the deposit needed before a queued milestone is released, including those ahead of it in the queue.
 */
export function shortfallOf(agreement: Agreement, milestone: Milestone): Money {
  const queue = queueOf(agreement);
  const until = queue.slice(0, queue.findIndex(({ id }) => id === milestone.id) + 1);
  return subtract(sum(until.map(payableOf)), agreement.balances.escrow);
}

/** Returns the position behind all completed milestones. */
export function nextInQueue({ milestones }: Agreement): number {
  return 1 + Math.max(0, ...milestones.map(({ completedAs }) => completedAs ?? 0));
}

function queueOf(agreement: Agreement): Milestone[] {
  return agreement.milestones
    .filter((milestone) => milestone.settlement === 'QUEUED')
    .sort((left, right) => (left.completedAs ?? 0) - (right.completedAs ?? 0));
}
