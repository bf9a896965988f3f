import type { Db, Queryable } from '#store/db.ts';

/** Networks are stored as digests: a person's whereabouts are not ours to keep. */
export async function isKnown(db: Db, personId: string, digests: readonly Buffer[]): Promise<boolean> {
  const found = await db.query(
    'SELECT 1 FROM known_networks WHERE person_id = $1 AND network = ANY($2) LIMIT 1',
    [personId, digests],
  );
  return found.length > 0;
}

export async function remember(tx: Queryable, personId: string, digest: Buffer, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO known_networks (person_id, network, seen_at) VALUES ($1, $2, $3)
     ON CONFLICT (person_id, network) DO UPDATE SET seen_at = excluded.seen_at`,
    [personId, digest, now],
  );
}

export async function sweep(db: Db, before: Date, limit: number): Promise<number> {
  const gone = await db.query(
    `DELETE FROM known_networks WHERE (person_id, network) IN (
       SELECT person_id, network FROM known_networks WHERE seen_at < $1 ORDER BY seen_at LIMIT $2)
     RETURNING true`,
    [before, limit],
  );
  return gone.length;
}
