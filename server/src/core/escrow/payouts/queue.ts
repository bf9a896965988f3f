import type { Draft } from '#core/escrow/draft.ts';
import type { Milestone } from '#core/escrow/milestone.ts';

/**
 * Enqueues the payout. The job carries the number of attempts so far, so that it can tell when it is out of
 * date.
 */
export function enqueuePayout(draft: Draft, milestone: Milestone, runAt: Date = draft.now): void {
  draft.enqueue('submit-payout', { milestoneId: milestone.id, attempts: milestone.payoutAttempts }, runAt);
}
