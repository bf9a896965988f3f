import {
  type AuditHead,
  type AuditRecord,
  auditHeadMacInput,
  clearFacts,
  committedAuditChainInput,
  type Facts,
  personalFacts,
} from '#core/audit-record.ts';
import { ERASED } from '#core/chain.ts';
import type { Queryable } from '#store/db.ts';
import {
  encryptPersonal,
  keysOf,
  openPersonal,
  type Personal,
  type StoredKeys,
} from '#store/secrets/committed.ts';
import type { PersonKey } from '#store/secrets/person-keys.ts';
import { type AssociatedData, encryptFacts, openFields, type PersonalBox } from '#store/secrets/personal.ts';
import { sha256 } from '#store/sha256.ts';

function auditAssociatedData({
  developerId,
  sequence,
}: Pick<AuditRecord, 'developerId' | 'sequence'>): AssociatedData {
  return ['acts', developerId, sequence];
}

function personalData({
  developerId,
  sequence,
}: Pick<AuditRecord, 'developerId' | 'sequence'>): AssociatedData {
  return ['audit_log', developerId, sequence];
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

/** Appends the record that follows the head. Personal fields are encrypted with the keys of their people. */
export async function append(
  tx: Queryable,
  head: AuditHead,
  record: AuditRecord,
  mac: (text: string) => string,
): Promise<void> {
  const { developerId, sequence, id, kind, actor, subject, origin, createdAt } = record;
  const facts = personalFacts(record);
  const fields = new Map(
    [...facts].map(([field, { person, value }]) => [field, { people: [person], value }]),
  );
  const found = encryptPersonal(tx.personal, developerId, personalData(record), fields);
  const clear = clearFacts(record, facts);
  const committed = { clear, commitments: found?.personal.commitments ?? {} };
  const hash = sha256(committedAuditChainInput(head.hash, { ...record, committed }));
  const newHead = { ...head, sequence, hash };
  const encrypted = encryptFacts(tx.personal, auditAssociatedData(record), clear);
  if (found) await keepKeys(tx, developerId, found.keys, createdAt);
  await tx.query(
    `WITH moved AS (UPDATE audit_log_heads SET sequence = $2, hash = $3, mac = $4,
         oldest_at = coalesce(oldest_at, $12) WHERE developer_id = $1)
     INSERT INTO audit_log (developer_id, sequence, hash, id, kind, actor_type, actor_id, subject, request_id, encrypted,
       created_at, personal)
     VALUES ($1, $2, $3, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
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
      found && JSON.stringify(found.personal),
    ],
  );
}

/** Stores the keys of a record. One that was erased in the meantime undoes the transaction. */
async function keepKeys(
  tx: Queryable,
  developerId: string,
  keys: readonly PersonKey[],
  createdAt: Date,
): Promise<void> {
  const used = keys.map(({ id, externalUserId, wrapped }) => ({ id, person: externalUserId, wrapped }));
  await tx.query(`SELECT keep_person_keys('{0}', $1)`, [
    JSON.stringify([{ n: 0, developer_id: developerId, created_at: createdAt, keys: used }]),
  ]);
}

export type AuditRow = Omit<AuditRecord, 'actor' | 'origin' | 'before' | 'after'> & {
  readonly actorType: AuditRecord['actor']['type'];
  readonly actorId: string | null;
  readonly requestId: string | null;
  readonly encrypted: string | null;
  readonly personal: Personal | null;
  readonly keys: StoredKeys | null;
  readonly hash: string;
};
export type StoredAuditRecord = AuditRecord & {
  readonly hash: string;
  /** The salts of the commitments to personal fields. */
  readonly salts: Readonly<Record<string, string>>;
  /** True when some of the record was erased. */
  readonly erased: boolean;
};

/** SQL for records, with the keys of their personal fields read at the same moment. */
export const columns = (table: string) => `developer_id AS "developerId", sequence, id, kind,
  actor_type AS "actorType", actor_id AS "actorId", subject, request_id AS "requestId", encrypted,
  created_at AS "createdAt", hash, personal,
  CASE WHEN personal IS NOT NULL THEN ${keysOf(table, `${table}.personal`)} END AS keys`;

/** Returns a tenant's audit records after this one, in order. */
export async function page(
  db: Queryable,
  developerId: string,
  after: number,
  limit: number,
): Promise<StoredAuditRecord[]> {
  const rows = await db.query<AuditRow>(
    `SELECT ${columns('audit_log')} FROM audit_log WHERE developer_id = $1 AND sequence > $2 ORDER BY sequence LIMIT $3`,
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
  const record = { developerId, sequence, id, kind, actor, subject, origin, createdAt, hash };
  const { before, after } = opened;
  if (!row.personal) return { ...record, before, after, salts: {}, erased: false };
  return { ...record, ...withPersonal(box, row, row.personal, { origin, before, after }) };
}

type Opened = Pick<AuditRecord, 'origin' | 'before' | 'after'>;

function withPersonal(
  box: PersonalBox,
  row: AuditRow,
  personal: Personal,
  { origin, before, after }: Opened,
) {
  const { commitments } = personal;
  const opened = openPersonal(box, row.developerId, personalData(row), personal, row.keys ?? {});
  const gone = Object.fromEntries(opened.erased.map((field) => [field, ERASED]));
  const values: Readonly<Record<string, unknown>> = { ...opened.values, ...gone };
  const address = 'address' in values ? null : (origin?.address ?? null);
  const merged = (part: string, clear: Facts | null): Facts | null => {
    const own = Object.entries(values).filter(([field]) => field.startsWith(`${part}.`));
    if (own.length === 0) return clear;
    return {
      ...clear,
      ...Object.fromEntries(own.map(([field, value]) => [field.slice(part.length + 1), value])),
    };
  };
  return {
    origin: origin && { ...origin, address: String(values['address'] ?? origin.address) },
    before: merged('before', before),
    after: merged('after', after),
    committed: { clear: { address, before, after }, commitments },
    salts: opened.salts,
    erased: opened.erased.length > 0,
  };
}
