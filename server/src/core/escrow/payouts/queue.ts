import type { Draft } from '#core/escrow/draft.ts';
import type { Part } from '#core/escrow/part.ts';

/**
 * Enqueues the payout of a part, which the job names by its id. The job carries the number of attempts so
 * far, so that it can tell when it is out of date.
 */
export function enqueuePayout(
  draft: Draft,
  { id: milestoneId, payoutAttempts: attempts }: Pick<Part, 'id' | 'payoutAttempts'>,
  runAt: Date = draft.now,
): void {
  draft.enqueue('submit-payout', { milestoneId, attempts }, runAt);
}
