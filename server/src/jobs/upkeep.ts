import type { Context } from '#actions/context.ts';
import { openWatch } from '#store/events/long-transactions.ts';
import * as moneyPause from '#store/money-pause.ts';

const KEY_USE_MS = 30_000;
const BOOKS_MS = 1_000;
/** The monotonic counter drifts by seconds a day at worst, and stops while a machine sleeps. */
const CLOCK_MS = 30_000;

/** A transaction found by two looks in a row is a long one. */
const WATCH_MS = 5_000;
/** How long after its end a pause may still hold in another process. */
const PAUSE_MS = 2_000;

type UpkeepLog = { warn(details: object, message: string): void };

/** Periodic tasks of a process: writing what it has buffered, and synchronising its clock. */
export function startUpkeep(context: Context, syncClock: () => Promise<unknown>, log: UpkeepLog) {
  const every = (ms: number, what: () => Promise<unknown>, failed: string) =>
    setInterval(() => {
      what().catch((error: unknown) => log.warn({ err: error }, failed));
    }, ms);
  const watch = openWatch(context.db);
  const timers = [
    every(KEY_USE_MS, () => context.keyRing.flush(), 'could not save key usage'),
    every(BOOKS_MS, () => context.requestLog.flush(), 'could not write the request log'),
    every(BOOKS_MS, () => context.usage.flush(), 'could not save account usage'),
    every(WATCH_MS, () => watch.look(), 'could not look for long transactions'),
    every(PAUSE_MS, () => moneyPause.find(context.db), 'could not read whether payments are paused'),
    every(CLOCK_MS, syncClock, 'could not read the database’s clock'),
  ];
  return {
    stop: () => timers.forEach(clearInterval),
    /** Writes the buffers at shutdown, when no more requests arrive. */
    async flush(): Promise<void> {
      await Promise.allSettled([context.keyRing.flush(), context.requestLog.flush(), context.usage.flush()]);
    },
  };
}
