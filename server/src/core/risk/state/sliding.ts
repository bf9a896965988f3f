import { slidingCount } from '#core/risk/velocity.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/time.ts';

/** A sliding window of two buckets. */
export type Sliding = readonly [current: number, previous: number];
export const NONE: Sliding = [0, 0];

export const WIDTH_MS = { tenMinutes: 10 * MINUTE_MS, hour: HOUR_MS, day: DAY_MS, week: 7 * DAY_MS } as const;
export type Width = keyof typeof WIDTH_MS;

/** Buckets are numbered since 1970. */
export function bucketOf(at: number, width: Width): number {
  return Math.floor(at / WIDTH_MS[width]);
}

/**
 * Adds to a window whose last event was at `lastAt`. An event from a clock that runs behind counts into the
 * current bucket.
 */
export function slide(window: Sliding, width: Width, lastAt: number, at: number, added: number): Sliding {
  const [current, previous] = window;
  const passed = bucketOf(at, width) - bucketOf(lastAt, width);
  if (passed <= 0) return added === 0 ? window : [current + added, previous];
  return [added, passed === 1 ? current : 0];
}

/** Returns the count of a window whose last event was at `lastAt`. */
export function countIn([current, previous]: Sliding, width: Width, lastAt: number, at: number): number {
  // A clock behind the bucket has made no progress in it; nothing is older than the whole bucket.
  const buckets = at / WIDTH_MS[width] - bucketOf(lastAt, width);
  return slidingCount(current, previous, Math.min(1, Math.max(0, buckets)));
}
