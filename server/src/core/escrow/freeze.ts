import { Problem } from '#core/problem.ts';
import { type Agreement, isClosed } from './agreement.ts';
import type { Decided, Moment } from './decision.ts';
import { Draft } from './draft.ts';
import { type Recall, requireCovered } from './exceptions/recalled.ts';
import { allParts } from './part.ts';
import { enqueuePayout } from './payouts/queue.ts';
import { drainReleases } from './release.ts';

/** Puts the agreement on hold. Deposits are still accepted, but nothing leaves. */
export function freeze(agreement: Agreement, reason: string, moment: Moment): Decided<Agreement> {
  if (agreement.hold !== null)
    throw new Problem(
      'agreement_frozen',
      'The agreement is already on hold. Lift that hold with POST /v1/escrow/agreements/:id/unfreeze before setting another.',
    );
  if (isClosed(agreement)) throw new Problem('agreement_closed');
  const draft = new Draft(agreement, moment);
  draft.setHold(reason);
  draft.emit('agreement.frozen', { reason });
  const change = draft.done();
  return { change, result: change.after };
}

/** Includes SUBMITTED: its reference may have been written without the bank ever receiving the payout. */
const WAITS_FOR_THE_END: ReadonlySet<string> = new Set(['RELEASED', 'SUBMITTED']);

/** Lifts the hold and restarts everything that waited for it. */
export function unfreeze(
  agreement: Agreement,
  recalls: readonly Recall[],
  moment: Moment,
): Decided<Agreement> {
  if (agreement.hold === null) throw new Problem('agreement_not_frozen');
  requireCovered(agreement, recalls);
  const draft = new Draft(agreement, moment);
  draft.setHold(null);
  draft.emit('agreement.unfrozen', {});
  for (const part of allParts(agreement)) {
    if (WAITS_FOR_THE_END.has(part.settlement)) enqueuePayout(draft, part);
  }
  if (agreement.balances.refund_payable > 0) draft.enqueue('pay-refunds', {});
  drainReleases(draft);
  const change = draft.done();
  return { change, result: change.after };
}
