import { Problem } from '#core/problem.ts';
import type { Agreement } from './agreement.ts';
import type { Decided, Moment } from './decision.ts';
import { Draft } from './draft.ts';
import { extendInspection } from './inspection.ts';
import type { Party } from './party.ts';

/**
 * Gives the buyer more time. The buyer may ask for it once, the seller may grant it at any time; all
 * extensions together are at most as long as the window was at first.
 */
export function extend(
  agreement: Agreement,
  input: { readonly milestoneId: string; readonly seconds: number; readonly party: Party },
  moment: Moment,
): Decided<Agreement> {
  const { milestoneId, seconds, party } = input;
  const milestone = agreement.milestones.find(({ id }) => id === milestoneId);
  if (!milestone)
    throw new Problem(
      'not_found',
      'This agreement has no such milestone. GET the agreement to see its milestones.',
    );
  if (agreement.hold !== null) throw new Problem('agreement_frozen');
  const { inspection, limits } = milestone;
  if (!inspection) throw new Problem('inspection_not_started');
  // The worker may be late, but the time is over.
  const isOver =
    inspection.endedAt !== null || (inspection.endsAt !== null && inspection.endsAt <= moment.now);
  if (isOver) throw new Problem('inspection_ended');
  if (party === 'buyer' && inspection.buyerExtended) throw new Problem('already_extended');
  const left = (limits?.inspectionSeconds ?? 0) - inspection.extendedSeconds;
  if (seconds > left) {
    throw new Problem(
      'extension_too_long',
      left > 0
        ? `All extensions together may be as long as the window was at first. Send at most ${left} seconds.`
        : 'All extensions together are as long as the window was at first. It cannot be extended again.',
      left > 0 ? { details: [{ path: 'seconds', message: `must be at most ${left}` }] } : {},
    );
  }
  const draft = new Draft(agreement, moment);
  const extended = extendInspection(inspection, seconds, party === 'buyer');
  draft.setMilestone({ ...milestone, inspection: extended });
  draft.emit('milestone.inspection_extended', {
    milestoneId,
    by: party,
    seconds,
    endsAt: extended.endsAt?.toISOString() ?? null,
  });
  const change = draft.done();
  return { change, result: change.after };
}
