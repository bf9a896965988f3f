import type { Heads } from '#core/escrow/verify/mac.ts';
import type { Queryable } from '#store/db.ts';

/**
 * Returns agreements from before MACs existed that have none yet, in the order of their keys. There is no
 * index for it: one that depends on the MAC would have to be written with every change of an agreement.
 */
export async function find(
  db: Queryable,
  after: Pick<Heads, 'developerId' | 'agreementId'>,
  limit: number,
): Promise<Heads[]> {
  return db.query<Heads>(
    `SELECT developer_id AS "developerId", id AS "agreementId", version, chained_from AS "chainedFrom",
       event_count AS "eventCount", event_head AS "eventHead", transfer_count AS "transferCount",
       chain_head AS "chainHead"
     FROM agreements WHERE mac IS NULL AND (developer_id, id) > ($1, $2) ORDER BY developer_id, id LIMIT $3`,
    [after.developerId, after.agreementId, limit],
  );
}

/**
 * Writes the MAC of each agreement as it was read. An agreement that changed since then has got one with that
 * change.
 */
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

/** True once all agreements had a MAC; a MAC missing after that was removed. */
export async function areNone(db: Queryable): Promise<boolean> {
  return (await db.query('SELECT 1 FROM mac_backfill')).length > 0;
}

/** Records permanently that all agreements have a MAC, if they do. */
export async function noteNone(db: Queryable, at: Date): Promise<void> {
  await db.query(
    `INSERT INTO mac_backfill (completed_at)
     SELECT $1 WHERE NOT EXISTS (SELECT 1 FROM agreements WHERE mac IS NULL) AND on_this_node()
     ON CONFLICT DO NOTHING`,
    [at],
  );
}
