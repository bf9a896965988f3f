import { Problem } from '#core/problem.ts';
import { type Agreement, outstandingOf, partyOf } from './agreement.ts';
import { type Change, Draft, type Moment } from './change.ts';
import { confirmedBy, type Milestone, milestoneStatus } from './milestone.ts';
import { enqueuePayout } from './payout.ts';

export type Confirmation = {
  /** Null when this party had confirmed before: nothing to write. */
  readonly change: Change | null;
  readonly milestone: Milestone;
  readonly message: string;
};

export function confirmMilestone(
  agreement: Agreement,
  input: { readonly milestoneId: string; readonly externalUserId: string },
  moment: Moment,
): Confirmation {
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
      'external_user_id is neither the buyer nor the seller. Send the agreement’s buyerExternalId or sellerExternalId.',
    );
  }
  if (agreement.hold !== null) throw new Problem('agreement_frozen');
  if (milestone.settlement === 'REFUNDED') throw new Problem('milestone_refunded');

  const confirmed = confirmedBy(milestone, party);
  if (confirmed === milestone) {
    return { change: null, milestone, message: `The ${party} has already confirmed this milestone.` };
  }
  const draft = new Draft(agreement, moment);
  draft.setMilestone(confirmed);
  draft.emit('milestone.confirmed', { milestoneId: milestone.id, by: party });
  if (milestoneStatus(confirmed) === 'COMPLETED') complete(draft, confirmed);
  return {
    change: draft.done(),
    milestone: draft.milestone(milestone.id),
    message: describe(draft.agreement, draft.milestone(milestone.id)),
  };
}

function complete(draft: Draft, milestone: Milestone): void {
  const alreadyCompleted = draft.agreement.milestones.filter((other) => other.completedAs !== null).length;
  draft.setMilestone({ ...milestone, settlement: 'QUEUED', completedAs: alreadyCompleted + 1 });
  draft.emit('milestone.completed', { milestoneId: milestone.id, amount: milestone.amount });
  drainReleases(draft);
  if (draft.milestone(milestone.id).settlement === 'QUEUED') {
    draft.emit('milestone.release_queued', { milestoneId: milestone.id, amount: milestone.amount });
  }
}

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

function describe(agreement: Agreement, milestone: Milestone): string {
  switch (milestoneStatus(milestone)) {
    case 'BUYER_CONFIRMED':
      return 'The buyer has confirmed this milestone. It is released when the seller confirms it too.';
    case 'SELLER_CONFIRMED':
      return 'The seller has confirmed this milestone. It is released when the buyer confirms it too.';
    default:
      return milestone.settlement === 'QUEUED'
        ? `Both parties have confirmed this milestone. Release queued until the agreement is funded, short by ${outstandingOf(agreement)}.`
        : 'Both parties have confirmed this milestone. Its amount is being released to the seller.';
  }
}
