import type { Agreement } from '#core/escrow/agreement.ts';
import type { Decision, Moment } from '#core/escrow/decision.ts';
import { isDisputed } from '#core/escrow/disputes/dispute.ts';
import { Draft } from '#core/escrow/draft.ts';
import { findPart, type Part, payeeOf } from '#core/escrow/part.ts';
import { payoutIdOf } from '#core/escrow/payout.ts';
import { Problem } from '#core/problem.ts';
import { enqueuePayout } from './queue.ts';

/**
 * Sends a payout again that the bank refused until no try was left, once a person has corrected the cause. It
 * goes to the payee's account as it is now, with as many tries as at first. The bank is asked about the last
 * attempt before another one.
 */
export function retryPayout(agreement: Agreement, partId: string, moment: Moment): Decision<null> {
  const part = choose(agreement, partId);
  const { milestoneId, amount } = part;
  const draft = new Draft(agreement, moment);
  draft.setPart({ ...part, settlement: 'RELEASED', payoutFailures: 0 });
  draft.emit('payout.retried', { milestoneId, amount, payoutId: payoutIdOf(part.id), ...payeeOf(part) });
  enqueuePayout(draft, part);
  return { change: draft.done(), result: null };
}

function choose(agreement: Agreement, partId: string): Part {
  const part = findPart(agreement, partId);
  const milestone = agreement.milestones.find(({ id }) => id === part?.milestoneId);
  if (!part || !milestone) throw new Problem('not_found');
  if (part.settlement === 'PAID') throw new Problem('milestone_paid');
  if (part.settlement === 'SUBMITTED') throw new Problem('payout_under_way');
  if (part.settlement !== 'AWAITING_DETAILS' || part.payoutAttempts === 0)
    throw new Problem('payout_not_refused');
  if (agreement.hold !== null) throw new Problem('agreement_frozen');
  if (isDisputed(milestone)) throw new Problem('milestone_disputed');
  return part;
}
