import type { Queryable } from '#store/db.ts';

/** When a sweep last ran, and when it last deleted something. */
export type RetentionRun = {
  readonly name: string;
  readonly ranAt: Date;
  readonly deleted: number;
  readonly deletedAt: Date | null;
};

/** Notes runs of sweeps, all in one statement. `deleted` counts from the first run on. */
export async function note(
  db: Queryable,
  runs: readonly { readonly name: string; readonly deleted: number }[],
  now: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO retention_runs (name, ran_at, deleted, deleted_at)
     SELECT name, $3, deleted, CASE WHEN deleted > 0 THEN $3::timestamptz END
     FROM unnest($1::text[], $2::bigint[]) AS r(name, deleted)
     ON CONFLICT (name) DO UPDATE SET ran_at = excluded.ran_at,
       deleted = retention_runs.deleted + excluded.deleted,
       deleted_at = coalesce(excluded.deleted_at, retention_runs.deleted_at)`,
    [runs.map(({ name }) => name), runs.map(({ deleted }) => deleted), now],
  );
}

export function all(db: Queryable): Promise<RetentionRun[]> {
  return db.query<RetentionRun>(
    'SELECT name, ran_at AS "ranAt", deleted, deleted_at AS "deletedAt" FROM retention_runs ORDER BY name',
  );
}
