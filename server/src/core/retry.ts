/**
 * When to try again: the schedule is data, the last entry repeats. Jitter of ±20 % keeps a crowd of retries
 * from arriving together; `random` is in [0, 1).
 */
export function retryDelayMs(scheduleMs: readonly number[], attempt: number, random: number): number {
  const base = scheduleMs[Math.min(attempt, scheduleMs.length) - 1] ?? 0;
  return Math.round(base * (0.8 + 0.4 * random));
}
