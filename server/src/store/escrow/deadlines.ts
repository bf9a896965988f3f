import type { DeadlineKind } from '#core/escrow/deadlines.ts';
import type { Queryable } from '#store/db.ts';

export type ListedDeadline = {
  readonly at: Date;
  readonly kind: DeadlineKind;
  readonly agreementId: string;
  readonly milestoneId: string | null;
};

/** The position of a deadline in the list. */
export function positionOf({ at, kind, agreementId, milestoneId }: ListedDeadline): string {
  return [at.toISOString(), agreementId, milestoneId ?? '', kind].join(' ');
}

/** The next one first. `page.before` is the position of the last row of the page before. */
export function list(
  db: Queryable,
  developerId: string,
  { until }: { readonly until: Date | undefined },
  page: { readonly limit: number; readonly before: string | undefined },
): Promise<ListedDeadline[]> {
  const [at, agreementId, milestoneId, kind] = page.before?.split(' ') ?? [];
  const after = page.before
    ? 'AND (due_at, agreement_id, milestone_id, kind) > ($4::timestamptz, $5, $6, $7)'
    : '';
  const position = page.before ? [at, agreementId, milestoneId, kind] : [];
  return db.query<ListedDeadline>(
    `SELECT due_at AS at, kind, agreement_id AS "agreementId", nullif(milestone_id, '') AS "milestoneId"
     FROM deadlines WHERE developer_id = $1 AND due_at <= coalesce($2::timestamptz, 'infinity') ${after}
     ORDER BY due_at, agreement_id, milestone_id, kind LIMIT $3`,
    [developerId, until ?? null, page.limit, ...position],
  );
}

/** Returns how long the oldest deadline has been over without its effect, in seconds; 0 when none is. */
export async function lateSeconds(db: Queryable, now: Date): Promise<number> {
  const [row] = await db.query<{ late: number | null }>(
    `SELECT extract(epoch FROM $1::timestamptz - min(due_at))::float8 AS late FROM deadlines
     WHERE due_at <= $1`,
    [now],
  );
  return Math.max(0, row?.late ?? 0);
}
