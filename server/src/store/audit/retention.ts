import type { AuditHead } from '#core/audit-record.ts';
import type { Queryable } from '#store/db.ts';

type Link = { readonly sequence: number; readonly hash: string; readonly createdAt: Date };

/** A chain whose oldest act is older than this. */
export async function oldestChain(db: Queryable, before: Date): Promise<string | null> {
  const [row] = await db.query<{ id: string }>(
    'SELECT developer_id AS id FROM audit_log_heads WHERE oldest_at < $1 ORDER BY oldest_at LIMIT 1',
    [before],
  );
  return row?.id ?? null;
}

/** The last of those at the beginning of a chain that are all too old, and when what is left was done. */
export async function tooOld(
  tx: Queryable,
  developerId: string,
  { cutSequence }: AuditHead,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<{ last: Link | undefined; left: Date | null }> {
  const links = await tx.query<Link>(
    `SELECT sequence, hash, created_at AS "createdAt" FROM audit_log
     WHERE developer_id = $1 AND sequence > $2 ORDER BY sequence LIMIT $3`,
    [developerId, cutSequence, limit + 1],
  );
  const young = links.findIndex(({ createdAt }) => createdAt >= before);
  const end = Math.min(limit, young === -1 ? links.length : young);
  return { last: links[end - 1], left: links[end]?.createdAt ?? null };
}

/** Moves the beginning of a chain. What the database would not delete stays, and so does the beginning. */
export async function cut(
  tx: Queryable,
  developerId: string,
  { cutSequence, cutHash }: AuditHead,
  { left, mac }: { readonly left: Date | null; readonly mac: string },
): Promise<void> {
  await tx.query('SELECT trim_audit_log($1, $2)', [developerId, cutSequence]);
  const [kept] = await tx.query(
    'SELECT 1 FROM audit_log WHERE developer_id = $1 AND sequence <= $2 LIMIT 1',
    [developerId, cutSequence],
  );
  if (kept) throw new Error(`the database keeps acts of ${developerId} that are to be deleted`);
  await tx.query(
    `UPDATE audit_log_heads SET cut_sequence = $2, cut_hash = $3, mac = $4, oldest_at = $5 WHERE developer_id = $1`,
    [developerId, cutSequence, cutHash, mac, left],
  );
}
