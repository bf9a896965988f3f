/**
 * Returns the delay before a retry. The last entry of the schedule repeats. Jitter of ±20 % keeps retries
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
 * Returns when to poll again for a pending result: after a quarter of the time waited so far. A result that
 * takes a minute is seen within seconds, and one that takes days costs a request every ten minutes.
 */
export function askAgainMs(waitedMs: number): number {
  return Math.min(ASK_LATEST_MS, Math.max(ASK_SOONEST_MS, Math.round(waitedMs * SHARE_OF_THE_WAIT)));
}
