import type { AuditHead } from '#core/audit-record.ts';
import type { Queryable } from '#store/db.ts';

type Link = { readonly sequence: number; readonly hash: string; readonly createdAt: Date };

/** Returns a chain whose oldest record is older than this. */
export async function oldestChain(db: Queryable, before: Date): Promise<string | null> {
  const [row] = await db.query<{ id: string }>(
    'SELECT developer_id AS id FROM audit_log_heads WHERE oldest_at < $1 ORDER BY oldest_at LIMIT 1',
    [before],
  );
  return row?.id ?? null;
}

/**
 * Returns the last record of the leading run that is too old, and the time of the first record that stays.
 */
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

/**
 * Moves the start of a chain. Fails if the database kept records that were to be deleted, so the start stays
 * as well.
 */
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
  if (kept)
    throw new Error(
      `the database did not delete all audit records of ${developerId} that are due for deletion`,
    );
  await tx.query(
    `UPDATE audit_log_heads SET cut_sequence = $2, cut_hash = $3, mac = $4, oldest_at = $5 WHERE developer_id = $1`,
    [developerId, cutSequence, cutHash, mac, left],
  );
}
