import { DAY_MS } from '#core/time.ts';
import type { Db } from '#store/db.ts';

/**
 * Forgets addresses whose last event left the windows: after two days their counts are nothing, and they are
 * personal data. A bounded batch at a time; returns how many went. Whoever counts right now is not disturbed:
 * a row that was touched meanwhile no longer matches and stays.
 */
export async function sweepAddresses(db: Db, now: Date, limit: number): Promise<number> {
  const expired = Math.floor(now.getTime() / DAY_MS) - 1;
  const gone = await db.query(
    `DELETE FROM risk_addresses WHERE day_bucket < $1 AND (developer_id, address) IN (
       SELECT developer_id, address FROM risk_addresses WHERE day_bucket < $1 LIMIT $2)
     RETURNING true`,
    [expired, limit],
  );
  return gone.length;
}
