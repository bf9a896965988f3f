/** A batch of rows; `oldest` is the last id in it. */
type Batch = { readonly count: number; readonly oldest: string | null };

/** Sorts after every id. */
export const NEWEST = '~';
const SIZE = 1_000;

/**
 * Reads history backwards from `before`, in batches small enough not to hold up the rest of the process. The
 * database reads the next batch while the current one is processed.
 */
export async function* inBatches<Some extends Batch>(
  before: string,
  most: number,
  read: (before: string, limit: number) => Promise<Some>,
): AsyncGenerator<Some> {
  let left = most;
  let next = left > 0 ? read(before, Math.min(SIZE, left)) : null;
  while (next) {
    const batch: Some = await next;
    const { count, oldest } = batch;
    left -= count;
    next = oldest !== null && count >= SIZE && left > 0 ? read(oldest, Math.min(SIZE, left)) : null;
    // A consumer that stops early does not await this batch.
    next?.catch(() => undefined);
    yield batch;
  }
}
