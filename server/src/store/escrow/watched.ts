import type { Clock } from '#core/time.ts';
import type { Queryable } from '#store/db.ts';

/** Whether there are any watch lists, so that whoever has none pays nothing for them. */
export type Watched = () => Promise<boolean>;

/** A list that somebody loads is heard of within this time. */
const ASKED_EVERY_MS = 30_000;

export function openWatched(db: Queryable, clock: Clock): Watched {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<boolean> = Promise.resolve(false);
  return () => {
    const now = clock().getTime();
    if (now - asked < ASKED_EVERY_MS) return answer;
    asked = now;
    const before = answer;
    answer = db
      .query('SELECT 1 FROM watch_lists LIMIT 1')
      .then((found) => found.length > 0)
      // Nobody is kept from a deal because this could not be read; it is asked again soon.
      .catch(() => before);
    return answer;
  };
}
