import type { Approval, ApprovalState, Requested, Settled } from '#core/approvals/approval.ts';
import type { ApprovalKind } from '#core/approvals/kinds.ts';
import { approvalMacInput } from '#core/approvals/verify-approval.ts';
import { CHAIN_START } from '#core/chain.ts';
import { Problem } from '#core/problem.ts';
import {
  addPeriod,
  Conditions,
  idOf,
  type ListPage,
  type Period,
} from '#store/caller-metadata/conditions.ts';
import { type Db, type Queryable, sqlState } from '#store/db.ts';
import { append, chained } from '#store/events/chained.ts';
import { type AssociatedData, encryptFacts, openFields, type PersonalBox } from '#store/secrets/personal.ts';

/** HMAC with a key that is not in the database. */
type Mac = (text: string) => string;

export type ApprovalKey = { readonly developerId: string; readonly approvalId: string };

const COLUMNS = `developer_id AS "developerId", id, kind, state, agreement_id AS "agreementId", amount, currency,
  encrypted, requested_by AS "requestedBy", requested_at AS "requestedAt", expires_at AS "expiresAt",
  decided_by AS "decidedBy", decided_at AS "decidedAt", reason, event_head AS "eventHead",
  mac IS NOT NULL AS "hasMac"`;

export function associatedDataOf(developerId: string, id: string): AssociatedData {
  return ['approvals', developerId, id];
}

function opened(box: PersonalBox, row: Approval): Approval {
  return openFields(box, associatedDataOf(row.developerId, row.id), row);
}

/** Inserts a request with its event. If an identical one is pending, returns that one instead. */
export async function insert(
  tx: Queryable,
  { approval, event }: Requested,
  digest: Buffer,
  mac: Mac,
): Promise<Approval> {
  const { developerId, id, kind, agreementId, amount, currency, summary, input } = approval;
  const stream = { developerId, streamId: id };
  const { head } = chained(tx.personal, stream, CHAIN_START, [event]);
  const written = await tx.query(
    `INSERT INTO approvals (developer_id, id, kind, state, agreement_id, amount, currency, encrypted, digest,
       requested_by, requested_at, expires_at, event_head, mac)
     VALUES ($1, $2, $3, 'PENDING', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     ON CONFLICT (developer_id, digest) WHERE state = 'PENDING' DO NOTHING RETURNING true`,
    [
      developerId,
      id,
      kind,
      agreementId,
      amount,
      currency,
      encryptFacts(tx.personal, associatedDataOf(developerId, id), { summary, input }),
      digest,
      approval.requestedBy,
      approval.requestedAt,
      approval.expiresAt,
      head,
      mac(approvalMacInput({ ...approval, eventHead: head })),
    ],
  );
  if (written.length === 1) {
    const eventHead = await append(tx, stream, CHAIN_START, [event]);
    return { ...approval, eventHead, hasMac: true };
  }
  const [row] = await tx.query<Approval>(
    `SELECT ${COLUMNS} FROM approvals WHERE developer_id = $1 AND digest = $2 AND state = 'PENDING'`,
    [developerId, digest],
  );
  if (row) return opened(tx.personal, row);
  // It was settled between the two statements.
  return insert(tx, { approval, event }, digest, mac);
}

export async function find(db: Queryable, key: ApprovalKey): Promise<Approval | undefined> {
  const [row] = await db.query<Approval>(
    `SELECT ${COLUMNS} FROM approvals WHERE developer_id = $1 AND id = $2`,
    [key.developerId, key.approvalId],
  );
  return row && opened(db.personal, row);
}

export async function countPending(db: Queryable, developerId: string): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    `SELECT count(*) AS n FROM approvals WHERE developer_id = $1 AND state = 'PENDING'`,
    [developerId],
  );
  return row?.n ?? 0;
}

/** The pending requests that were made with links of an agreement. */
export async function countByLinks(db: Queryable, developerId: string, agreementId: string): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    `SELECT count(*) AS n FROM approvals WHERE developer_id = $1 AND state = 'PENDING'
       AND agreement_id = $2 AND requested_by->>'type' = 'person'`,
    [developerId, agreementId],
  );
  return row?.n ?? 0;
}

export type ApprovalFilter = Period & {
  /** Of the agreement. */
  readonly reference?: string | undefined;
  readonly state?: ApprovalState | undefined;
  readonly kind?: ApprovalKind | undefined;
  readonly agreementId?: string | undefined;
};

/** Newest first; ids sort by time. */
export async function list(
  db: Db,
  developerId: string,
  filter: ApprovalFilter,
  page: ListPage,
): Promise<Approval[]> {
  const named = await idOf(db, developerId, 'agreement', filter);
  if (named === null) return [];
  const conditions = addPeriod(new Conditions(developerId), 'apr', filter, { createdAt: 'requested_at' })
    .also('state =', filter.state)
    .also('kind =', filter.kind)
    .also('agreement_id =', filter.agreementId)
    .also('agreement_id =', named)
    .also('id <', page.before);
  const rows = await db.query<Approval>(
    `SELECT ${COLUMNS} FROM approvals WHERE ${conditions.sql}
     ORDER BY id DESC LIMIT ${conditions.place(page.limit)}`,
    conditions.values,
  );
  return rows.map((row) => opened(db.personal, row));
}

/** Returns pending requests that have expired. */
export async function overdue(
  db: Db,
  { now, limit, developerId }: { now: Date; limit: number; developerId: string | null },
): Promise<Approval[]> {
  const rows = await db.query<Approval>(
    `SELECT ${COLUMNS} FROM approvals WHERE state = 'PENDING' AND expires_at <= $1
       AND ($3::text IS NULL OR developer_id = $3)
     ORDER BY expires_at LIMIT $2`,
    [now, limit, developerId],
  );
  return rows.map((row) => opened(db.personal, row));
}

/** A decision in the form that settle_approvals() takes, without `n`. */
export function settledRow(box: PersonalBox, { approval, event }: Settled, mac: Mac): object {
  const { developerId, id, state, decidedBy, decidedAt, reason, eventHead } = approval;
  const { rows, head } = chained(box, { developerId, streamId: id }, eventHead, [event]);
  const decided = { decided_by: decidedBy, decided_at: decidedAt, reason, event_head: head };
  const encrypted = approval.hasMac ? mac(approvalMacInput({ ...approval, eventHead: head })) : null;
  return { developer_id: developerId, id, state, ...decided, mac: encrypted, event: rows[0] };
}

/** The SQLSTATE that settle_approvals() raises. */
const SETTLED_BEFORE = 'SU002';

/** Wraps every call that ends in settle_approvals(): the second decision fails with `approval_settled`. */
export async function orSettledBefore<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw sqlState(error) === SETTLED_BEFORE ? new Problem('approval_settled') : error;
  }
}

/** Settles a request by itself, or within the caller's transaction. */
export async function settle(tx: Queryable, settled: Settled, mac: Mac): Promise<void> {
  const rows = JSON.stringify([{ n: 0, ...settledRow(tx.personal, settled, mac) }]);
  await orSettledBefore(
    tx.query(`SELECT write_side_effects('{0}', settle_approvals($1::jsonb, '{0}'), NULL, NULL)`, [rows]),
  );
}
