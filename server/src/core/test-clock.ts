import { type Clock, DAY_MS } from './time.ts';

/** The furthest that a test environment may be ahead of the service, over all its moves. */
export const MAX_AHEAD_MS = 3_660 * DAY_MS;

/** The time of a test environment, which runs on from where it was moved to. */
export function aheadOf(clock: Clock, aheadMs: number): Clock {
  return () => new Date(clock().getTime() + aheadMs);
}
