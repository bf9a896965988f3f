import { dayOf, isSpent, type Quota, type Usage } from '#core/account/quota.ts';
import { environmentOf, shareOf } from '#core/environment.ts';
import { type Clock, DAY_MS } from '#core/time.ts';
import type { Db } from '#store/db.ts';

export type UsageBook = {
  /** Counts a write; it is saved at the next flush. */
  note(developerId: string, bytes: number): void;
  isSpent(developerId: string): boolean;
  /** Writes the counts and reads the totals that include other processes. */
  flush(): Promise<void>;
};

/** More accounts than write between two flushes. Above this, the day's totals start again. */
const MAX_ACCOUNTS = 50_000;
const NOTHING: Usage = { writes: 0, bytes: 0 };

/**
 * Writes per environment and day, across all processes. Counts of other processes are known after a flush, so
 * an environment can exceed its quota by the amount that fits between two flushes.
 */
export function openUsageBook(db: Db, clock: Clock, quota: Quota): UsageBook {
  let day = dayOf(clock());
  let dayEnds = endOfDay(clock());
  let totals = new Map<string, Usage>();
  let unwritten = new Map<string, Usage>();

  function turnPage(): void {
    const now = clock();
    const isSameDay = now.getTime() < dayEnds && now.getTime() >= dayEnds - DAY_MS;
    if (!isSameDay || totals.size > MAX_ACCOUNTS) totals = new Map();
    if (isSameDay) return;
    day = dayOf(now);
    dayEnds = endOfDay(now);
  }

  return {
    note(developerId, bytes) {
      turnPage();
      add(totals, developerId, { writes: 1, bytes });
      add(unwritten, developerId, { writes: 1, bytes });
    },
    isSpent(developerId) {
      turnPage();
      return isSpent(quotaFor(quota, developerId), totals.get(developerId) ?? NOTHING);
    },
    async flush() {
      if (unwritten.size === 0) return;
      const batch = unwritten;
      const of = day;
      unwritten = new Map();
      try {
        const written = await write(db, of, batch);
        if (of !== day) return;
        for (const { developerId, ...total } of written) {
          totals.set(developerId, total);
          // Requests that arrived during the write are not included in it.
          const since = unwritten.get(developerId);
          if (since) add(totals, developerId, since);
        }
      } catch (error) {
        for (const [developerId, used] of batch) add(unwritten, developerId, used);
        throw error;
      }
    },
  };
}

function endOfDay(now: Date): number {
  return now.getTime() - (now.getTime() % DAY_MS) + DAY_MS;
}

function quotaFor({ writes, bytes }: Quota, developerId: string): Quota {
  const environment = environmentOf(developerId);
  return { writes: shareOf(environment, writes), bytes: shareOf(environment, bytes) };
}

function add(to: Map<string, Usage>, developerId: string, more: Usage): void {
  const { writes, bytes } = to.get(developerId) ?? NOTHING;
  to.set(developerId, { writes: writes + more.writes, bytes: bytes + more.bytes });
}

type Written = Usage & { readonly developerId: string };

async function write(db: Db, day: string, batch: ReadonlyMap<string, Usage>): Promise<Written[]> {
  const used = [...batch.values()];
  return db.query<Written>(
    `INSERT INTO daily_usage AS u (developer_id, day, writes, bytes)
     SELECT x.developer_id, $1, x.writes, x.bytes
     FROM unnest($2::text[], $3::bigint[], $4::bigint[]) AS x(developer_id, writes, bytes)
     ORDER BY x.developer_id
     ON CONFLICT (developer_id, day) DO UPDATE
       SET writes = u.writes + excluded.writes, bytes = u.bytes + excluded.bytes
     RETURNING developer_id AS "developerId", writes, bytes`,
    [day, [...batch.keys()], used.map(({ writes }) => writes), used.map(({ bytes }) => bytes)],
  );
}

const KEPT_DAYS = 31;

export async function sweep(db: Db, now: Date, limit: number): Promise<number> {
  const gone = await db.query(
    `DELETE FROM daily_usage WHERE (developer_id, day) IN (
       SELECT developer_id, day FROM daily_usage WHERE day < $1::date - $2::integer ORDER BY day LIMIT $3)
     RETURNING true`,
    [dayOf(now), KEPT_DAYS, limit],
  );
  return gone.length;
}
