/**
 * A circuit breaker: after several failures in a row requests are refused for a while, then one is let
 * through as a probe.
 */
export type CircuitBreaker = {
  /** True when a request may be made. The caller reports its outcome with `leave`. */
  enter(): boolean;
  leave(reached: boolean): void;
};

const FAILURES = 5;
const OPEN_MS = 10_000;

export function circuitBreaker(now: () => number, failures = FAILURES, openMs = OPEN_MS): CircuitBreaker {
  let failed = 0;
  let openUntil = 0;
  let probing = false;
  return {
    enter() {
      if (failed < failures) return true;
      if (now() < openUntil || probing) return false;
      probing = true;
      return true;
    },
    leave(reached) {
      probing = false;
      failed = reached ? 0 : failed + 1;
      if (failed >= failures) openUntil = now() + openMs;
    },
  };
}
