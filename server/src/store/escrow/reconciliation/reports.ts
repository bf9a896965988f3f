import type { Report } from '#core/escrow/reconciliation/report.ts';
import type { ListPage, Period } from '#store/caller-metadata/conditions.ts';
import type { Queryable } from '#store/db.ts';
import type { Whose } from './breaks.ts';

export async function insert(tx: Queryable, report: Report): Promise<void> {
  const { id, provider, source, period, listed, matched, undecided, createdAt } = report;
  await tx.query(
    `INSERT INTO reconciliations (id, provider, source, period_from, period_to, listed, matched, undecided,
       created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, provider, source, period.from, period.to, listed, matched, undecided, createdAt],
  );
}

/** A report with the number of breaks it found for the caller, and how many of them are open. */
export type CountedReport = Report & { readonly breaks: number; readonly open: number };

type ReportRow = Omit<CountedReport, 'period'> & { readonly from: Date; readonly to: Date };

const REPORTS = `
  SELECT r.id, r.provider, r.source, r.period_from AS "from", r.period_to AS "to", r.listed, r.matched, r.undecided,
    r.created_at AS "createdAt", n.breaks, n.open
  FROM reconciliations r CROSS JOIN LATERAL (
    SELECT count(*) AS breaks, count(*) FILTER (WHERE NOT EXISTS (
      SELECT 1 FROM reconciliation_closings c WHERE c.developer_id = f.developer_id AND c.break_id = f.break_id))
      AS open
    FROM reconciliation_findings f
    WHERE ($1::text IS NULL OR f.developer_id = $1) AND f.reconciliation_id = r.id) n`;

function toReport({ from, to, ...row }: ReportRow): CountedReport {
  return { ...row, period: { from, to } };
}

export async function find(db: Queryable, whose: Whose, id: string): Promise<CountedReport | null> {
  const [row] = await db.query<ReportRow>(`${REPORTS} WHERE r.id = $2`, [whose, id]);
  return row ? toReport(row) : null;
}

/** Newest first; ids sort by time. */
export async function list(db: Queryable, whose: Whose, page: Period & ListPage): Promise<CountedReport[]> {
  const rows = await db.query<ReportRow>(
    `${REPORTS} WHERE ($2::text IS NULL OR r.id < $2) AND r.created_at >= coalesce($4::timestamptz, '-infinity')
       AND r.created_at < coalesce($5::timestamptz, 'infinity') ORDER BY r.id DESC LIMIT $3`,
    [whose, page.before ?? null, page.limit, page.from ?? null, page.to ?? null],
  );
  return rows.map(toReport);
}

/** True when the bank's lists of this period were compared after it ended. */
export async function isDone(db: Queryable, provider: string, { from, to }: Period): Promise<boolean> {
  const rows = await db.query(
    `SELECT 1 FROM reconciliations WHERE provider = $1 AND source = 'bank'
       AND period_from = $2 AND period_to = $3 AND created_at >= $3 LIMIT 1`,
    [provider, from, to],
  );
  return rows.length > 0;
}

/**
 * Returns the days of a period that no report of a bank covers, neither its own lists nor a statement. Days
 * before the first report do not count.
 */
export async function uncomparedDays(db: Queryable, provider: string, { from, to }: Period): Promise<Date[]> {
  const rows = await db.query<{ day: Date }>(
    `SELECT day
     FROM (SELECT min(period_from) AS compared_since FROM reconciliations WHERE provider = $1) first
       CROSS JOIN generate_series($2::timestamptz, $3::timestamptz - interval '1 day', interval '1 day') AS day
     WHERE day >= compared_since AND NOT EXISTS (SELECT 1 FROM reconciliations WHERE provider = $1
       AND period_from <= day AND period_to >= day + interval '1 day' AND created_at >= day + interval '1 day')
     ORDER BY day`,
    [provider, from, to],
  );
  return rows.map(({ day }) => day);
}

/** Returns when the books were last compared with a bank's; null when they never were. */
export async function lastComparedAt(db: Queryable, provider: string): Promise<Date | null> {
  const [row] = await db.query<{ last: Date | null }>(
    'SELECT max(created_at) AS last FROM reconciliations WHERE provider = $1',
    [provider],
  );
  return row?.last ?? null;
}
