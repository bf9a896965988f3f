import { HOUR_MS as HOUR, MINUTE_MS as MINUTE } from '#core/time.ts';

/** The attempts counted under one limit, and until when further ones are refused. */
export type Guard = {
  readonly attempts: number;
  /** Null while attempts are not delayed. */
  readonly refusedUntil: Date | null;
  readonly lastAt: Date;
};

/** Allows a number of attempts without delay. Each further one doubles the waiting time. */
export type GuardPolicy = {
  readonly free: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  readonly forgottenAfterMs: number;
};

/**
 * Slows down guessing without locking out the owner. One client network may try an account ten times; then
 * that network waits, and the owner elsewhere is unaffected. Networks and browsers unknown to the account are
 * also counted together, so that an attacker gains nothing from using many; known ones are never counted with
 * them.
 */
export const GUARDS = {
  accountAtPlace: { free: 10, firstWaitMs: MINUTE, longestWaitMs: 6 * HOUR, forgottenAfterMs: 24 * HOUR },
  accountByStrangers: { free: 100, firstWaitMs: MINUTE, longestWaitMs: HOUR / 4, forgottenAfterMs: 6 * HOUR },
  strangersAtPlace: { free: 100, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: 24 * HOUR },
} as const satisfies Record<string, GuardPolicy>;
/**
 * A password reset sends mail to a person, so fewer are allowed. As above, an owner on a known browser or
 * network is not counted with strangers.
 */
export const RESET_GUARDS = {
  accountAtPlace: { free: 4, firstWaitMs: 10 * MINUTE, longestWaitMs: 6 * HOUR, forgottenAfterMs: 24 * HOUR },
  accountByStrangers: { free: 12, firstWaitMs: HOUR, longestWaitMs: 6 * HOUR, forgottenAfterMs: 24 * HOUR },
  strangersAtPlace: { free: 30, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: 24 * HOUR },
} as const satisfies Record<keyof typeof GUARDS, GuardPolicy>;
/** Older records have no effect under any policy. */
export const GUARDS_KEPT_MS = 24 * HOUR;
export const NETWORKS_KEPT_MS = 180 * 24 * HOUR;

/** Returns the record after one more attempt, which counts until it turns out to be correct. */
export function withAttempt(guard: Guard | undefined, policy: GuardPolicy, now: Date): Guard {
  const forgotten = !guard || now.getTime() - guard.lastAt.getTime() >= policy.forgottenAfterMs;
  const attempts = forgotten ? 1 : guard.attempts + 1;
  return { attempts, refusedUntil: endOfWait(policy, attempts, now), lastAt: now };
}

function endOfWait(policy: GuardPolicy, attempts: number, now: Date): Date | null {
  const { free, firstWaitMs, longestWaitMs } = policy;
  if (attempts < free) return null;
  return new Date(now.getTime() + Math.min(longestWaitMs, firstWaitMs * 2 ** (attempts - free)));
}
