import type { AuditHead } from '#core/audit-record.ts';
import {
  type AuditRow,
  columns,
  type StoredAuditRecord,
  toAuditRecord,
} from '#store/chained/audit-records.ts';
import type { Queryable } from '#store/db.ts';
import { DecryptionFailed } from '#store/secrets/field-cipher.ts';

export type AuditedHead = AuditHead & { readonly developerId: string; readonly mac: string | null };

/** A stored record and its decrypted form, or the reason why it could not be decrypted. */
export type AuditedRecord = {
  readonly sequence: number;
  readonly hash: string;
  readonly act: StoredAuditRecord | null;
  readonly unopened: string;
};

/** From here on, all reads see the database at one moment, however long they take. */
export async function holdStill(tx: Queryable): Promise<void> {
  await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
}

export async function heads(tx: Queryable, after: string | null, limit: number): Promise<AuditedHead[]> {
  return tx.query<AuditedHead>(
    `SELECT developer_id AS "developerId", sequence, hash, cut_sequence AS "cutSequence", cut_hash AS "cutHash",
       mac FROM audit_log_heads WHERE $1::text IS NULL OR developer_id > $1 ORDER BY developer_id LIMIT $2`,
    [after, limit],
  );
}

/** Returns the records of a chain after this sequence number. */
export async function records(
  tx: Queryable,
  developerId: string,
  after: number,
  limit: number,
): Promise<AuditedRecord[]> {
  const rows = await tx.query<AuditRow>(
    `SELECT ${columns('audit_log')} FROM audit_log WHERE developer_id = $1 AND sequence > $2 ORDER BY sequence LIMIT $3`,
    [developerId, after, limit],
  );
  return rows.map((row) => {
    const { sequence, hash } = row;
    try {
      return { sequence, hash, act: toAuditRecord(tx.personal, row), unopened: '' };
    } catch (error) {
      if (!(error instanceof DecryptionFailed)) throw error;
      return { sequence, hash, act: null, unopened: error.message };
    }
  });
}

/** Returns tenants that have audit records but no chain head. */
export async function headless(tx: Queryable, limit: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `SELECT DISTINCT a.developer_id AS id FROM audit_log a WHERE NOT EXISTS (
       SELECT 1 FROM audit_log_heads h WHERE h.developer_id = a.developer_id) LIMIT $1`,
    [limit],
  );
  return rows.map(({ id }) => id);
}

/** Counts accounts without audit records, and how many there were when the log was introduced. */
export async function silent(tx: Queryable): Promise<{ found: number; atStart: number }> {
  const [row] = await tx.query<{ found: number; atStart: number }>(
    `SELECT (SELECT count(*) FROM developers d WHERE NOT EXISTS (
         SELECT 1 FROM audit_log_heads h WHERE h.developer_id = d.developer_id)) AS found,
       (SELECT accounts FROM chain_start) AS "atStart"`,
  );
  return row ?? { found: 0, atStart: 0 };
}
