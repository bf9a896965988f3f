import { inSharedSpan, type SpanId, spanHere } from '#tracing/span.ts';
import { isConnectionFailure } from './db.ts';

/**
 * Natural batching: while one call is in flight the others queue, and the next call takes all of them. No
 * timer and no added delay; with one caller at a time, a batch has one item. Callers do not notice.
 */
export type BatchOptions<Item> = {
  readonly maxItems?: number;
  /** Maximum number of calls in flight. */
  readonly concurrency?: number;
  /** Two items with the same key never share a batch. */
  readonly keyOf?: (item: Item) => string;
};

type Waiting<Item, Result> = {
  readonly item: Item;
  readonly asker: SpanId | null;
  resolve(result: Result): void;
  reject(error: unknown): void;
};

export function naturalBatch<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  options: BatchOptions<Item> = {},
): (item: Item) => Promise<Result> {
  const maxItems = options.maxItems ?? 64;
  const concurrency = options.concurrency ?? 1;
  let queue: Waiting<Item, Result>[] = [];
  let onTheWire = 0;
  let pumpScheduled = false;

  function takeBatch(): Waiting<Item, Result>[] {
    const { keyOf } = options;
    if (!keyOf) return queue.splice(0, maxItems);
    const taken: Waiting<Item, Result>[] = [];
    const left: Waiting<Item, Result>[] = [];
    const keys = new Set<string>();
    for (const waiting of queue) {
      const key = keyOf(waiting.item);
      if (taken.length < maxItems && !keys.has(key)) {
        keys.add(key);
        taken.push(waiting);
      } else {
        left.push(waiting);
      }
    }
    queue = left;
    return taken;
  }

  async function settle(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await inSharedSpan(
        'batch',
        batch.map(({ asker }) => asker),
        () => run(batch.map(({ item }) => item)),
      );
      batch.forEach((waiting, index) => {
        waiting.resolve(results[index] as Result);
      });
    } catch (error) {
      // After a broken connection it is unknown whether the batch was written. Writing it again to find out
      // would report a failure to a caller whose change was committed.
      if (batch.length === 1 || isConnectionFailure(error)) {
        for (const waiting of batch) waiting.reject(error);
        return;
      }
      // One bad item must not fail the rest of the batch. The batch rolled back, so each item runs again by
      // itself.
      for (const waiting of batch) await settle([waiting]);
    }
  }

  function pump(): void {
    pumpScheduled = false;
    while (onTheWire < concurrency && queue.length > 0) {
      onTheWire += 1;
      void settle(takeBatch()).finally(() => {
        onTheWire -= 1;
        pump();
      });
    }
  }

  return (item) =>
    new Promise<Result>((resolve, reject) => {
      queue.push({ item, asker: spanHere(), resolve, reject });
      if (pumpScheduled || onTheWire >= concurrency) return;
      // Everything that arrives in this turn of the event loop shares the first batch.
      pumpScheduled = true;
      setImmediate(pump);
    });
}
