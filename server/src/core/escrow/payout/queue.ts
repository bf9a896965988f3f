import type { Draft } from '#core/escrow/draft.ts';
import type { Milestone } from '#core/escrow/milestone.ts';

/**
 * Has the payout sent. The job knows how often it was tried by then, and so notices when it is out of date.
 */
export function enqueuePayout(draft: Draft, milestone: Milestone, runAt: Date = draft.now): void {
  draft.enqueue('submit-payout', { milestoneId: milestone.id, attempts: milestone.payoutAttempts }, runAt);
}
