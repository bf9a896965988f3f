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

/** Makes those who compare documents take turns. Only an account that has said so compares any. */
export async function lock(tx: Queryable, developerId: string): Promise<void> {
  await tx.query('SELECT 1 FROM identity_policies WHERE developer_id = $1 FOR UPDATE', [developerId]);
}

/** The policy before it. Two changes at once happen one after the other. */
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

/** A rule that is younger than the row has its default. */
function toPolicy(row: Row | undefined): IdentityPolicy {
  return { ...DEFAULT_RULES, ...row?.rules, changedAt: row?.changedAt ?? null };
}
