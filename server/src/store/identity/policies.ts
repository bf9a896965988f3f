import { DEFAULT_RULES, type IdentityPolicy, type IdentityRules } from '#core/identity/identity-policy.ts';
import type { Queryable } from '#store/db.ts';

type Row = { readonly rules: Partial<IdentityRules>; readonly changedAt: Date };

export async function find(db: Queryable, developerId: string): Promise<IdentityPolicy> {
  const [row] = await db.query<Row>(
    'SELECT rules, changed_at AS "changedAt" FROM identity_policies WHERE developer_id = $1',
    [developerId],
  );
  return toPolicy(row);
}

/** Serializes comparisons of documents. Only accounts with a policy compare any. */
export async function lock(tx: Queryable, developerId: string): Promise<void> {
  await tx.query('SELECT 1 FROM identity_policies WHERE developer_id = $1 FOR UPDATE', [developerId]);
}

/** Replaces the policy and returns the previous one. Concurrent changes are serialized. */
export async function replace(
  tx: Queryable,
  developerId: string,
  rules: IdentityRules,
  changedAt: Date,
): Promise<IdentityPolicy> {
  await tx.query(
    `INSERT INTO identity_policies (developer_id, rules, changed_at) VALUES ($1, '{}', $2)
     ON CONFLICT DO NOTHING`,
    [developerId, changedAt],
  );
  const [before] = await tx.query<Row>(
    `SELECT rules, changed_at AS "changedAt" FROM identity_policies WHERE developer_id = $1 FOR UPDATE`,
    [developerId],
  );
  await tx.query('UPDATE identity_policies SET rules = $2, changed_at = $3 WHERE developer_id = $1', [
    developerId,
    JSON.stringify(rules),
    changedAt,
  ]);
  return toPolicy(before);
}

/** Rules that are newer than the row have their defaults. */
function toPolicy(row: Row | undefined): IdentityPolicy {
  return { ...DEFAULT_RULES, ...row?.rules, changedAt: row?.changedAt ?? null };
}
