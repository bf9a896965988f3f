import type { Queryable } from '#store/db.ts';

/** What a bank has said: the requests that it made, and what they came to. */
export type Told = 'bank_requests' | 'bank_messages';

/** Deletes what somebody has acted on before `until`, a batch at a time; answers how many went. */
export async function sweep(db: Queryable, told: Told, until: Date, limit: number): Promise<number> {
  const gone = await db.query(
    `DELETE FROM ${told} WHERE (provider, key) IN (
       SELECT provider, key FROM ${told} WHERE received_at < $1 AND outcome IS NOT NULL
       ORDER BY received_at LIMIT $2)
     RETURNING true`,
    [until, limit],
  );
  return gone.length;
}
