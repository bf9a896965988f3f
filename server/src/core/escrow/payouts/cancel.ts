import { type Agreement, isReleased } from '#core/escrow/agreement.ts';
import type { Decision, Moment } from '#core/escrow/decision.ts';
import { isDisputed } from '#core/escrow/disputes/dispute.ts';
import { Draft } from '#core/escrow/draft.ts';
import { recover } from '#core/escrow/exceptions/recalled.ts';
import { isCancelled, type Milestone } from '#core/escrow/milestone.ts';
import { subtract } from '#core/escrow/money.ts';
import { findPart, type Part, partIdOf, payeeOf } from '#core/escrow/part.ts';
import { payoutIdOf } from '#core/escrow/payout.ts';
import { openRefund } from '#core/escrow/refunds/open.ts';
import type { ResolveFacts } from '#core/escrow/resolve.ts';
import { Problem } from '#core/problem.ts';
import { isOwed } from './hold.ts';

/**
 * Gives what one payee of a shared milestone was to get back to the buyer, as long as the bank does not have
 * the payout. Once another payee is paid, the milestone can no longer be divided as a whole, and a payee who
 * never names an account would keep the money here forever. The platform keeps its fees. Works during a hold.
 */
export function cancelPayout(
  agreement: Agreement,
  { partId, reason }: { readonly partId: string; readonly reason: string },
  { deposits, recalls }: Pick<ResolveFacts, 'deposits' | 'recalls'>,
  moment: Moment,
): Decision<null> {
  const { part, milestone } = choose(agreement, partId);
  if (part.settlement === 'REFUNDED') return { change: null, result: null };
  const { milestoneId, share, amount } = part;
  const draft = new Draft(agreement, moment);
  if (share !== null) draft.post('share_returned', amount, part.id);
  draft.setPart({ ...part, settlement: 'REFUNDED' });
  // The seller's part counts as number 0, so that no decision about the milestone has the same cause.
  const decided = { id: partIdOf(milestoneId, share ?? 0), toBuyer: milestone.toBuyer };
  const recovered = recover(draft, decided, { amount, reason }, recalls);
  const payoutId = payoutIdOf(part.id);
  draft.emit('payout.cancelled', { milestoneId, amount, payoutId, reason, recovered, ...payeeOf(part) });
  const left = subtract(amount, recovered);
  if (left > 0)
    openRefund(draft, { kind: 'RELEASED', amount: left, milestoneIds: [milestoneId], reason }, deposits);
  return { change: draft.done(), result: null };
}

function choose(
  agreement: Agreement,
  partId: string,
): { readonly part: Part; readonly milestone: Milestone } {
  const part = findPart(agreement, partId);
  const milestone = agreement.milestones.find(({ id }) => id === part?.milestoneId);
  if (!part || !milestone) throw new Problem('not_found');
  if (milestone.shares.length === 0) throw new Problem('payout_not_shared');
  if (isDisputed(milestone)) throw new Problem('milestone_disputed');
  if (part.settlement === 'PAID') throw new Problem('milestone_paid');
  if (part.settlement === 'SUBMITTED') throw new Problem('payout_under_way');
  const isOver = part.settlement === 'REFUNDED' && (isReleased(milestone) || isCancelled(milestone));
  if (!isOver && !isOwed(part)) throw new Problem('milestone_refunded');
  return { part, milestone };
}
