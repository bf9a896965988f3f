export type Task = () => void | Promise<void>;

/** The twin's own time, which can be told to pass, and what is to happen in it. */
export type Scheduler = {
  now(): Date;
  later(delayMs: number, task: Task): void;
  /** Lets time pass at once: what falls due on the way is done, in order, and waited for. */
  advance(ms: number): Promise<void>;
  stop(): void;
};

type Entry = { readonly dueAt: number; readonly task: Task };

/** Longer than that a timer of Node's fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export function openScheduler(clock: () => number): Scheduler {
  let skippedMs = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const entries: Entry[] = [];
  const running = new Set<Promise<void>>();
  const now = () => clock() + skippedMs;

  function arm(): void {
    clearTimeout(timer);
    const [first] = entries;
    if (!first || stopped) return;
    const waitMs = Math.min(LONGEST_TIMER_MS, Math.max(0, first.dueAt - now()));
    timer = setTimeout(() => void runDue(), waitMs);
  }

  const isDue = () => entries[0] !== undefined && entries[0].dueAt <= now();

  /** Starts what is due, and waits for it and for what was started before. */
  async function runDue(): Promise<void> {
    while (isDue()) {
      const done = Promise.resolve(entries.shift()?.task()).finally(() => running.delete(done));
      running.add(done);
    }
    arm();
    await Promise.all(running);
  }

  return {
    now: () => new Date(now()),
    later(delayMs, task) {
      const dueAt = now() + delayMs;
      // What falls due at the same moment happens in the order in which it was asked for.
      const at = entries.findIndex((entry) => entry.dueAt > dueAt);
      entries.splice(at < 0 ? entries.length : at, 0, { dueAt, task });
      arm();
    },
    async advance(ms) {
      const until = now() + ms;
      for (;;) {
        // What is under way belongs to the moment in which it began, so time stands still for it.
        await runDue();
        const next = Math.min(until, entries[0]?.dueAt ?? until);
        if (now() >= until && !isDue()) return;
        skippedMs += Math.max(0, next - now());
      }
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
