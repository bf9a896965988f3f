import { HOUR_MS as HOUR, MINUTE_MS as MINUTE } from '#core/time.ts';

/** How many times a password or a code was tried at one door, and until when nobody may try there again. */
export type Guard = {
  readonly attempts: number;
  /** Null while tries are free. */
  readonly refusedUntil: Date | null;
  readonly lastAt: Date;
};

/** So many tries are free. Each one after them is followed by a wait, every time twice as long. */
export type GuardPolicy = {
  readonly free: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  readonly forgottenAfterMs: number;
};

/**
 * Who is made to wait is whoever guesses. One place at one account may try ten times; that place waits, and
 * the owner elsewhere does not notice. Places that an account does not know are also counted together, so
 * that many of them get no further than one; what it does know is never among them.
 */
export const GUARDS = {
  accountAtPlace: { free: 10, firstWaitMs: MINUTE, longestWaitMs: 6 * HOUR, forgottenAfterMs: 24 * HOUR },
  accountByStrangers: { free: 100, firstWaitMs: MINUTE, longestWaitMs: HOUR / 4, forgottenAfterMs: 6 * HOUR },
  strangersAtPlace: { free: 100, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: 24 * HOUR },
} as const satisfies Record<string, GuardPolicy>;
/**
 * Asking for a new password puts a mail into somebody's box, so there are fewer of these. Again the owner, in
 * a browser or network that is known, is not counted with strangers.
 */
export const RESET_GUARDS = {
  accountAtPlace: { free: 4, firstWaitMs: 10 * MINUTE, longestWaitMs: 6 * HOUR, forgottenAfterMs: 24 * HOUR },
  accountByStrangers: { free: 12, firstWaitMs: HOUR, longestWaitMs: 6 * HOUR, forgottenAfterMs: 24 * HOUR },
  strangersAtPlace: { free: 30, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: 24 * HOUR },
} as const satisfies Record<keyof typeof GUARDS, GuardPolicy>;
/** Older ones tell nothing, whatever their policy. */
export const GUARDS_KEPT_MS = 24 * HOUR;
export const NETWORKS_KEPT_MS = 180 * 24 * HOUR;

/** The guard after one more try at this moment, which counts until it turns out to have been right. */
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
