import { openFairSemaphore } from './fair-semaphore.ts';
import { openMemory } from './memory.ts';

export type AdmissionSettings = {
  /** How many verifications of one account are measured at a time. */
  readonly maxInside: number;
  /** Additional slots, so that no account has to wait for another's work to finish; none by default. */
  readonly maxBeside?: number;
  /** How many may wait for that, with their pictures received or on the way. */
  readonly maxWaiting: number;
  /** The memory limit for all of them together. */
  readonly maxBytes: number;
  /** From taking a ticket to the result. */
  readonly deadlineMs: number;
  /** The clock by which turns are charged. */
  readonly now?: () => number;
};

/** A caller's ticket: first a slot, then memory for the pictures, then a turn. */
export type Ticket = {
  /** Aborted when the time is up or the ticket was given back. */
  readonly until: AbortSignal;
  /** On the monotonic clock (`performance.now()`). */
  readonly deadline: number;
  reserve(bytes: number): Promise<boolean>;
  reserveBytes(bytes: number): boolean;
  /**
   * Runs the work in turn; null when the time was up before. `ahead` is true when the caller has less in the
   * system than someone else: its work then takes priority over work under way.
   */
  inTurn<Result>(work: (ahead: boolean) => Promise<Result>): Promise<Result | null>;
  leave(): void;
};

export type Admission = {
  enter(account: string): Ticket | null;
  /** Returns how many are being measured, how many wait, and whether another would be refused. */
  load(): { readonly working: number; readonly waiting: number; readonly full: boolean };
};

type Load = Ticket & { readonly isWorking: () => boolean };

/**
 * Admission control. A caller without a free slot is refused before sending anything, unless some account has
 * at least two more tickets: then the last waiting ticket of that account is dropped. A ticket's resources
 * are released when it leaves, or when its work ends if that is later, because work that has begun cannot be
 * cancelled.
 */
export function openAdmission(settings: AdmissionSettings): Admission {
  const slots = openFairSemaphore(settings.maxInside + settings.maxWaiting);
  const memory = openMemory(settings.maxBytes);
  const now = settings.now ?? (() => performance.now());
  const turns = openFairSemaphore(settings.maxInside + (settings.maxBeside ?? 0), settings.maxInside);
  const loadByAccount = new Map<string, Set<Load>>();

  function makeSlot(account: string): boolean {
    const loads = [...loadByAccount.values()].sort((left, right) => right.size - left.size);
    const [largest = new Set<Load>()] = loads;
    if (largest.size < (loadByAccount.get(account)?.size ?? 0) + 2) return false;
    const last = [...largest].findLast((load) => !load.isWorking());
    last?.leave();
    return slots.take(1, account);
  }

  function ticket(account: string): Ticket {
    const end = new AbortController();
    const until = end.signal;
    const timer = setTimeout(() => end.abort(), settings.deadlineMs).unref();
    const reservation = memory.roomFor(account);
    let working = false;
    let left = false;

    function giveBack(): void {
      if (working || !left) return;
      reservation.giveBack();
      slots.giveBack(1, account);
      mine.delete(load);
      if (mine.size === 0) loadByAccount.delete(account);
    }

    const load: Load = {
      isWorking: () => working,
      until,
      deadline: performance.now() + settings.deadlineMs,
      reserve: (bytes) => reservation.wait(bytes, until),
      reserveBytes: (bytes) => reservation.take(bytes),
      async inTurn(work) {
        if (!(await turns.wait(1, account, until))) return null;
        if (left) {
          turns.giveBack(1, account);
          return null;
        }
        working = true;
        const begunAt = now();
        try {
          return await work([...loadByAccount.values()].some(({ size }) => size > mine.size));
        } finally {
          working = false;
          turns.giveBack(1, account, now() - begunAt);
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
    const mine = loadByAccount.get(account) ?? new Set();
    loadByAccount.set(account, mine.add(load));
    return load;
  }

  function load() {
    const all = [...loadByAccount.values()].flatMap((mine) => [...mine]);
    const working = all.filter((load) => load.isWorking()).length;
    const full = all.length >= settings.maxInside + settings.maxWaiting;
    return { working, waiting: all.length - working, full };
  }

  return {
    enter: (account) => (slots.take(1, account) || makeSlot(account) ? ticket(account) : null),
    load,
  };
}
