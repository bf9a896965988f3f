import { Problem } from '#core/problem.ts';
import { type Agreement, isOver, isReleased, surplusOf } from './agreement.ts';
import type { Decision, Moment } from './decision.ts';
import type { Deposit } from './deposit.ts';
import { isDisputed } from './disputes/dispute.ts';
import { Draft } from './draft.ts';
import { type Recall, recover } from './exceptions/recalled.ts';
import { costOf, isResolved, type Milestone, moneyOf } from './milestone.ts';
import { type Money, subtract, ZERO } from './money.ts';
import { partsOf } from './part.ts';
import { openRefund } from './refunds/open.ts';
import { drainReleases, keepFees, nextInQueue } from './release.ts';
import type { Settlement } from './settlement.ts';

export type Resolution = {
  readonly milestoneId: string;
  readonly toBuyer: Money;
  readonly toSeller: Money;
  readonly reason: string;
};

export type ResolveFacts = {
  readonly deposits: readonly Deposit[];
  readonly recalls: readonly Recall[];
  /** The commission of all agreements that is still there, if some of this milestone's may have left. */
  readonly commissionLeft?: number | undefined;
};

/**
 * Divides a milestone's money by the platform's decision, in place of a missing confirmation or against an
 * existing one, as long as the bank does not have the payout. This also works during a hold, without paying
 * first: nothing leaves before the hold is lifted, and then only what was decided. `deposits` are those not
 * fully returned yet, newest first; `recalls` are settled before the buyer is refunded.
 */
export function resolve(
  agreement: Agreement,
  resolution: Resolution,
  facts: ResolveFacts,
  moment: Moment,
): Decision<Agreement> {
  const milestone = chooseMilestone(agreement, resolution);
  if (isDisputed(milestone)) throw new Problem('milestone_disputed');
  if (isResolved(milestone) && milestone.toBuyer === resolution.toBuyer)
    return { change: null, result: agreement };
  const draft = new Draft(agreement, moment);
  // A decision during a hold settles a dispute; without a hold it may be mere goodwill.
  divide(draft, resolution, facts, { disputed: agreement.hold !== null });
  const change = draft.done();
  return { change, result: change.after };
}

/** Divides the milestone as part of a larger decision. `disputed` labels the payment as one that was. */
export function divide(
  draft: Draft,
  resolution: Resolution,
  { deposits, recalls, commissionLeft }: ResolveFacts,
  { disputed }: { readonly disputed: boolean },
): void {
  const { agreement } = draft;
  const { milestoneId, toBuyer, toSeller, reason } = resolution;
  const milestone = chooseMilestone(agreement, resolution);
  const after = { ...milestone, toBuyer, ...settlementAfter(agreement, milestone, toSeller) };
  draft.setMilestone(after);
  const more = subtract(costOf(milestone), costOf(after));
  if (isReleased(milestone)) {
    returnFees(draft, after, commissionLeft);
    returnShares(draft, milestone);
  }
  if (!isReleased(milestone) && toSeller === 0) keepFees(draft, after);
  const recovered = isReleased(milestone)
    ? recover(draft, { id: milestoneId, toBuyer }, { amount: more, reason }, recalls)
    : ZERO;
  draft.emit('milestone.resolved', { milestoneId, toBuyer, toSeller, reason, recovered });
  if (disputed) {
    draft.enqueue('label-payment', { source: 'dispute', cause: milestoneId, reason, by: draft.actor });
  }
  // Released money comes from the seller's account; otherwise only the surplus goes back to the buyer.
  const wanted = isReleased(milestone)
    ? ({ kind: 'RELEASED', amount: subtract(more, recovered) } as const)
    : ({ kind: 'MILESTONES', amount: surplusOf(draft.agreement) } as const);
  if (wanted.amount > 0) openRefund(draft, { ...wanted, milestoneIds: [milestoneId], reason }, deposits);
  drainReleases(draft);
  if (milestone.completedAs === null && draft.milestone(milestoneId).settlement === 'QUEUED') {
    draft.emit('milestone.release_queued', { milestoneId, amount: toSeller });
  }
}

/**
 * Gives back the fees that a smaller award no longer bears. They go to the seller's account, from which the
 * buyer is refunded.
 */
function returnFees(draft: Draft, milestone: Milestone, left = Number.POSITIVE_INFINITY): void {
  const { commission } = moneyOf(milestone);
  const returned = subtract(milestone.commission, commission);
  // Money that was paid out would be taken from other agreements.
  if (returned > left) throw new Problem('commission_paid_out');
  draft.post('commission_returned', returned, `${milestone.id}:${milestone.toBuyer}`);
  draft.setMilestone({ ...milestone, commission });
}

/**
 * Takes back what the payees of shares no longer get. It goes to the seller's account, from which the buyer
 * is refunded.
 */
function returnShares(draft: Draft, before: Milestone): void {
  const was = partsOf(draft.agreement, before);
  for (const part of partsOf(draft.agreement, draft.milestone(before.id))) {
    const { amount = ZERO } = was.find(({ id }) => id === part.id) ?? {};
    if (part.share === null || amount === part.amount) continue;
    draft.post(
      'share_returned',
      subtract(amount, part.amount),
      `${part.id}:${draft.milestone(before.id).toBuyer}`,
    );
    if (part.amount === 0) draft.setPart({ ...part, settlement: 'REFUNDED' });
  }
}

/**
 * True while the milestone's money is undecided: open, queued, or waiting for the seller's account details.
 */
export function mayBeResolved(agreement: Agreement, milestoneId: string): boolean {
  const milestone = agreement.milestones.find(({ id }) => id === milestoneId);
  if (milestone === undefined || !UNDECIDED.has(milestone.settlement)) return false;
  return (
    milestone.shares.every(({ settlement }) => !isSent(settlement)) &&
    !hasCancelledShare(agreement, milestone)
  );
}

/** What the buyer got back of one share is no part of a division of the whole. */
export function hasCancelledShare(agreement: Agreement, milestone: Milestone): boolean {
  return partsOf(agreement, milestone).some(
    ({ share, settlement, amount }) => share !== null && settlement === 'REFUNDED' && amount > 0,
  );
}

function isSent(settlement: Settlement): boolean {
  return settlement === 'SUBMITTED' || settlement === 'PAID';
}
const UNDECIDED: ReadonlySet<string> = new Set(['OPEN', 'QUEUED', 'AWAITING_DETAILS']);

function chooseMilestone(agreement: Agreement, resolution: Resolution): Milestone {
  const { milestoneId, toBuyer, toSeller } = resolution;
  const milestone = agreement.milestones.find((candidate) => candidate.id === milestoneId);
  if (!milestone)
    throw new Problem(
      'not_found',
      'This agreement has no such milestone. GET the agreement to see its milestones.',
    );
  const { amount } = milestone;
  if (toBuyer + toSeller !== amount) {
    throw new Problem(
      'amount_mismatch',
      `toBuyer and toSeller add up to ${toBuyer + toSeller}, but the milestone is ${amount}. Make them equal.`,
      {
        details: [{ path: 'toSeller', message: `must be ${amount} minus toBuyer` }],
      },
    );
  }
  if (isOver(agreement)) throw new Problem('agreement_closed');
  if (milestone.settlement === 'REFUNDED') throw new Problem('milestone_refunded');
  const settlements = [milestone, ...milestone.shares].map(({ settlement }) => settlement);
  if (settlements.includes('PAID')) throw new Problem('milestone_paid');
  if (settlements.includes('SUBMITTED')) throw new Problem('payout_under_way');
  if (hasCancelledShare(agreement, milestone)) throw new Problem('payout_cancelled');
  if (toBuyer < milestone.toBuyer) throw new Problem('resolution_lowered');
  return milestone;
}

/**
 * A milestone becomes completed by the platform's decision, or is refunded in full. A released one stays
 * released.
 */
function settlementAfter(
  agreement: Agreement,
  milestone: Milestone,
  toSeller: Money,
): Pick<Milestone, 'settlement' | 'completedAs'> {
  if (toSeller === 0) return { settlement: 'REFUNDED', completedAs: null };
  const completedAs = milestone.completedAs ?? nextInQueue(agreement);
  return { settlement: isReleased(milestone) ? milestone.settlement : 'QUEUED', completedAs };
}
