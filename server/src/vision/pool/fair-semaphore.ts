/** A counting semaphore that hands out a resource fairly. */
export type FairSemaphore = {
  /** Takes immediately or not at all, regardless of waiters. */
  take(amount: number, who: string): boolean;
  /** False when `until` is aborted first. */
  wait(amount: number, who: string, until: AbortSignal): Promise<boolean>;
  /** `cost` is what the use cost; waiters with a lower total cost come first. */
  giveBack(amount: number, who: string, cost?: number): void;
};

type Asked = { readonly amount: number; readonly admit: () => void };

/**
 * A request above the maximum is granted when nothing else is held. Of several waiters, the one with the
 * lowest total cost is next; on a tie each gets one turn before any gets another, and the one that has just
 * given back is last. Waiters therefore wait for one turn of another, however many it requests and however
 * expensive they are. No holder may have more than `share`, except as a single request.
 */
export function openFairSemaphore(max: number, share = max): FairSemaphore {
  /** Requests in order of arrival; waiters in order of their turns. */
  const waiting = new Map<string, Asked[]>();
  const held = new Map<string, number>();
  const tally = openTally(() => new Set([...waiting.keys(), ...held.keys()]));
  let inAll = 0;

  const holds = (who: string) => held.get(who) ?? 0;
  const hasShare = (amount: number, who: string) => holds(who) === 0 || holds(who) + amount <= share;
  const fits = (amount: number, who: string) =>
    inAll === 0 || (inAll + amount <= max && hasShare(amount, who));

  function hold(amount: number, who: string): void {
    inAll += amount;
    const mine = holds(who) + amount;
    if (mine === 0) held.delete(who);
    else held.set(who, mine);
  }

  /** Moves a waiter with further requests to the end. */
  function goToEnd(who: string): void {
    const mine = waiting.get(who);
    waiting.delete(who);
    if (mine && mine.length > 0) waiting.set(who, mine);
  }

  function next(): [who: string, asked: Asked] | null {
    const inTurn = [...waiting].sort(([one], [other]) => tally.of(one) - tally.of(other));
    for (const [who, [first]] of inTurn) {
      if (first && fits(first.amount, who)) return [who, first];
      // A waiter that is blocked by others keeps its turn. One that is blocked only by its own share does not
      // block others.
      if (first && hasShare(first.amount, who)) return null;
    }
    return null;
  }

  function serve(): void {
    for (let found = next(); found; found = next()) {
      const [who, asked] = found;
      waiting.get(who)?.shift();
      goToEnd(who);
      hold(asked.amount, who);
      asked.admit();
    }
  }

  return {
    take(amount, who) {
      if (!fits(amount, who)) return false;
      hold(amount, who);
      return true;
    },
    async wait(amount, who, until) {
      if (until.aborted) return false;
      return new Promise((resolve) => {
        const giveUp = () => {
          const mine = waiting.get(who) ?? [];
          mine.splice(mine.indexOf(asked), 1);
          if (mine.length === 0) waiting.delete(who);
          resolve(false);
          serve();
        };
        const asked = {
          amount,
          admit: () => {
            until.removeEventListener('abort', giveUp);
            resolve(true);
          },
        };
        until.addEventListener('abort', giveUp, { once: true });
        tally.comeIn(who);
        waiting.set(who, [...(waiting.get(who) ?? []), asked]);
        serve();
      });
    },
    giveBack(amount, who, cost = 0) {
      hold(-amount, who);
      tally.charge(who, cost);
      goToEnd(who);
      serve();
    },
  };
}

/**
 * Tracks the total cost of each holder. A newcomer starts at the lowest total of those present, so that
 * staying away saves nothing; an absent one is forgotten once everyone present has reached its total.
 */
function openTally(here: () => ReadonlySet<string>) {
  const spent = new Map<string, number>();
  const of = (who: string) => spent.get(who) ?? 0;
  const least = (present: ReadonlySet<string>) => Math.min(...[...present].map(of));

  return {
    of,
    comeIn(who: string): void {
      const present = here();
      if (present.size > 0 && !present.has(who)) spent.set(who, Math.max(least(present), of(who)));
    },
    charge(who: string, cost: number): void {
      if (cost > 0) spent.set(who, of(who) + cost);
      const present = here();
      const level = least(present);
      for (const [gone, had] of spent) if (had <= level && !present.has(gone)) spent.delete(gone);
    },
  };
}
