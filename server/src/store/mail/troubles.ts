import type { Db } from '#store/db.ts';

const BATCH_SIZE = 100;

/** SQL that is true when a tenant's members want mail. */
const wanted = (column: string) =>
  `coalesce((SELECT s.to_members FROM mail_settings s WHERE s.developer_id = ${column}), true)`;

export type StuckMoney = {
  readonly developerId: string;
  readonly exceptions: number;
  readonly alarms: number;
  readonly kinds: readonly string[];
};

/**
 * Returns tenants with exceptions or alarms that are newer than the last mail about them, if that mail is
 * older than `notSince`. The counts include everything open.
 */
export async function stuckMoney(db: Db, notSince: Date): Promise<StuckMoney[]> {
  return db.query<StuckMoney>(
    `WITH trouble AS (
       SELECT developer_id, 'exception' AS what, kind, opened_at AS at FROM exceptions
       WHERE closed_at IS NULL AND developer_id <> ''
       UNION ALL
       SELECT developer_id, 'alarm', kind, alarmed_at FROM jobs
       WHERE alarmed_at IS NOT NULL AND developer_id <> '')
     SELECT t.developer_id AS "developerId", count(*) FILTER (WHERE what = 'exception') AS exceptions,
       count(*) FILTER (WHERE what = 'alarm') AS alarms, array_agg(DISTINCT t.kind ORDER BY t.kind) AS kinds
     FROM trouble t LEFT JOIN LATERAL (
       SELECT created_at FROM mails m WHERE m.developer_id = t.developer_id AND m.kind = 'stuck_money'
       ORDER BY created_at DESC LIMIT 1) last_mail ON true
     WHERE ${wanted('t.developer_id')} GROUP BY t.developer_id, last_mail.created_at
     HAVING last_mail.created_at IS NULL OR (last_mail.created_at <= $1 AND max(t.at) > last_mail.created_at)
     ORDER BY t.developer_id LIMIT $2`,
    [notSince, BATCH_SIZE],
  );
}

export type FailingEndpoint = {
  readonly developerId: string;
  readonly endpointId: string;
  readonly url: string;
  readonly failingSince: Date;
  readonly disabledAt: Date | null;
};

/**
 * Returns endpoints failing since `failingSince` or before, and those disabled since `disabledSince`, that
 * have had no mail.
 */
export async function failingEndpoints(
  db: Db,
  { failingSince, disabledSince }: { readonly failingSince: Date; readonly disabledSince: Date },
): Promise<FailingEndpoint[]> {
  return db.query<FailingEndpoint>(
    `SELECT w.developer_id AS "developerId", w.id AS "endpointId", w.url,
       coalesce(w.failing_since, w.disabled_at) AS "failingSince",
       CASE WHEN w.enabled THEN NULL ELSE w.disabled_at END AS "disabledAt"
     FROM webhook_endpoints w
     WHERE w.deleted_at IS NULL AND ${wanted('w.developer_id')} AND (
         (w.enabled AND w.failing_since <= $1)
         OR (NOT w.enabled AND w.disabled_reason IN ('gone', 'failing') AND w.disabled_at >= $2))
       AND NOT EXISTS (SELECT 1 FROM mails m WHERE m.developer_id = w.developer_id
         AND m.cause = concat_ws('.', w.id, CASE WHEN w.enabled THEN 'failing' ELSE 'off' END,
           floor(1000 * extract(epoch FROM
             CASE WHEN w.enabled THEN w.failing_since ELSE w.disabled_at END))::bigint))
     ORDER BY w.developer_id, w.id LIMIT $3`,
    [failingSince, disabledSince, BATCH_SIZE],
  );
}
