import type { DeadlineKind } from '#core/escrow/deadlines.ts';
import { Conditions, idOf, type ListFilter, type ListPage } from '#store/caller-metadata/conditions.ts';
import type { Db, Queryable } from '#store/db.ts';

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

/** A deadline has no time of its creation, so a period is that of the times at which they are due. */
export type DeadlineFilter = Pick<ListFilter, 'reference' | 'from' | 'to'> & {
  readonly agreementId?: string | undefined;
};

/** The next one first. `page.before` is the position of the last row of the page before. */
export async function list(
  db: Db,
  developerId: string,
  filter: DeadlineFilter,
  page: ListPage,
): Promise<ListedDeadline[]> {
  const named = await idOf(db, developerId, 'agreement', filter);
  if (named === null) return [];
  const conditions = new Conditions(developerId)
    .within('due_at', filter)
    .also('agreement_id =', filter.agreementId)
    .also('agreement_id =', named);
  if (page.before) {
    const places = page.before.split(' ').map((part) => conditions.place(part));
    conditions.and(`(due_at, agreement_id, milestone_id, kind) > (${places.join(', ')})`);
  }
  return db.query<ListedDeadline>(
    `SELECT due_at AS at, kind, agreement_id AS "agreementId", nullif(milestone_id, '') AS "milestoneId"
     FROM deadlines WHERE ${conditions.sql}
     ORDER BY due_at, agreement_id, milestone_id, kind LIMIT ${conditions.place(page.limit)}`,
    conditions.values,
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
