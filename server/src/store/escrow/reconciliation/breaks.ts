import type { Actor } from '#core/actor.ts';
import { SYSTEM } from '#core/actor.ts';
import { UNSAID_CURRENCY } from '#core/escrow/currency.ts';
import {
  BREAK_TYPES,
  type Break,
  type BreakType,
  type Undecided,
} from '#core/escrow/reconciliation/comparison.ts';
import type { KeptBreak, Report } from '#core/escrow/reconciliation/report.ts';
import type { ListPage, Period } from '#store/caller-metadata/conditions.ts';
import type { Queryable } from '#store/db.ts';
import * as unmatchedMoney from '#store/escrow/bank/unmatched-money.ts';

const STATUS = `CASE WHEN g.how IS NOT NULL THEN 'gone' WHEN c.how IS NOT NULL THEN 'closed' ELSE 'open' END`;
const COLUMNS = `b.id, b.developer_id AS "developerId", b.agreement_id AS "agreementId", b.provider, b.type, b.kind,
  b.subject, b.currency, b.difference, b.found_at AS "foundAt",
  b.our_amount, b.our_state, b.our_at, b.their_amount, b.their_state, b.their_at,
  ${STATUS} AS status,
  coalesce(c.reason, g.reason) AS reason, coalesce(c.closed_by, g.closed_by) AS "closedBy",
  coalesce(c.closed_at, g.closed_at) AS "closedAt"`;

const BREAKS = `reconciliation_breaks b
  LEFT JOIN reconciliation_closings c ON c.developer_id = b.developer_id AND c.break_id = b.id AND c.how = 'closed'
  LEFT JOIN reconciliation_closings g ON g.developer_id = b.developer_id AND g.break_id = b.id AND g.how = 'gone'`;
const OPEN = 'c.how IS NULL AND g.how IS NULL';

type Sides = {
  our_amount: number | null;
  our_state: string | null;
  our_at: Date | null;
  their_amount: number | null;
  their_state: string | null;
  their_at: Date | null;
};
type BreakRow = Omit<KeptBreak, 'ours' | 'theirs'> & Sides;

function toBreak(row: BreakRow): KeptBreak {
  const { our_amount, our_state, our_at, their_amount, their_state, their_at, ...rest } = row;
  return {
    ...rest,
    ours: sideOf(our_amount, our_state, our_at),
    theirs: sideOf(their_amount, their_state, their_at),
  };
}

function sideOf(amount: number | null, standing: string | null, at: Date | null): KeptBreak['ours'] {
  return at && ({ amount, standing, at } as KeptBreak['ours']);
}

export type FoundBreak = Break & { readonly id: string; readonly ordinal: number };

const FOUND = `jsonb_to_recordset($1) AS x(
  id text, developer_id text, agreement_id text, type text, kind text, subject text, currency text,
  our_amount bigint, our_state text, our_at timestamptz, their_amount bigint, their_state text,
  their_at timestamptz, difference bigint, at timestamptz, ordinal integer)`;

const isSame = (
  as: string,
) => `${as}.developer_id = x.developer_id AND ${as}.provider = $2 AND ${as}.source = $3
  AND ${as}.type = x.type AND ${as}.kind = x.kind AND ${as}.subject = x.subject
  AND ${as}.difference = x.difference AND ${as}.ordinal = x.ordinal`;

const TIMES_GONE = `(SELECT count(*) FROM reconciliation_breaks o JOIN reconciliation_closings g
  ON g.developer_id = o.developer_id AND g.break_id = o.id AND g.how = 'gone' WHERE ${isSame('o')})`;

/**
 * Stores a report's breaks. A break that was found before, and has not gone since, is the same one and keeps
 * its closing.
 */
export async function keep(tx: Queryable, report: Report, found: readonly FoundBreak[]): Promise<void> {
  const rows = JSON.stringify(found.map(rowOf));
  const { id, provider, source, createdAt } = report;
  await tx.query(
    `INSERT INTO reconciliation_breaks (developer_id, id, agreement_id, provider, source, type, kind, subject,
       currency, our_amount, our_state, our_at, their_amount, their_state, their_at, difference, at, ordinal,
       occurrence, found_at)
     SELECT x.developer_id, x.id, x.agreement_id, $2, $3, x.type, x.kind, x.subject, x.currency, x.our_amount,
       x.our_state, x.our_at, x.their_amount, x.their_state, x.their_at, x.difference, x.at, x.ordinal,
       ${TIMES_GONE}, $4
     FROM ${FOUND} WHERE on_this_node() ON CONFLICT ON CONSTRAINT reconciliation_breaks_once DO NOTHING`,
    [rows, provider, source, createdAt],
  );
  await tx.query(
    `INSERT INTO reconciliation_findings (developer_id, reconciliation_id, break_id)
     SELECT b.developer_id, $4, b.id FROM ${FOUND} JOIN reconciliation_breaks b ON ${isSame('b')}
     WHERE b.occurrence = ${TIMES_GONE} AND on_this_node()`,
    [rows, provider, source, id],
  );
}

function rowOf(found: FoundBreak): object {
  const { owner, ours, theirs, type, kind, subject, currency, difference, id, ordinal } = found;
  return {
    id,
    type,
    kind,
    subject,
    currency,
    difference,
    ordinal,
    developer_id: owner?.developerId ?? '',
    agreement_id: owner?.agreementId ?? null,
    our_amount: ours?.amount,
    our_state: ours?.standing,
    our_at: ours?.at,
    their_amount: theirs?.amount,
    their_state: theirs?.standing,
    their_at: theirs?.at,
    at: theirs?.at ?? ours?.at,
  };
}

/**
 * Marks breaks that a report of a bank's lists looked for and no longer found: the books agree now. Postings
 * for them are reversed, or they would count twice. A break of an undecided entry stays.
 */
export async function noteGone(
  tx: Queryable,
  report: Report,
  undecided: readonly Undecided[],
): Promise<number> {
  const { id, provider, source, period, createdAt } = report;
  const gone = await tx.query<BreakRow>(
    `SELECT ${COLUMNS} FROM ${BREAKS}
     WHERE b.provider = $1 AND b.source = $2 AND g.how IS NULL
       AND CASE WHEN b.our_state = 'open' THEN b.our_at < $4 ELSE b.at >= $3 AND b.at < $4 END
       AND NOT EXISTS (SELECT 1 FROM reconciliation_findings f
         WHERE f.developer_id = b.developer_id AND f.reconciliation_id = $5 AND f.break_id = b.id)
       AND NOT EXISTS (SELECT 1 FROM jsonb_to_recordset($6) AS u(kind text, subject text)
         WHERE u.kind = b.kind AND u.subject = b.subject)`,
    [provider, source, period.from, period.to, id, JSON.stringify(undecided)],
  );
  for (const each of gone.map(toBreak)) {
    await addClosing(tx, each, {
      how: 'gone',
      reason: `the books agree in ${id}`,
      by: SYSTEM,
      at: createdAt,
    });
    if (each.status === 'closed') await post(tx, each, '_undone', createdAt);
  }
  return gone.length;
}

type Closing = {
  readonly how: 'closed' | 'gone';
  readonly reason: string;
  readonly by: Actor;
  readonly at: Date;
};

/** Closes a break. False when it was already closed. */
export async function close(tx: Queryable, each: KeptBreak, closing: Omit<Closing, 'how'>): Promise<boolean> {
  if (!(await addClosing(tx, each, { ...closing, how: 'closed' }))) return false;
  await post(tx, each, '', closing.at);
  return true;
}

async function addClosing(
  tx: Queryable,
  each: KeptBreak,
  { how, reason, by, at }: Closing,
): Promise<boolean> {
  const added = await tx.query(
    `INSERT INTO reconciliation_closings (developer_id, break_id, how, reason, closed_by, closed_at)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING true`,
    [each.developerId, each.id, how, reason, by, at],
  );
  return added.length > 0;
}

async function post(tx: Queryable, each: KeptBreak, undone: '' | '_undone', now: Date): Promise<void> {
  const { id: breakId, provider, difference, currency } = each;
  if (difference === 0) return;
  const posting = { provider, breakId, amount: Math.abs(difference), currency: currency ?? UNSAID_CURRENCY };
  await unmatchedMoney.postBreak(tx, `break_${difference > 0 ? 'over' : 'short'}${undone}`, posting, now);
}

/** A developer's id; null for all developers. */
export type Whose = string | null;

/** With a report, only a break that it found. */
export async function find(
  db: Queryable,
  whose: Whose,
  id: string,
  reportId?: string,
): Promise<KeptBreak | null> {
  const [row] = await db.query<BreakRow>(
    `SELECT ${COLUMNS} FROM ${BREAKS} WHERE ($1::text IS NULL OR b.developer_id = $1) AND b.id = $2
       AND ($3::text IS NULL OR EXISTS (SELECT 1 FROM reconciliation_findings f
         WHERE f.developer_id = b.developer_id AND f.break_id = b.id AND f.reconciliation_id = $3))`,
    [whose, id, reportId ?? null],
  );
  return row ? toBreak(row) : null;
}

/** Newest first; ids sort by time. */
export type BreakFilter = Period & {
  readonly status?: KeptBreak['status'] | undefined;
  readonly agreementId?: string | undefined;
};

export async function ofReport(
  db: Queryable,
  whose: Whose,
  reportId: string,
  page: BreakFilter & ListPage,
): Promise<KeptBreak[]> {
  const rows = await db.query<BreakRow>(
    `SELECT ${COLUMNS} FROM reconciliation_findings f
     JOIN ${BREAKS} ON b.developer_id = f.developer_id AND b.id = f.break_id
     WHERE ($1::text IS NULL OR f.developer_id = $1) AND f.reconciliation_id = $2
       AND ($3::text IS NULL OR b.id < $3) AND ($5::text IS NULL OR ${STATUS} = $5)
       AND ($6::text IS NULL OR b.agreement_id = $6)
       AND b.found_at >= coalesce($7::timestamptz, '-infinity') AND b.found_at < coalesce($8::timestamptz, 'infinity')
     ORDER BY b.id DESC LIMIT $4`,
    [
      whose,
      reportId,
      page.before ?? null,
      page.limit,
      page.status ?? null,
      page.agreementId ?? null,
      page.from ?? null,
      page.to ?? null,
    ],
  );
  return rows.map(toBreak);
}

/** Lists open breaks of all developers, for the operator. */
export async function listOpen(db: Queryable, limit: number): Promise<KeptBreak[]> {
  const rows = await db.query<BreakRow>(
    `SELECT ${COLUMNS} FROM ${BREAKS} WHERE ${OPEN} ORDER BY b.id DESC LIMIT $1`,
    [limit],
  );
  return rows.map(toBreak);
}

/** Counts open breaks by type. */
export async function countOpen(db: Queryable): Promise<Record<BreakType, number>> {
  const rows = await db.query<{ type: BreakType; count: number }>(
    `SELECT b.type, count(*) AS count FROM ${BREAKS} WHERE ${OPEN} GROUP BY b.type`,
  );
  const counts = Object.fromEntries(BREAK_TYPES.map((type) => [type, 0])) as Record<BreakType, number>;
  for (const { type, count } of rows) counts[type] = count;
  return counts;
}

/** Returns days, as midnight UTC, with breaks of the bank's lists that have not gone. */
export async function daysWithOpen(db: Queryable, provider: string, since: Date): Promise<Date[]> {
  const rows = await db.query<{ day: Date }>(
    `SELECT DISTINCT date_trunc('day', b.at, 'UTC') AS day FROM ${BREAKS}
     WHERE b.provider = $1 AND b.source = 'bank' AND b.at >= $2 AND g.how IS NULL ORDER BY day`,
    [provider, since],
  );
  return rows.map(({ day }) => day);
}
