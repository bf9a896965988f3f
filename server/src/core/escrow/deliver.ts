import { type Agreement, isClosed } from './agreement.ts';
import { complete } from './complete.ts';
import type { Decision, Moment } from './decision.ts';
import { isDisputed } from './disputes/dispute.ts';
import { Draft } from './draft.ts';
import { confirmedBy, type Milestone } from './milestone.ts';

export type DeliveryState = 'open' | 'done' | 'ended' | 'frozen' | 'disputed' | 'not_paid';
export type Delivered = { readonly milestone: Milestone; readonly state: DeliveryState };

/**
 * Confirms a milestone for both parties and releases it, in one commit. When it cannot be released now,
 * nothing changes, so that the delivery code still works later.
 */
export function deliver(
  agreement: Agreement,
  { milestone, typedAt }: { readonly milestone: Milestone; readonly typedAt: Date | null },
  moment: Moment,
): Decision<Delivered> {
  const current = agreement.milestones.find(({ id }) => id === milestone.id) ?? milestone;
  const state = deliveryState(agreement, current);
  if (state !== 'open') return { change: null, result: { milestone: current, state } };
  const draft = new Draft(agreement, moment);
  for (const party of ['buyer', 'seller'] as const) {
    const before = draft.milestone(current.id);
    const after = confirmedBy(before, party);
    if (after === before) continue;
    draft.setMilestone(after);
    const typed = typedAt ? { typedAt: typedAt.toISOString() } : {};
    draft.emit('milestone.confirmed', {
      milestoneId: current.id,
      by: party,
      method: 'delivery_code',
      ...typed,
    });
  }
  complete(draft, draft.milestone(current.id));
  const after = draft.milestone(current.id);
  if (after.settlement === 'QUEUED')
    return { change: null, result: { milestone: current, state: 'not_paid' } };
  return { change: draft.done(), result: { milestone: after, state: 'done' } };
}

/** Returns whether a delivery can release a milestone, apart from the money. */
export function deliveryState(agreement: Agreement, milestone: Milestone): DeliveryState {
  const { settlement } = milestone;
  if (settlement === 'REFUNDED') return 'ended';
  if (settlement !== 'OPEN') return settlement === 'QUEUED' ? 'not_paid' : 'done';
  if (isClosed(agreement)) return 'ended';
  if (agreement.hold !== null) return 'frozen';
  return isDisputed(milestone) ? 'disputed' : 'open';
}
