import type { Queryable } from './db.ts';

type Kind = 'release' | 'identity' | 'review';
type Row<Rules> = { readonly rules: Rules; readonly changedAt: Date };

const FIND = `SELECT rules, changed_at AS "changedAt" FROM policies WHERE developer_id = $1 AND kind = $2`;

/** Policies of one kind. `toPolicy` adds the defaults for a rule that is newer than the row. */
export function policiesOf<Rules, Policy>(kind: Kind, toPolicy: (row: Row<Rules> | undefined) => Policy) {
  return {
    async find(db: Queryable, developerId: string): Promise<Policy> {
      const [row] = await db.query<Row<Rules>>(FIND, [developerId, kind]);
      return toPolicy(row);
    },

    /** Returns the policy before the change. Concurrent changes happen one after the other. */
    async replace(tx: Queryable, developerId: string, rules: Rules, changedAt: Date): Promise<Policy> {
      const values = [developerId, kind, JSON.stringify(rules), changedAt];
      const inserted = await tx.query(
        `INSERT INTO policies (developer_id, kind, rules, changed_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING RETURNING 1`,
        values,
      );
      if (inserted.length > 0) return toPolicy(undefined);
      const [before] = await tx.query<Row<Rules>>(`${FIND} FOR UPDATE`, [developerId, kind]);
      await tx.query(
        'UPDATE policies SET rules = $3, changed_at = $4 WHERE developer_id = $1 AND kind = $2',
        values,
      );
      return toPolicy(before);
    },

    /** Serialises the work of one account. Does nothing for an account without a policy of this kind. */
    async lock(tx: Queryable, developerId: string): Promise<void> {
      await tx.query(`${FIND} FOR UPDATE`, [developerId, kind]);
    },
  };
}
