import { openAllowance } from './fair-semaphore.ts';
import { openMemory } from './memory.ts';

export type GateSettings = {
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
export type Visit = {
  /** Aborted when the time is up or the visit is over. */
  readonly until: AbortSignal;
  /** By the clock that never jumps (`performance.now()`). */
  readonly deadline: number;
  makeRoom(bytes: number): Promise<boolean>;
  takeRoom(bytes: number): boolean;
  /**
   * Does the work in turn; null when the time was up before. It is told whether it goes ahead of what others
   * have under way: so does the work of whoever is here with less than somebody else.
   */
  inTurn<Result>(work: (ahead: boolean) => Promise<Result>): Promise<Result | null>;
  leave(): void;
};

export type Gate = {
  enter(account: string): Visit | null;
  /** How many are measured, how many are on their way to it, and whether another would be turned away. */
  crowd(): { readonly working: number; readonly waiting: number; readonly full: boolean };
};

type Guest = Visit & { readonly isWorking: () => boolean };

/**
 * Admission control. Whoever finds no place is turned away at the door, before sending anything, unless
 * somebody has two more than they: then the last of those who waits for that account makes room.
 * What a visit holds is given back when it leaves, or when its work ends if that is later: work that
 * has begun cannot be called off.
 */
export function openGate(settings: GateSettings): Gate {
  const places = openAllowance(settings.maxInside + settings.maxWaiting);
  const memory = openMemory(settings.maxBytes);
  const now = settings.now ?? (() => performance.now());
  const turns = openAllowance(settings.maxInside + (settings.maxBeside ?? 0), settings.maxInside);
  const guests = new Map<string, Set<Guest>>();

  function makePlace(account: string): boolean {
    const crowds = [...guests.values()].sort((left, right) => right.size - left.size);
    const [largest = new Set<Guest>()] = crowds;
    if (largest.size < (guests.get(account)?.size ?? 0) + 2) return false;
    const last = [...largest].findLast((guest) => !guest.isWorking());
    last?.leave();
    return places.take(1, account);
  }

  function visit(account: string): Visit {
    const end = new AbortController();
    const until = end.signal;
    const timer = setTimeout(() => end.abort(), settings.deadlineMs).unref();
    const room = memory.roomFor(account);
    let working = false;
    let left = false;

    function giveBack(): void {
      if (working || !left) return;
      room.giveBack();
      places.giveBack(1, account);
      mine.delete(guest);
      if (mine.size === 0) guests.delete(account);
    }

    const guest: Guest = {
      isWorking: () => working,
      until,
      deadline: performance.now() + settings.deadlineMs,
      makeRoom: (bytes) => room.wait(bytes, until),
      takeRoom: (bytes) => room.take(bytes),
      async inTurn(work) {
        if (!(await turns.wait(1, account, until))) return null;
        if (left) {
          turns.giveBack(1, account);
          return null;
        }
        working = true;
        const begunAt = now();
        try {
          return await work([...guests.values()].some(({ size }) => size > mine.size));
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
    const mine = guests.get(account) ?? new Set();
    guests.set(account, mine.add(guest));
    return guest;
  }

  function crowd() {
    const all = [...guests.values()].flatMap((mine) => [...mine]);
    const working = all.filter((guest) => guest.isWorking()).length;
    const full = all.length >= settings.maxInside + settings.maxWaiting;
    return { working, waiting: all.length - working, full };
  }

  return {
    enter: (account) => (places.take(1, account) || makePlace(account) ? visit(account) : null),
    crowd,
  };
}
