/**
 * Spares a server that is down, and those who would wait for it: after several failures in a row nobody asks
 * for a while, and then one does, for all.
 */
export type CircuitBreaker = {
  /** Whether somebody may ask now. Whoever was let in says afterwards how it went. */
  enter(): boolean;
  leave(reached: boolean): void;
};

const FAILURES = 5;
const REST_MS = 10_000;

export function circuitBreaker(now: () => number, failures = FAILURES, restMs = REST_MS): CircuitBreaker {
  let failed = 0;
  let closedUntil = 0;
  let probing = false;
  return {
    enter() {
      if (failed < failures) return true;
      if (now() < closedUntil || probing) return false;
      probing = true;
      return true;
    },
    leave(reached) {
      probing = false;
      failed = reached ? 0 : failed + 1;
      if (failed >= failures) closedUntil = now() + restMs;
    },
  };
}
