import { NO_POLICY, type ReleasePolicy } from '#core/escrow/release-policy.ts';
import type { Queryable } from '#store/db.ts';

export async function find(db: Queryable, developerId: string): Promise<ReleasePolicy> {
  const [row] = await db.query<ReleasePolicy>(
    'SELECT rules, changed_at AS "changedAt" FROM release_policies WHERE developer_id = $1',
    [developerId],
  );
  return row ?? NO_POLICY;
}

/** Replaces the policy and returns the previous one. Concurrent changes are serialized. */
export async function replace(
  tx: Queryable,
  developerId: string,
  { rules, changedAt }: ReleasePolicy,
): Promise<ReleasePolicy> {
  await tx.query(
    `INSERT INTO release_policies (developer_id, rules, changed_at) VALUES ($1, '[]', $2)
     ON CONFLICT DO NOTHING`,
    [developerId, changedAt],
  );
  const [before] = await tx.query<ReleasePolicy>(
    `SELECT rules, changed_at AS "changedAt" FROM release_policies WHERE developer_id = $1 FOR UPDATE`,
    [developerId],
  );
  await tx.query('UPDATE release_policies SET rules = $2, changed_at = $3 WHERE developer_id = $1', [
    developerId,
    JSON.stringify(rules),
    changedAt,
  ]);
  return before ?? NO_POLICY;
}
