/** Lets so many in at a time, lets so many wait, and turns the rest away at the door. */
export type Gate = {
  hasRoom(): boolean;
  /** Resolves with the way out once it is one's turn; null when the gate is full or the deadline passed. */
  enter(deadline: AbortSignal): Promise<(() => void) | null>;
};

export function openGate(maxInside: number, maxWaiting: number): Gate {
  const waiting: (() => void)[] = [];
  let inside = 0;

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else inside -= 1;
  }

  /** Each turn may be given back once, whatever happens after. */
  function turn(): () => void {
    let left = false;
    return () => {
      if (!left) leave();
      left = true;
    };
  }

  const hasRoom = () => inside < maxInside || waiting.length < maxWaiting;

  return {
    hasRoom,
    async enter(deadline) {
      if (deadline.aborted || !hasRoom()) return null;
      if (inside < maxInside) {
        inside += 1;
        return turn();
      }
      return new Promise((resolve) => {
        const admit = () => {
          deadline.removeEventListener('abort', giveUp);
          resolve(turn());
        };
        const giveUp = () => {
          waiting.splice(waiting.indexOf(admit), 1);
          resolve(null);
        };
        waiting.push(admit);
        deadline.addEventListener('abort', giveUp, { once: true });
      });
    },
  };
}
