import type { Erasure } from '#core/privacy/erasure.ts';
import { type AuditRow, columns, toAuditRecord } from '#store/chained/audit-records.ts';
import type { Queryable } from '#store/db.ts';

type Recorded = { readonly developerId: string; readonly subject: string | null; readonly erasureId: string };

const KIND = 'person.erased';

/** True when the audit log records an erasure, has been trimmed since, or cannot be decrypted. */
export async function isRecorded(
  db: Queryable,
  { developerId, id, externalUserId, erasedAt }: Erasure,
): Promise<boolean> {
  if (db.personal.locked) return true;
  const rows = await db.query<AuditRow>(
    `SELECT ${columns('audit_log')} FROM audit_log WHERE developer_id = $1 AND kind = '${KIND}' AND subject = $2`,
    [developerId, externalUserId],
  );
  if (rows.some((row) => erasureIdOf(db, row) === id)) return true;
  const [head] = await db.query<{ trimmed: boolean }>(
    `SELECT cut_sequence > 0 AND (oldest_at IS NULL OR oldest_at > $2) AS trimmed FROM audit_log_heads
     WHERE developer_id = $1`,
    [developerId, erasedAt],
  );
  return head?.trimmed ?? false;
}

/** Returns records of erasures that do not exist. */
export async function withoutErasure(db: Queryable, limit: number): Promise<Recorded[]> {
  if (db.personal.locked) return [];
  const rows = await db.query<AuditRow>(
    `SELECT ${columns('a')} FROM audit_log a WHERE kind = '${KIND}' ORDER BY developer_id, sequence`,
  );
  const recorded = rows.map((row) => ({ ...row, erasureId: erasureIdOf(db, row) ?? '' }));
  const known = await db.query<{ developerId: string; id: string }>(
    `SELECT developer_id AS "developerId", id FROM person_erasures
     WHERE (developer_id, id) IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
    [recorded.map((one) => one.developerId), recorded.map((one) => one.erasureId)],
  );
  const there = new Set(known.map(({ developerId, id }) => `${developerId} ${id}`));
  return recorded
    .filter(({ developerId, erasureId }) => !there.has(`${developerId} ${erasureId}`))
    .slice(0, limit);
}

/** A record that cannot be decrypted is reported by the verification of the audit log. */
function erasureIdOf(db: Queryable, row: AuditRow): string | null {
  try {
    const { after } = toAuditRecord(db.personal, row);
    return typeof after?.['erasureId'] === 'string' ? after['erasureId'] : null;
  } catch {
    return null;
  }
}
