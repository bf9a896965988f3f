import { type AuditHead, type AuditRecord, auditChainInput, auditHeadMacInput } from '#core/audit-record.ts';
import type { Queryable } from '#store/db.ts';
import { type AssociatedData, encryptFacts, openFields, type PersonalBox } from '#store/secrets/personal.ts';
import { sha256 } from '#store/sha256.ts';

function auditAssociatedData({
  developerId,
  sequence,
}: Pick<AuditRecord, 'developerId' | 'sequence'>): AssociatedData {
  return ['acts', developerId, sequence];
}

/** Locks the head of the chain: other transactions wait before they append to it. */
export async function lockHead(tx: Queryable, developerId: string): Promise<AuditHead> {
  const [head] = await tx.query<AuditHead>(
    `INSERT INTO audit_log_heads (developer_id) VALUES ($1)
     ON CONFLICT (developer_id) DO UPDATE SET developer_id = excluded.developer_id
     RETURNING sequence, hash, cut_sequence AS "cutSequence", cut_hash AS "cutHash"`,
    [developerId],
  );
  if (!head) throw new Error(`the audit log of ${developerId} has no head`);
  return head;
}

/** Appends the record that follows the head. */
export async function append(
  tx: Queryable,
  head: AuditHead,
  record: AuditRecord,
  mac: (text: string) => string,
): Promise<void> {
  const { developerId, sequence, id, kind, actor, subject, origin, before, after, createdAt } = record;
  const hash = sha256(auditChainInput(head.hash, record));
  const newHead = { ...head, sequence, hash };
  const encrypted = encryptFacts(tx.personal, auditAssociatedData(record), {
    address: origin?.address,
    before,
    after,
  });
  await tx.query(
    `WITH moved AS (UPDATE audit_log_heads SET sequence = $2, hash = $3, mac = $4,
         oldest_at = coalesce(oldest_at, $12) WHERE developer_id = $1)
     INSERT INTO audit_log (developer_id, sequence, hash, id, kind, actor_type, actor_id, subject, request_id, encrypted,
       created_at)
     VALUES ($1, $2, $3, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      developerId,
      sequence,
      hash,
      mac(auditHeadMacInput(developerId, newHead)),
      id,
      kind,
      actor.type,
      actor.id,
      subject,
      origin?.requestId ?? null,
      encrypted,
      createdAt,
    ],
  );
}

export type AuditRow = Omit<AuditRecord, 'actor' | 'origin' | 'before' | 'after'> & {
  readonly actorType: AuditRecord['actor']['type'];
  readonly actorId: string | null;
  readonly requestId: string | null;
  readonly encrypted: string | null;
  readonly hash: string;
};
export type StoredAuditRecord = AuditRecord & { readonly hash: string };

export const COLUMNS = `developer_id AS "developerId", sequence, id, kind, actor_type AS "actorType",
  actor_id AS "actorId", subject, request_id AS "requestId", encrypted, created_at AS "createdAt", hash`;

/** Returns a tenant's audit records after this one, in order. */
export async function page(
  db: Queryable,
  developerId: string,
  after: number,
  limit: number,
): Promise<StoredAuditRecord[]> {
  const rows = await db.query<AuditRow>(
    `SELECT ${COLUMNS} FROM audit_log WHERE developer_id = $1 AND sequence > $2 ORDER BY sequence LIMIT $3`,
    [developerId, after, limit],
  );
  return rows.map((row) => toAuditRecord(db.personal, row));
}

export function toAuditRecord(box: PersonalBox, row: AuditRow): StoredAuditRecord {
  const { developerId, sequence, id, kind, subject, requestId, encrypted, createdAt, hash } = row;
  const actor = { type: row.actorType, id: row.actorId };
  const opened = openFields(box, auditAssociatedData(row), {
    address: '',
    before: null,
    after: null,
    encrypted,
  });
  const origin = requestId === null ? null : { address: opened.address, requestId };
  const { before, after } = opened;
  return { developerId, sequence, id, kind, actor, subject, origin, before, after, createdAt, hash };
}
