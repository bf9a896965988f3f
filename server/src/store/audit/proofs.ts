import type { LogEntry } from '#core/audit/log-entry.ts';
import { auditLinkOf, clearFacts } from '#core/audit-record.ts';
import { CHAIN_START } from '#core/chain.ts';
import type { Proof } from '#core/events/proof.ts';
import { type AuditRow, columns, toAuditRecord } from '#store/chained/audit-records.ts';
import type { Queryable } from '#store/db.ts';
import { proofsOf } from '#store/events/proofs.ts';
import { sha256 } from '#store/sha256.ts';

/** Returns the same entries with their proofs, from the chain that each of them is in. */
export async function entriesWithProofs(
  db: Queryable,
  developerId: string,
  entries: readonly LogEntry[],
): Promise<LogEntry[]> {
  const ids = entries.map(({ id }) => id);
  const ofEvents = await proofsOf(db, developerId, ids.filter(isEvent));
  const ofRecords = await recordProofs(
    db,
    developerId,
    ids.filter((id) => !isEvent(id)),
  );
  return entries.map((entry) => ({ ...entry, proof: ofEvents.get(entry.id) ?? ofRecords.get(entry.id) }));
}

const isEvent = (id: string) => id.startsWith('evt_');

async function recordProofs(
  db: Queryable,
  developerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Proof>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<AuditRow & { previousHash: string | null }>(
    `SELECT ${columns('a')}, coalesce(
         (SELECT before.hash FROM audit_log before
          WHERE before.developer_id = a.developer_id AND before.sequence = a.sequence - 1),
         (SELECT h.cut_hash FROM audit_log_heads h
          WHERE h.developer_id = a.developer_id AND h.cut_sequence = a.sequence - 1)) AS "previousHash"
     FROM audit_log a WHERE developer_id = $1 AND id = ANY ($2)`,
    [developerId, ids],
  );
  return new Map(
    rows.map((row) => {
      const record = toAuditRecord(db.personal, row);
      const previousHash = row.previousHash ?? CHAIN_START;
      const { hash, salts, committed } = record;
      const clear = { ...(committed?.clear ?? clearFacts(record, new Map())) };
      const commitments = committed?.commitments ?? {};
      const { version } = auditLinkOf(sha256, previousHash, record);
      return [
        row.id,
        {
          version,
          tenant: developerId,
          stream: null,
          previousHash,
          hash,
          clear,
          funding: null,
          commitments,
          salts,
        },
      ];
    }),
  );
}
