import { type Agreement, assessedRoomOf, unassessedOf } from './agreement.ts';
import type { Draft } from './draft.ts';
import { type Milestone, payableOf } from './milestone.ts';
import { type Money, sum } from './money.ts';
import { enqueuePayout } from './payout/queue.ts';

/**
 * Releases what escrow covers and an assessment has let in: first completed, first served, whole milestones
 * only. The guard is `>=`: with `==` a milestone would wait for ever for a balance that is already larger.
 */
export function drainReleases(draft: Draft): void {
  if (draft.agreement.hold !== null) return;
  for (const milestone of queueOf(draft.agreement)) {
    const amount = payableOf(milestone);
    if (draft.agreement.balances.escrow < amount) return;
    if (assessedRoomOf(draft.agreement) < amount) return;
    draft.post('release', amount, milestone.id);
    draft.setMilestone({ ...milestone, settlement: 'RELEASED' });
    draft.emit('milestone.released', { milestoneId: milestone.id, amount });
    enqueuePayout(draft, milestone);
  }
}

/** Why a queued milestone waits, in words for whoever confirmed it. */
export function reasonToWait(agreement: Agreement, milestone: Milestone): string {
  const shortfall = shortfallOf(agreement, milestone);
  if (shortfall > 0) return `until the agreement is funded, short by ${shortfall}`;
  return `until the payment is assessed: ${unassessedOf(agreement)} of it was not`;
}

/** What has to come in before a queued milestone is released: its amount and those before it in the queue. */
function shortfallOf(agreement: Agreement, milestone: Milestone): Money {
  const queue = queueOf(agreement);
  const until = queue.slice(0, queue.findIndex(({ id }) => id === milestone.id) + 1);
  return Math.max(0, sum(until.map(payableOf)) - agreement.balances.escrow) as Money;
}

/** The place behind everything that was completed before. */
export function nextInQueue({ milestones }: Agreement): number {
  return 1 + Math.max(0, ...milestones.map(({ completedAs }) => completedAs ?? 0));
}

function queueOf(agreement: Agreement): Milestone[] {
  return agreement.milestones
    .filter((milestone) => milestone.settlement === 'QUEUED')
    .sort((left, right) => (left.completedAs ?? 0) - (right.completedAs ?? 0));
}
