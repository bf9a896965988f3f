import type { Agreement } from '#core/escrow/agreement.ts';
import type { Decided, Moment } from '#core/escrow/decision.ts';
import { Draft } from '#core/escrow/draft.ts';
import type { Milestone } from '#core/escrow/milestone.ts';
import { type Money, subtract } from '#core/escrow/money.ts';
import type { Party } from '#core/escrow/party.ts';
import { Problem } from '#core/problem.ts';
import { type Dispute, type DisputeAction, isAllowed } from './dispute.ts';
import type { Disputed } from './stand.ts';

export function sharesOf({ amount }: Milestone, toBuyer: Money): { toBuyer: Money; toSeller: Money } {
  return { toBuyer, toSeller: subtract(amount, toBuyer) };
}

/** Refuses a share that is more than the milestone. */
export function requireShare({ amount }: Milestone, toBuyer: Money): void {
  if (toBuyer <= amount) return;
  throw new Problem('amount_mismatch', `The milestone is ${amount}. toBuyer can be at most that.`, {
    details: [{ path: 'toBuyer', message: `must be at most ${amount}` }],
  });
}

export function disputedMilestone(agreement: Agreement, disputeId: string): Disputed {
  const milestone = agreement.milestones.find(({ dispute }) => dispute?.id === disputeId);
  if (!milestone?.dispute) throw new Error(`agreement ${agreement.id} has no dispute ${disputeId}`);
  return { ...milestone, dispute: milestone.dispute };
}

/** Refuses what this side may not do now, and says what it may. */
export function requireAllowed(dispute: Dispute, side: Party | 'platform', action: DisputeAction): void {
  if (isAllowed(dispute, side, action)) return;
  if (dispute.status === 'CLOSED') throw new Problem('dispute_closed');
  throw new Problem(
    'dispute_action_refused',
    `The ${side} cannot do this while the dispute is ${dispute.status}. See allowedActions of GET ` +
      `/v1/disputes/${dispute.id}.`,
  );
}

/** One step of a dispute that moves no money: the new state, and the event that says so. */
export function step(
  agreement: Agreement,
  milestone: Disputed,
  became: Dispute,
  moment: Moment,
  announce: (draft: Draft, after: Disputed) => void,
): Decided<Agreement> {
  const draft = new Draft(agreement, moment);
  const after = { ...milestone, dispute: became };
  draft.setMilestone(after);
  announce(draft, after);
  const change = draft.done();
  return { change, result: change.after };
}
