/** A worker waits on this between two polls: for a timeout, or for a hint that work is due. */
export type Signal = {
  /** Sends a hint. If no one is waiting it is kept, so the next wait returns at once. */
  ring(): void;
  /** Discards earlier hints. */
  clear(): void;
  wait(ms: number): Promise<void>;
};

export function openSignal(): Signal {
  let rung = false;
  let wakeUp: () => void = () => undefined;
  return {
    ring() {
      rung = true;
      wakeUp();
    },
    clear() {
      rung = false;
    },
    async wait(ms) {
      if (rung || ms <= 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        wakeUp = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}
