export type Task = () => void | Promise<void>;

/** The twin's own time, which can be advanced, and its scheduled tasks. */
export type Scheduler = {
  now(): Date;
  later(delayMs: number, task: Task): void;
  /** Advances time at once: tasks that fall due are run in order and awaited. */
  advance(ms: number): Promise<void>;
  stop(): void;
};

type Entry = { readonly dueAt: number; readonly task: Task };

/** With a longer delay, Node's timers fire at once. */
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

  /** Starts due tasks, and waits for them and for tasks started before. */
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
      // Tasks due at the same moment run in the order in which they were scheduled.
      const at = entries.findIndex((entry) => entry.dueAt > dueAt);
      entries.splice(at < 0 ? entries.length : at, 0, { dueAt, task });
      arm();
    },
    async advance(ms) {
      const until = now() + ms;
      for (;;) {
        // Running tasks belong to the moment in which they began, so time stands still for them.
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
