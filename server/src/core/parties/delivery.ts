/*
 * The delivery code: HOTP (RFC 4226) with one secret per milestone. The buyer's page shows it, and the rider
 * or seller enters it. It is consumed by the release alone: while the milestone is open, its codes work.
 */

const DIGITS = 6;
/** Codes after the current one that are accepted: the buyer's page shows them without a network. */
const LOOK_AHEAD = 3;
/** Wrong codes through one link, over all codes. */
const MAX_FAILURES = 5;
/** Wrong codes for a milestone through all links. */
const MAX_FAILURES_OF_ALL = 20;
/** A time that the phone's clock cannot mean is not recorded. */
const MAX_AGE_MS = 14 * 86_400_000;
const MAX_AHEAD_MS = 3_600_000;

export type DeliveryCounters = {
  /** Of the code that the buyer sees first. */
  readonly counter: number;
  readonly failures: number;
  readonly failuresOfAll: number;
};

export const NEW_COUNTERS: DeliveryCounters = { counter: 0, failures: 0, failuresOfAll: 0 };

/** What the secret of a milestone's codes is derived from. */
export function secretInput(developerId: string, milestoneId: string): string {
  return JSON.stringify(['delivery code 1', developerId, milestoneId]);
}

/** Returns the code of an HMAC-SHA-1 of the counter (RFC 4226, section 5.3). */
export function truncated(hmac: Uint8Array): string {
  const at = (hmac.at(-1) ?? 0) & 15;
  const [first = 0, ...rest] = hmac.subarray(at, at + 4);
  const number = rest.reduce((sum, byte) => sum * 256 + byte, first & 127);
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Returns the counters of the codes that work, that of the current code first. */
export function workingCounters({ counter }: Pick<DeliveryCounters, 'counter'>): number[] {
  return Array.from({ length: LOOK_AHEAD + 1 }, (_, ahead) => counter + ahead);
}

/** Ends every code that was shown. Failures stay. */
export function withNewCode<Counters extends DeliveryCounters>(counters: Counters): Counters {
  return { ...counters, counter: counters.counter + LOOK_AHEAD + 1 };
}

export type DeliveryRefusal = 'locked' | 'wrong_code';

/** Returns why a code is refused, or null when it is one of those that work. */
export function judgeDelivery(
  { failures, failuresOfAll }: DeliveryCounters,
  working: readonly string[],
  code: string,
): DeliveryRefusal | null {
  if (failures >= MAX_FAILURES || failuresOfAll >= MAX_FAILURES_OF_ALL) return 'locked';
  return working.includes(code) ? null : 'wrong_code';
}

/** Reads when a code was typed, by the clock of a phone that had no network. */
export function typedAt(given: string | undefined, now: Date): Date | null {
  const at = given ? new Date(given) : null;
  const age = at ? now.getTime() - at.getTime() : Number.NaN;
  return at && age <= MAX_AGE_MS && age >= -MAX_AHEAD_MS ? at : null;
}
