import { Problem } from '#core/problem.ts';
import { type Agreement, partyOf } from './agreement.ts';
import { complete } from './complete.ts';
import type { Decision, Moment } from './decision.ts';
import { isDisputed } from './disputes/dispute.ts';
import { Draft } from './draft.ts';
import { confirmedBy, isResolved, type Milestone, milestoneStatus } from './milestone.ts';
import { shortfallOf } from './release.ts';

export type Confirmation = {
  readonly milestoneId: string;
  readonly externalUserId: string;
  /** What the party was shown, if the caller says so. */
  readonly amount?: number | undefined;
};

export type Confirmed = { readonly milestone: Milestone; readonly message: string };

/**
 * Records one party's confirmation of a milestone. The second party's confirmation releases it; repeating a
 * confirmation changes nothing.
 */
export function confirm(agreement: Agreement, input: Confirmation, moment: Moment): Decision<Confirmed> {
  const milestone = agreement.milestones.find((candidate) => candidate.id === input.milestoneId);
  if (!milestone)
    throw new Problem(
      'not_found',
      'This agreement has no such milestone. GET the agreement to see its milestones.',
    );
  const party = partyOf(agreement, input.externalUserId);
  if (!party) {
    throw new Problem(
      'not_a_party',
      'externalUserId is neither the buyer nor the seller. Send the agreement’s buyerExternalId or sellerExternalId.',
    );
  }
  if (agreement.hold !== null) throw new Problem('agreement_frozen');
  if (isDisputed(milestone)) throw new Problem('milestone_disputed');
  if (isResolved(milestone)) throw new Problem('milestone_resolved');
  if (milestone.settlement === 'REFUNDED') throw new Problem('milestone_refunded');

  const confirmed = confirmedBy(milestone, party);
  if (confirmed === milestone) {
    const message = `The ${party} has already confirmed this milestone.`;
    return { change: null, result: { milestone, message } };
  }
  requireAmount(milestone, input.amount);
  const draft = new Draft(agreement, moment);
  draft.setMilestone(confirmed);
  draft.emit('milestone.confirmed', { milestoneId: milestone.id, by: party });
  if (milestone.completedAs === null && milestoneStatus(confirmed) === 'COMPLETED')
    complete(draft, confirmed);
  const change = draft.done();
  const after = draft.milestone(milestone.id);
  return { change, result: { milestone: after, message: describe(draft.agreement, after) } };
}

/** An amendment may have come between what the party saw and what it confirms. */
function requireAmount({ amount }: Milestone, shown: number | undefined): void {
  if (shown === undefined || shown === amount) return;
  throw new Problem(
    'amount_changed',
    `The milestone is ${amount} now. Show the party the new amount first.`,
    {
      details: [{ path: 'amount', message: `is not the milestone’s amount, ${amount}` }],
    },
  );
}

function describe(agreement: Agreement, milestone: Milestone): string {
  switch (milestoneStatus(milestone)) {
    case 'BUYER_CONFIRMED':
      return 'The buyer has confirmed this milestone. It is released when the seller confirms it too.';
    case 'SELLER_CONFIRMED':
      return `The seller has confirmed this milestone. It is released when the buyer confirms it too${orAt(milestone)}.`;
    default:
      return milestone.settlement === 'QUEUED'
        ? `Both parties have confirmed this milestone. Release queued until the agreement is funded, short by ${shortfallOf(agreement, milestone)}.`
        : 'Both parties have confirmed this milestone. Its amount is being released to the seller.';
  }
}

/** Says when the buyer's silence releases the milestone, if it does. */
function orAt({ inspection, limits }: Milestone): string {
  if (limits?.onSilence !== 'release' || limits.inspectionSeconds === null) return '';
  if (inspection?.endedAt) return '';
  if (!inspection?.endsAt) return ', or when the inspection window ends, which has not started';
  return `, or when the inspection window ends at ${inspection.endsAt.toISOString()}`;
}
