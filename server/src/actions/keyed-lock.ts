export type KeyedLock = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Serialises work by key within this process. Concurrent changes of one agreement queue here instead of
 * conflicting in the database; between processes the version decides.
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
