import type { Milestone } from '#core/escrow/milestone.ts';
import type { Dispute } from './dispute.ts';

/** A milestone with its dispute. */
export type Disputed = Milestone & { readonly dispute: Dispute };

/** Where a dispute stands, as every event of it says. */
export function standOf(milestone: Disputed) {
  const { id: milestoneId, dispute } = milestone;
  const { id: disputeId, status, turn, dueAt } = dispute;
  return { disputeId, milestoneId, status, turn, dueAt: dueAt?.toISOString() ?? null };
}
