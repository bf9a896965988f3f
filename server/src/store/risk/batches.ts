/** Some of what is being read; `oldest` is the last id among them. */
type Bite = { readonly count: number; readonly oldest: string | null };

/** Beyond every id. */
export const NEWEST = '~';
const SIZE = 1_000;

/**
 * Reads the past from `before` back, so little at a time that nobody who shares the process waits for it. The
 * database is at the next batch while the one before is worked on.
 */
export async function* inBatches<Some extends Bite>(
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
    // Whoever stops in the middle does not ask what became of it.
    next?.catch(() => undefined);
    yield batch;
  }
}
