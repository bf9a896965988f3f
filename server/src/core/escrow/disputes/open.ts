import type { Agreement } from '#core/escrow/agreement.ts';
import { isReleased } from '#core/escrow/agreement.ts';
import type { Decided, Moment } from '#core/escrow/decision.ts';
import { Draft } from '#core/escrow/draft.ts';
import { costOf, isResolved, type Milestone } from '#core/escrow/milestone.ts';
import { type Money, ZERO } from '#core/escrow/money.ts';
import type { Party } from '#core/escrow/party.ts';
import { hasCancelledShare } from '#core/escrow/resolve.ts';
import { Problem } from '#core/problem.ts';
import { type Dispute, type DisputeReason, enter, otherParty } from './dispute.ts';
import type { Disputed } from './stand.ts';
import { standOf } from './stand.ts';
import { requireShare, sharesOf } from './step.ts';
import type { DisputeTerms } from './terms.ts';

export type NewDispute = {
  readonly milestoneId: string;
  readonly by: Party;
  readonly reason: DisputeReason;
  readonly statement: string | null;
  /** What the buyer should get; undefined for all of it, or none if the seller opens the dispute. */
  readonly toBuyer: Money | undefined;
  /** The member who speaks for the party; null when the platform's own system passes its words on. */
  readonly advocate: string | null;
  readonly terms: DisputeTerms;
};

export type Opened = { readonly agreement: Agreement; readonly disputeId: string };

/**
 * Opens a dispute about one milestone. Its money stays where it is until the dispute is closed, while the
 * other milestones go on.
 */
export function openDispute(agreement: Agreement, input: NewDispute, moment: Moment): Decided<Opened> {
  const milestone = chooseMilestone(agreement, input.milestoneId);
  const { by, reason, statement, toBuyer = by === 'buyer' ? milestone.amount : ZERO } = input;
  requireShare(milestone, toBuyer);
  const draft = new Draft(agreement, moment);
  const dispute: Dispute = enter(
    {
      id: draft.newId('dsp'),
      openedBy: by,
      openedAt: draft.now,
      reason,
      claim: toBuyer,
      terms: input.terms,
      status: 'OPEN',
      turn: null,
      dueAt: null,
      leftMs: null,
      offer: null,
      entries: 0,
      said: {},
      evidence: [],
      decision: null,
      appealed: false,
      advocates: input.advocate === null ? [] : [input.advocate],
      outcome: null,
      closedAt: null,
    },
    'OPEN',
    otherParty(by),
    draft.now,
  );
  const disputed: Disputed = { ...milestone, dispute };
  draft.setMilestone(disputed);
  draft.emit('dispute.opened', {
    ...standOf(disputed),
    openedBy: by,
    reason,
    ...sharesOf(milestone, toBuyer),
    statement,
  });
  const change = draft.done();
  return { change, result: { agreement: change.after, disputeId: dispute.id } };
}

function chooseMilestone(agreement: Agreement, milestoneId: string): Milestone {
  const milestone = agreement.milestones.find(({ id }) => id === milestoneId);
  if (!milestone)
    throw new Problem(
      'not_found',
      'This agreement has no such milestone. GET the agreement to see its milestones.',
    );
  const { dispute, settlement } = milestone;
  if (dispute) throw new Problem(dispute.status === 'CLOSED' ? 'dispute_closed' : 'milestone_disputed');
  if (agreement.hold !== null) throw new Problem('agreement_frozen');
  if (settlement === 'REFUNDED') throw new Problem('milestone_refunded');
  const settlements = [milestone, ...milestone.shares].map((payee) => payee.settlement);
  if (settlements.includes('PAID')) throw new Problem('milestone_paid');
  if (settlements.includes('SUBMITTED')) throw new Problem('payout_under_way');
  if (hasCancelledShare(agreement, milestone)) throw new Problem('payout_cancelled');
  if (isResolved(milestone)) throw new Problem('milestone_resolved');
  if (!isReleased(milestone) && agreement.balances.escrow < costOf(milestone)) {
    throw new Problem('milestone_not_funded');
  }
  return milestone;
}
