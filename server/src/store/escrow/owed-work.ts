import type { JobRequest } from '#core/jobs.ts';
import type { Queryable } from '#store/db.ts';

type Owed = Pick<JobRequest<'submit-payout' | 'pay-refunds' | 'return-excess'>, 'kind' | 'payload'> & {
  readonly developerId: string;
};

/** Jobs that money waits for and that are not there; up to `limit` of each kind. */
export function find(
  db: Queryable,
  rules: { readonly maxPayoutFailures: number; readonly excessSince: Date; readonly limit: number },
): Promise<Owed[]> {
  return db.query<Owed>(
    'SELECT developer_id AS "developerId", kind, payload FROM find_owed_work($1, $2, $3)',
    [rules.maxPayoutFailures, rules.excessSince, rules.limit],
  );
}
