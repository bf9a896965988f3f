import { openFairSemaphore } from './fair-semaphore.ts';
import { openMemory } from './memory.ts';

export type AdmissionSettings = {
  /** How many of one account are measured at a time. */
  readonly maxInside: number;
  /** How many more, so that no account has to wait until another's are done; none where it is left out. */
  readonly maxBeside?: number;
  /** How many may wait for that, with their pictures or on the way to sending them. */
  readonly maxWaiting: number;
  /** How many bytes all of them together may hold. */
  readonly maxBytes: number;
  /** From taking a place to being done. */
  readonly deadlineMs: number;
  /** The clock by which turns are charged. */
  readonly now?: () => number;
};

/** One caller's way through: a place first, then room for what is brought, then a turn. */
export type Ticket = {
  /** Aborted when the time is up or the ticket is over. */
  readonly until: AbortSignal;
  /** By the clock that never jumps (`performance.now()`). */
  readonly deadline: number;
  reserve(bytes: number): Promise<boolean>;
  reserveBytes(bytes: number): boolean;
  /**
   * Does the work in turn; null when the time was up before. It is told whether it goes ahead of what others
   * have under way: so does the work of whoever is here with less than somebody else.
   */
  inTurn<Result>(work: (ahead: boolean) => Promise<Result>): Promise<Result | null>;
  leave(): void;
};

export type Admission = {
  enter(account: string): Ticket | null;
  /** How many are measured, how many are on their way to it, and whether another would be turned away. */
  load(): { readonly working: number; readonly waiting: number; readonly full: boolean };
};

type Load = Ticket & { readonly isWorking: () => boolean };

/**
 * Admission control. Whoever finds no place is turned away at the door, before sending anything, unless
 * somebody has two more than they: then the last of those who waits for that account makes room.
 * What a ticket holds is given back when it leaves, or when its work ends if that is later: work that
 * has begun cannot be called off.
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
    const room = memory.roomFor(account);
    let working = false;
    let left = false;

    function giveBack(): void {
      if (working || !left) return;
      room.giveBack();
      slots.giveBack(1, account);
      mine.delete(load);
      if (mine.size === 0) loadByAccount.delete(account);
    }

    const load: Load = {
      isWorking: () => working,
      until,
      deadline: performance.now() + settings.deadlineMs,
      reserve: (bytes) => room.wait(bytes, until),
      reserveBytes: (bytes) => room.take(bytes),
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
