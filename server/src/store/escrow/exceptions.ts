import type { Exception, ExceptionChange } from '#core/escrow/exception.ts';
import type { Recall } from '#core/escrow/exceptions/recalled.ts';
import type { Money } from '#core/escrow/money.ts';
import { exceptionMacInput, type Mac } from '#core/escrow/verify/mac.ts';
import {
  addPeriod,
  Conditions,
  idOf,
  type ListPage,
  type Period,
} from '#store/caller-metadata/conditions.ts';
import type { Db, Queryable } from '#store/db.ts';
import { openDetails } from '#store/escrow/encrypted/details.ts';
import type { AgreementKey } from './agreements.ts';
import { exceptionRow } from './commit-chains.ts';

const COLUMNS = `developer_id AS "developerId", id, kind, agreement_id AS "agreementId", subject, amount, currency,
  details, opened_at AS "openedAt", closed_at AS "closedAt", note, closed_by AS "closedBy",
  event_head AS "eventHead", mac IS NOT NULL AS "hasMac"`;

/** Only exceptions opened before MACs existed have none. */
export type OwnedException = Exception & { readonly developerId: string; readonly hasMac: boolean };
export type ExceptionFilter = Period & {
  readonly open: boolean | undefined;
  readonly agreementId?: string | undefined;
  /** Of the agreement. */
  readonly reference?: string | undefined;
};

/** Exceptions that concern no agreement have an empty developer. */
export async function find(db: Queryable, developerId: string, id: string): Promise<OwnedException | null> {
  const [row] = await db.query<OwnedException>(
    `SELECT ${COLUMNS} FROM exceptions WHERE developer_id = $1 AND id = $2`,
    [developerId, id],
  );
  return row ? openDetails(db.personal, row) : null;
}

/** Finds an exception of any account, for the operator. */
export async function findAnyones(db: Queryable, id: string): Promise<OwnedException | null> {
  const [row] = await db.query<OwnedException>(`SELECT ${COLUMNS} FROM exceptions WHERE id = $1`, [id]);
  return row ? openDetails(db.personal, row) : null;
}

/** Newest first; ids sort by time. */
export async function list(
  db: Db,
  developerId: string,
  filter: ExceptionFilter,
  page: ListPage,
): Promise<OwnedException[]> {
  const named = await idOf(db, developerId, 'agreement', filter);
  if (named === null) return [];
  const conditions = addPeriod(new Conditions(developerId), 'exc', filter, { createdAt: 'opened_at' })
    .also('(closed_at IS NULL) =', filter.open)
    .also('agreement_id =', filter.agreementId)
    .also('agreement_id =', named)
    .also('id <', page.before);
  const found = await db.query<OwnedException>(
    `SELECT ${COLUMNS} FROM exceptions WHERE ${conditions.sql}
     ORDER BY id DESC LIMIT ${conditions.place(page.limit)}`,
    conditions.values,
  );
  return found.map((exception) => openDetails(db.personal, exception));
}

export type OpenCounts = { readonly developers: number; readonly unowned: number };

/** Counts open exceptions: those visible to developers, and those visible only to the operator. */
export async function countOpen(db: Queryable): Promise<OpenCounts> {
  const [row] = await db.query<OpenCounts>(
    `SELECT count(*) FILTER (WHERE developer_id <> '') AS developers,
       count(*) FILTER (WHERE developer_id = '') AS unowned FROM exceptions WHERE closed_at IS NULL`,
  );
  return row ?? { developers: 0, unowned: 0 };
}

/** Opens an exception that concerns no agreement, with its event, unless it exists. */
export async function openUnowned(tx: Queryable, opened: ExceptionChange, mac: Mac): Promise<void> {
  const { event, ...row } = exceptionRow('', opened, mac, tx.personal);
  const written = await tx.query(
    `INSERT INTO exceptions (developer_id, id, kind, subject, amount, currency, details, opened_at, event_head, mac)
     VALUES ('', $1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT ON CONSTRAINT exceptions_once DO NOTHING
     RETURNING true`,
    [
      row.id,
      row.kind,
      row.subject,
      row.amount,
      row.currency,
      row.details,
      row.opened_at,
      row.event_head,
      row.mac,
    ],
  );
  if (written.length > 0) await writeEvent(tx, event);
}

/** Closes an exception that concerns no agreement. False when it does not exist or is closed. */
export async function closeUnowned(
  tx: Queryable,
  closed: ExceptionChange & { readonly hasMac: boolean },
  mac: Mac,
): Promise<boolean> {
  const { event, ...row } = exceptionRow('', closed, mac, tx.personal);
  // Exceptions from before these had a history stay without one, but their MAC is updated.
  const isOlder = closed.eventHead === null;
  const olderMac = closed.hasMac ? mac(exceptionMacInput({ ...closed, developerId: '' })) : null;
  const written = await tx.query(
    `UPDATE exceptions SET closed_at = $2, note = $3, closed_by = $4, event_head = $5, mac = $6
     WHERE developer_id = '' AND id = $1 AND closed_at IS NULL RETURNING true`,
    [row.id, row.closed_at, row.note, row.closed_by, row.event_head, isOlder ? olderMac : row.mac],
  );
  if (written.length > 0 && !isOlder) await writeEvent(tx, event);
  return written.length > 0;
}

async function writeEvent(tx: Queryable, event: object): Promise<void> {
  await tx.query(`SELECT write_side_effects('{0}'::integer[], $1::jsonb, NULL, NULL)`, [
    JSON.stringify([{ n: 0, ...event }]),
  ]);
}

/** A recovery also names the milestone whose release was taken back. */
const OWED = `
  SELECT coalesce(sum(CASE 'receivable' WHEN t.debit THEN t.amount WHEN t.credit THEN -t.amount END), 0) AS owed
  FROM transfers t WHERE t.developer_id = $1 AND t.agreement_id = $2 AND 'receivable' IN (t.debit, t.credit)
    AND CASE t.kind WHEN 'receivable_recovered' THEN regexp_replace(t.cause, ' [^ ]*$', '') ELSE t.cause END`;

/** Returns the amount still owed to the platform for this cause, according to the journal. */
export async function owedFor(db: Queryable, key: AgreementKey, cause: string): Promise<number> {
  const [row] = await db.query<{ owed: number }>(`${OWED} = $3`, [key.developerId, key.agreementId, cause]);
  return row?.owed ?? 0;
}

/** Returns the exceptions of deposits that their bank took back and that are still owed, oldest first. */
export async function openRecalls(db: Queryable, key: AgreementKey): Promise<Recall[]> {
  const found = await db.query<OwnedException & { owed: Money }>(
    `SELECT ${COLUMNS}, o.owed FROM exceptions e CROSS JOIN LATERAL (${OWED} = e.subject) o
     WHERE developer_id = $1 AND agreement_id = $2 AND kind = 'deposit_reversed' AND closed_at IS NULL
       AND o.owed > 0 ORDER BY id`,
    [key.developerId, key.agreementId],
  );
  return found.map(({ owed, ...exception }) => ({ exception: openDetails(db.personal, exception), owed }));
}
