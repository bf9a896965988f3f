import type { Agreement } from '#core/escrow/agreement.ts';
import type { Milestone } from '#core/escrow/milestone.ts';
import type { EventData } from '#core/events/event.ts';
import { SECOND_MS } from '#core/time.ts';
import { isDisputed, pauseDispute, resumeDispute } from './dispute.ts';
import { standOf } from './stand.ts';

type ClockEvent = {
  [Type in 'dispute.paused' | 'dispute.resumed']: { readonly type: Type; readonly data: EventData<Type> };
}['dispute.paused' | 'dispute.resumed'];
type Tended = { readonly milestone: Milestone; readonly event: ClockEvent };

/** Stops the clocks of disputes during a hold of the agreement, and starts them again after it. */
export function tendDisputes({ milestones, hold }: Agreement, now: Date): Tended[] {
  return milestones.flatMap((milestone): Tended[] => {
    const { dispute } = milestone;
    if (!dispute || !isDisputed(milestone)) return [];
    if (hold !== null && dispute.dueAt) {
      const paused = { ...milestone, dispute: pauseDispute(dispute, now) };
      const remainingSeconds = Math.ceil((paused.dispute.leftMs ?? 0) / SECOND_MS);
      const data = { ...standOf(paused), remainingSeconds };
      return [{ milestone: paused, event: { type: 'dispute.paused', data } }];
    }
    if (hold === null && !dispute.dueAt) {
      const resumed = { ...milestone, dispute: resumeDispute(dispute, now) };
      return [{ milestone: resumed, event: { type: 'dispute.resumed', data: standOf(resumed) } }];
    }
    return [];
  });
}
