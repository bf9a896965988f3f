import type { Period } from '#core/escrow/bank.ts';

export const PER_PAGE = '100';

/** Monnify includes the end of a period, we do not. */
export function isWithin(at: Date, { from, to }: Period): boolean {
  return at >= from && at < to;
}
