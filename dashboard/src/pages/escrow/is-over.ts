import type { AgreementDetail } from '#api/types.ts';

/** Nothing is left to decide between the parties, though money may still be on its way. */
export function isOver({ milestones }: AgreementDetail): boolean {
  return milestones.every(({ settlement }) => settlement === 'PAID' || settlement === 'REFUNDED');
}
