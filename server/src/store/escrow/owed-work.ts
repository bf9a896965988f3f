import type { JobRequest } from '#core/jobs.ts';
import type { Queryable } from '#store/db.ts';
import { tenantsOf } from '#store/tenants.ts';
import type { AgreementKey } from './agreements.ts';

type Owed = Pick<
  JobRequest<'submit-payout' | 'pay-refunds' | 'return-excess' | 'meet-deadlines'>,
  'kind' | 'payload'
> & {
  readonly developerId: string;
};

/** Returns jobs that should exist by `latest` and do not; up to `limit` of each kind. */
export function find(
  db: Queryable,
  rules: {
    readonly maxPayoutFailures: number;
    readonly excessSince: Date;
    readonly latest: Date;
    readonly limit: number;
  },
): Promise<Owed[]> {
  return db.query<Owed>(
    'SELECT developer_id AS "developerId", kind, payload FROM find_owed_work($1, $2, $3, $4)',
    [rules.maxPayoutFailures, rules.excessSince, rules.latest, rules.limit],
  );
}

export type LyingStill = AgreementKey & { readonly version: number };

/**
 * Returns agreements with money on which nothing has happened since then. Payouts that are sent, or about to
 * be, are not included: they wait for a bank. Nor are those with an inspection window that has not
 * ended. The cost depends on open agreements only.
 */
export function lyingStill(
  db: Queryable,
  since: Date,
  limit: number,
  developerId: string | null = null,
): Promise<LyingStill[]> {
  return db.query<LyingStill>(
    `SELECT a.developer_id AS "developerId", a.id AS "agreementId", a.version
     FROM developers d ${tenantsOf('d.developer_id')}
     JOIN agreements a ON a.developer_id = tenant.developer_id
       AND a.status IN ('PARTIAL', 'FUNDED', 'OVERFUNDED', 'IN_PROGRESS', 'COMPLETED')
     JOIN events e ON e.developer_id = a.developer_id AND e.stream_id = a.id AND e.sequence = a.event_count
     WHERE ($3::text IS NULL OR a.developer_id = $3) AND e.created_at <= $1 AND a.escrow + a.seller + a.shares > 0 AND EXISTS (
       SELECT 1 FROM milestones m WHERE m.developer_id = a.developer_id AND m.agreement_id = a.id
         AND (m.settlement IN ('OPEN', 'QUEUED', 'AWAITING_DETAILS')
           OR m.shares @> '[{"settlement":"AWAITING_DETAILS"}]'))
       AND NOT EXISTS (
         SELECT 1 FROM milestones m WHERE m.developer_id = a.developer_id AND m.agreement_id = a.id
           AND m.clock->'inspection' IS NOT NULL AND m.clock->'inspection'->>'endedAt' IS NULL)
     ORDER BY a.developer_id, a.id LIMIT $2`,
    [since, limit, developerId],
  );
}
