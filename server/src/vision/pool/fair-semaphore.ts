/** A counting semaphore: so much of something, handed out in turn to those who ask for it. */
export type FairSemaphore = {
  /** At once or not at all; does not mind who is waiting. */
  take(amount: number, who: string): boolean;
  /** False when `until` is aborted first. */
  wait(amount: number, who: string, until: AbortSignal): Promise<boolean>;
  /** `cost` is what having it came to: whoever has had less of that comes first. */
  giveBack(amount: number, who: string, cost?: number): void;
};

type Asked = { readonly amount: number; readonly admit: () => void };

/**
 * Whoever asks for more than there will ever be gets it when nobody else holds any. Of several who wait, the
 * one whose turns have cost least is next; where that is even, each has one turn before any has another, and
 * who has just given something back is last. So the others wait for one, however many one of them asks for,
 * and however dear they are. What anybody holds beyond one thing is at most `share`.
 */
export function openFairSemaphore(max: number, share = max): FairSemaphore {
  /** In the order of asking, and the askers in the order of their turns. */
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

  /** Whoever has more to ask for is last now. */
  function goToEnd(who: string): void {
    const mine = waiting.get(who);
    waiting.delete(who);
    if (mine && mine.length > 0) waiting.set(who, mine);
  }

  function next(): [who: string, asked: Asked] | null {
    const inTurn = [...waiting].sort(([one], [other]) => tally.of(one) - tally.of(other));
    for (const [who, [first]] of inTurn) {
      if (first && fits(first.amount, who)) return [who, first];
      // Nobody overtakes one who waits for others. Who waits for itself holds up nobody else.
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
 * What each has had. Whoever comes is put where the one who has had least of those here is, so that nobody
 * saves up by staying away, and whoever is gone is forgotten when all have had as much.
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
