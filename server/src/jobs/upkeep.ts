import type { Context } from '#actions/context.ts';
import { openWatch } from '#store/events/long-transactions.ts';

const KEY_USE_MS = 30_000;
const BOOKS_MS = 1_000;
/** A counter drifts by seconds a day at worst, and stands still while a machine sleeps. */
const CLOCK_MS = 30_000;

/** A transaction that two looks find is a long one. */
const WATCH_MS = 5_000;

type UpkeepLog = { warn(details: object, message: string): void };

/** What a process does now and then for itself: writes down what it noted, and asks what time it is. */
export function startUpkeep(context: Context, syncClock: () => Promise<unknown>, log: UpkeepLog) {
  const every = (ms: number, what: () => Promise<unknown>, failed: string) =>
    setInterval(() => {
      what().catch((error: unknown) => log.warn({ err: error }, failed));
    }, ms);
  const watch = openWatch(context.db);
  const timers = [
    every(KEY_USE_MS, () => context.keyRing.flush(), 'could not note key use'),
    every(BOOKS_MS, () => context.requestLog.flush(), 'could not write the request log'),
    every(BOOKS_MS, () => context.usage.flush(), 'could not note what accounts write'),
    every(WATCH_MS, () => watch.look(), 'could not look for long transactions'),
    every(CLOCK_MS, syncClock, 'could not ask what time it is'),
  ];
  return {
    stop: () => timers.forEach(clearInterval),
    /** For the end, when nobody asks any more. */
    async flush(): Promise<void> {
      await Promise.allSettled([context.keyRing.flush(), context.requestLog.flush(), context.usage.flush()]);
    },
  };
}
