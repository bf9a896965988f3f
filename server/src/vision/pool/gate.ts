import { openAllowance } from './allowance.ts';

export type GateSettings = {
  /** How many are measured at a time. */
  readonly maxInside: number;
  /** How many may wait for that, with their pictures or on the way to sending them. */
  readonly maxWaiting: number;
  /** How many bytes all of them together may hold. */
  readonly maxBytes: number;
  /** From taking a place to being done. */
  readonly deadlineMs: number;
};

/** One caller's way through: a place first, then room for what is brought, then a turn. */
export type Visit = {
  /** Aborted when the time is up or the visit is over. */
  readonly until: AbortSignal;
  /** By the clock that never jumps (`performance.now()`). */
  readonly deadline: number;
  makeRoom(bytes: number): Promise<boolean>;
  takeRoom(bytes: number): boolean;
  /** Does the work in turn; null when the time was up before. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result | null>;
  leave(): void;
};

export type Gate = { enter(): Visit | null };

/**
 * Admission control. Whoever finds no place is turned away at the door, before sending anything.
 * What a visit holds is given back when it leaves, or when its work ends if that is later: work that
 * has begun cannot be called off.
 */
export function openGate(settings: GateSettings): Gate {
  const places = openAllowance(settings.maxInside + settings.maxWaiting);
  const memory = openAllowance(settings.maxBytes);
  const turns = openAllowance(settings.maxInside);

  function visit(): Visit {
    const end = new AbortController();
    const until = end.signal;
    const timer = setTimeout(() => end.abort(), settings.deadlineMs).unref();
    let bytes = 0;
    let working = false;
    let left = false;

    function giveBack(): void {
      if (working || !left) return;
      memory.giveBack(bytes);
      bytes = 0;
      places.giveBack(1);
    }

    return {
      until,
      deadline: performance.now() + settings.deadlineMs,
      async makeRoom(wanted) {
        if (!(await memory.wait(wanted, until))) return false;
        // Who left between being admitted and hearing of it has given the rest back already.
        if (left) memory.giveBack(wanted);
        else bytes += wanted;
        return !left;
      },
      takeRoom(wanted) {
        if (left || !memory.take(wanted)) return false;
        bytes += wanted;
        return true;
      },
      async inTurn(work) {
        if (!(await turns.wait(1, until))) return null;
        if (left) {
          turns.giveBack(1);
          return null;
        }
        working = true;
        try {
          return await work();
        } finally {
          working = false;
          turns.giveBack(1);
          giveBack();
        }
      },
      leave() {
        if (left) return;
        left = true;
        clearTimeout(timer);
        end.abort();
        giveBack();
      },
    };
  }

  return { enter: () => (places.take(1) ? visit() : null) };
}
