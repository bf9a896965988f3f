import { BoundedMap } from '#core/bounded-map.ts';
import type { Clock } from '#core/time.ts';
import type { Queryable } from '#store/db.ts';

/** True when there are watch lists, so that accounts without any pay nothing for them. */
export type Watched = () => Promise<boolean>;

/** True when an account wants a review when a person other than the buyer has paid. */
export type PayersWatched = (developerId: string) => Promise<boolean>;

/** How long a new watch list or policy may go unnoticed. */
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
      // A failed read must not block an agreement; it is repeated soon.
      .catch(() => before);
    return answer;
  };
}

const MAX_ACCOUNTS = 10_000;

export function openPayersWatched(db: Queryable, clock: Clock): PayersWatched {
  const known = new BoundedMap<string, { readonly asked: number; readonly answer: Promise<boolean> }>(
    MAX_ACCOUNTS,
  );
  return (developerId) => {
    const now = clock().getTime();
    const before = known.get(developerId);
    if (before && now - before.asked < ASKED_EVERY_MS) return before.answer;
    const answer = db
      .query(
        `SELECT 1 FROM policies WHERE developer_id = $1 AND kind = 'review' AND rules->'opens' ? 'PAYER'`,
        [developerId],
      )
      .then((found) => found.length > 0)
      // Deposits are accepted whether or not this can be read.
      .catch(() => before?.answer ?? false);
    known.set(developerId, { asked: now, answer });
    return answer;
  };
}
