import { type Agreement, surplusOf } from './agreement.ts';
import { isDisputed } from './disputes/dispute.ts';
import type { Draft } from './draft.ts';
import { costOf, keptOnRefund, type Milestone, moneyOf } from './milestone.ts';
import { type Money, subtract, sum } from './money.ts';
import { accountOf, type Part, partsOf } from './part.ts';
import { enqueuePayout } from './payouts/queue.ts';

/**
 * Releases the queued milestones that escrow covers, in order of completion and only in full. The check must
 * be `>=`: with `==` a milestone would wait forever once the balance is larger. A disputed milestone does not
 * keep the others waiting.
 */
export function drainReleases(draft: Draft): void {
  if (draft.agreement.hold !== null) return;
  for (const milestone of queueOf(draft.agreement)) {
    if (isDisputed(milestone)) continue;
    const { payable, commission, cost, shares } = moneyOf(milestone);
    if (draft.agreement.balances.escrow < cost) return;
    const [ofSeller, ...others] = partsOf(draft.agreement, milestone) as [Part, ...Part[]];
    const payees = others.filter(({ amount }) => amount > 0);
    draft.post('release', payable, milestone.id);
    for (const part of payees) draft.post('release', part.amount, part.id, accountOf(part));
    draft.post('commission', commission, milestone.id);
    draft.setMilestone({
      ...milestone,
      settlement: 'RELEASED',
      commission,
      shares: milestone.shares.map((share, index) => ({
        ...share,
        settlement: shares[index] === 0 ? 'REFUNDED' : 'RELEASED',
      })),
    });
    draft.emit('milestone.released', {
      milestoneId: milestone.id,
      amount: payable,
      ...(milestone.fees.length > 0 && { commission }),
      ...(others.length > 0 && {
        shares: others.map(({ payeeExternalId: externalUserId, amount }) => ({ externalUserId, amount })),
      }),
    });
    for (const part of [ofSeller, ...payees]) enqueuePayout(draft, part);
  }
}

/**
 * Takes the fees that the platform keeps although the milestone is refunded, as far as the buyer has paid
 * them.
 */
export function keepFees(draft: Draft, milestone: Milestone): void {
  const commission = Math.min(keptOnRefund(milestone), surplusOf(draft.agreement)) as Money;
  if (commission === 0) return;
  draft.post('commission', commission, milestone.id);
  draft.setMilestone({ ...draft.milestone(milestone.id), commission });
}

/**
 * Returns the deposit needed before a queued milestone is released, including those ahead of it in the queue.
 */
export function shortfallOf(agreement: Agreement, milestone: Milestone): Money {
  const queue = queueOf(agreement);
  const until = queue.slice(0, queue.findIndex(({ id }) => id === milestone.id) + 1);
  return subtract(sum(until.map(costOf)), agreement.balances.escrow);
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
