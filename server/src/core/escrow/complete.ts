import type { Draft } from './draft.ts';
import type { Milestone } from './milestone.ts';
import { drainReleases, nextInQueue } from './release.ts';

/** Releases a milestone that needs no further confirmation: at once, or when escrow covers it. */
export function complete(draft: Draft, milestone: Milestone): void {
  draft.setMilestone({ ...milestone, settlement: 'QUEUED', completedAs: nextInQueue(draft.agreement) });
  draft.emit('milestone.completed', { milestoneId: milestone.id, amount: milestone.amount });
  drainReleases(draft);
  if (draft.milestone(milestone.id).settlement === 'QUEUED') {
    draft.emit('milestone.release_queued', { milestoneId: milestone.id, amount: milestone.amount });
  }
}
