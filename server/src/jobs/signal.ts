/** What a worker waits on between two looks: time, or a hint that something is due. */
export type Signal = {
  /** A hint. One that comes while nobody waits is kept, so that the next wait is none. */
  ring(): void;
  /** From here on only new hints count. */
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
