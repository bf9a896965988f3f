export type KeyedLock = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets callers of one key through one after the other, in this process. Racing changes of one agreement queue
 * here instead of colliding in the database; across processes the version decides.
 */
export function keyedLock(): KeyedLock {
  const tails = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = tails.get(key);
    const running = before ? before.then(work, work) : work();
    const tail = running.catch(() => undefined);
    tails.set(key, tail);
    try {
      return await running;
    } finally {
      if (tails.get(key) === tail) tails.delete(key);
    }
  };
}
