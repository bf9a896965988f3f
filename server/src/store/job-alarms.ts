import type { JobKind } from '#core/jobs.ts';
import type { Queryable } from './db.ts';

export type ListedJob = {
  readonly id: string;
  readonly kind: JobKind;
  readonly developerId: string;
  readonly agreementId: string | null;
  readonly attempts: number;
  readonly runAt: Date;
  readonly alarmedAt: Date | null;
  readonly deadAt: Date | null;
  readonly running: boolean;
  readonly lastError: string | null;
};

const NEEDS_A_LOOK = '(alarmed_at IS NOT NULL OR dead_at IS NOT NULL)';

/** Lists jobs: first those with an alarm or dead, longest first, then those due next. */
export async function list(
  db: Queryable,
  { alarms, limit, now }: { readonly alarms: boolean; readonly limit: number; readonly now: Date },
): Promise<ListedJob[]> {
  return db.query<ListedJob>(
    `SELECT id, kind, developer_id AS "developerId", payload->>'agreementId' AS "agreementId", attempts,
       run_at AS "runAt", alarmed_at AS "alarmedAt", dead_at AS "deadAt", last_error AS "lastError",
       claim IS NOT NULL AND run_at > $2 AS running
     FROM jobs WHERE NOT $3 OR ${NEEDS_A_LOOK}
     ORDER BY coalesce(alarmed_at, dead_at) NULLS LAST, run_at, id LIMIT $1`,
    [limit, now, alarms],
  );
}

/** The jobs to try again: one job, or all that need attention. */
export type Retried = { readonly id: string } | 'all';

/** Makes jobs due now and returns their ids. Running jobs are left alone. */
export async function retry(db: Queryable, which: Retried, now: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `UPDATE jobs SET run_at = $1, attempts = 0, dead_at = NULL
     WHERE (claim IS NULL OR run_at <= $1) AND ${which === 'all' ? `${NEEDS_A_LOOK} AND $2 = ''` : 'id = $2'}
     RETURNING id`,
    [now, which === 'all' ? '' : which.id],
  );
  return rows.map(({ id }) => id);
}
