/**
 * When to try again: the schedule is data, the last entry repeats. Jitter of ±20 % keeps a crowd of retries
 * from arriving together; `random` is in [0, 1).
 */
export function retryDelayMs(scheduleMs: readonly number[], attempt: number, random: number): number {
  const base = scheduleMs[Math.min(attempt, scheduleMs.length) - 1] ?? 0;
  return Math.round(base * (0.8 + 0.4 * random));
}

const ASK_SOONEST_MS = 3_000;
const ASK_LATEST_MS = 600_000;
const SHARE_OF_THE_WAIT = 0.25;

/**
 * When to ask again somebody who says "not yet": after a quarter of the time that it has taken already. What
 * is settled within a minute is heard of within seconds, and what takes days costs a question every ten
 * minutes.
 */
export function askAgainMs(waitedMs: number): number {
  return Math.min(ASK_LATEST_MS, Math.max(ASK_SOONEST_MS, Math.round(waitedMs * SHARE_OF_THE_WAIT)));
}
