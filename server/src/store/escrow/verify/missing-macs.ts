import type { Heads } from '#core/escrow/verify/mac.ts';
import type { Queryable } from '#store/db.ts';

/** Agreements that are older than MACs and have none yet. */
export async function find(db: Queryable, limit: number): Promise<Heads[]> {
  return db.query<Heads>(
    `SELECT developer_id AS "developerId", id AS "agreementId", version, chained_from AS "chainedFrom",
       event_count AS "eventCount", event_head AS "eventHead", transfer_count AS "transferCount",
       chain_head AS "chainHead"
     FROM agreements WHERE mac IS NULL ORDER BY developer_id, id LIMIT $1`,
    [limit],
  );
}

/** Gives each the MAC over what was read of it. One that has changed since has got one by that. */
export async function mac(
  db: Queryable,
  encrypted: readonly (Pick<Heads, 'developerId' | 'agreementId' | 'version'> & { readonly mac: string })[],
): Promise<void> {
  await db.query(
    `UPDATE agreements a SET mac = x.mac
     FROM jsonb_to_recordset($1) AS x("developerId" text, "agreementId" text, version integer, mac text)
     WHERE a.developer_id = x."developerId" AND a.id = x."agreementId" AND a.version = x.version
       AND a.mac IS NULL`,
    [JSON.stringify(encrypted)],
  );
}

/** Whether all have one; what is missing since then was taken away. */
export async function areNone(db: Queryable): Promise<boolean> {
  return (await db.query('SELECT 1 FROM mac_backfill')).length > 0;
}

/** Writes down for good that all have one, if they do. */
export async function noteNone(db: Queryable, at: Date): Promise<void> {
  await db.query(
    `INSERT INTO mac_backfill (completed_at)
     SELECT $1 WHERE NOT EXISTS (SELECT 1 FROM agreements WHERE mac IS NULL) AND on_this_node()
     ON CONFLICT DO NOTHING`,
    [at],
  );
}
