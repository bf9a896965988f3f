import type { JobKind } from '#core/jobs.ts';
import type { Db, Queryable } from './db.ts';

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

export type OwingAlarm = {
  readonly id: string;
  readonly kind: JobKind;
  readonly agreementId: string | null;
  readonly since: Date;
  readonly nextTryAt: Date;
  /** The amount owed, when the job concerns one agreement. */
  readonly amount: number | null;
  readonly currency: string | null;
};

/** Returns one developer's oldest alarms and the total count. */
export async function ofDeveloper(
  db: Db,
  developerId: string,
  limit: number,
): Promise<{ count: number; oldest: OwingAlarm[] }> {
  const [counted] = await db.query<{ count: number }>(
    'SELECT count(*) AS count FROM jobs WHERE developer_id = $1 AND alarmed_at IS NOT NULL',
    [developerId],
  );
  const oldest = await db.query<OwingAlarm>(
    `SELECT j.id, j.kind, a.id AS "agreementId", j.alarmed_at AS since, j.run_at AS "nextTryAt",
       a.currency,
       CASE j.kind WHEN 'submit-payout' THEN coalesce((m.shares
         -> (nullif(split_part(j.payload->>'milestoneId', '_p', 2), '')::integer - 1) ->> 'amount')::bigint, m.amount) WHEN 'pay-refunds' THEN a.refund_payable
         WHEN 'return-excess' THEN a.excess END AS amount
     FROM jobs j
     LEFT JOIN agreements a ON a.developer_id = j.developer_id AND a.id = j.payload->>'agreementId'
     LEFT JOIN milestones m ON m.developer_id = j.developer_id AND m.agreement_id = a.id
       AND m.id = regexp_replace(j.payload->>'milestoneId', '_p[0-9]+$', '')
     WHERE j.developer_id = $1 AND j.alarmed_at IS NOT NULL ORDER BY j.alarmed_at, j.id LIMIT $2`,
    [developerId, limit],
  );
  return { count: counted?.count ?? 0, oldest };
}
