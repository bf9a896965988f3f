/** A counting semaphore: so much of something, handed out in turn to those who ask for it. */
export type Allowance = {
  /** At once or not at all; does not mind who is waiting. */
  take(amount: number, who: string): boolean;
  /** False when `until` is aborted first. */
  wait(amount: number, who: string, until: AbortSignal): Promise<boolean>;
  giveBack(amount: number, who: string): void;
};

type Asked = { readonly amount: number; readonly admit: () => void };

/**
 * Whoever asks for more than there will ever be gets it when nobody else holds any. Of several who wait, each
 * has one turn before any has another, and who has just given something back is last: however many one of
 * them asks for, the others wait for one. What anybody holds beyond one thing is at most `share`.
 */
export function openAllowance(max: number, share = max): Allowance {
  /** In the order of asking, and the askers in the order of their turns. */
  const waiting = new Map<string, Asked[]>();
  const held = new Map<string, number>();
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
    for (const [who, [first]] of waiting) {
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
        waiting.set(who, [...(waiting.get(who) ?? []), asked]);
        serve();
      });
    },
    giveBack(amount, who) {
      hold(-amount, who);
      goToEnd(who);
      serve();
    },
  };
}
