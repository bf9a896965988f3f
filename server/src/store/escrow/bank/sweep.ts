import type { Queryable } from '#store/db.ts';

/** A bank's requests, and the messages that resulted from them. */
export type SweptTable = 'bank_requests' | 'bank_messages';

/** Deletes up to `limit` rows that were settled and arrived before `until`. Returns how many. */
export async function sweep(db: Queryable, table: SweptTable, until: Date, limit: number): Promise<number> {
  const gone = await db.query(
    `DELETE FROM ${table} WHERE (provider, key) IN (
       SELECT provider, key FROM ${table} WHERE received_at < $1 AND outcome IS NOT NULL
       ORDER BY received_at LIMIT $2)
     RETURNING true`,
    [until, limit],
  );
  return gone.length;
}
