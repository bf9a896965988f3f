import { DAY_MS, MINUTE_MS } from '#core/time.ts';
import type { TestApp } from '#test/support/app.ts';

export type Past = {
  /** Moves on to a moment of the scenario, in days since its first midnight. */
  goTo(day: number): void;
  /** Moves on to a moment shortly before now. */
  minutesAgo(minutes: number): void;
};

/**
 * Plays a scenario that begins the given number of days ago and ends now, so that lists, charts and times
 * look realistic.
 */
export async function inThePast<Result>(
  { time }: TestApp,
  days: number,
  tell: (past: Past) => Promise<Result>,
): Promise<Result> {
  const now = time.now().getTime();
  const midnight = Math.floor((now - days * DAY_MS) / DAY_MS) * DAY_MS;
  let moved = 0;
  const moveTo = (at: number) => {
    const ahead = at - time.now().getTime();
    moved += ahead;
    time.advance(ahead);
  };
  const onTo = (at: number) => moveTo(Math.max(at, time.now().getTime()));
  moveTo(midnight);
  try {
    return await tell({
      goTo: (day) => onTo(midnight + day * DAY_MS),
      minutesAgo: (minutes) => onTo(now - minutes * MINUTE_MS),
    });
  } finally {
    time.advance(-moved);
  }
}
