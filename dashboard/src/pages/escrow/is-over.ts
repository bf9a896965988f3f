import type { AgreementDetail } from '#api/types.ts';

/** True when nothing is left to decide between the parties. Refunds may still be on their way. */
export function isOver({ milestones }: AgreementDetail): boolean {
  return milestones.every(({ settlement }) => settlement === 'PAID' || settlement === 'REFUNDED');
}
