import { type Evidence, evidence, refuseAltered, sign } from './control-macs.ts';
import type { Queryable } from './db.ts';

type Kind = 'release' | 'identity' | 'review' | 'terms';
type Row<Rules> = { readonly rules: Rules; readonly changedAt: Date };

const FIND = `SELECT rules, changed_at AS "changedAt", ${evidence('policies', 'policies')}
  FROM policies WHERE developer_id = $1 AND kind = $2`;

/** Policies of one kind. `toPolicy` adds the defaults for a rule that is newer than the row. */
export function policiesOf<Rules, Policy>(kind: Kind, toPolicy: (row: Row<Rules> | undefined) => Policy) {
  type Found = Row<Rules> & Evidence;
  const opened = (tx: Queryable, developerId: string, found: Found | undefined): Policy => {
    if (!found) return toPolicy(undefined);
    refuseAltered(tx.personal, 'policies', developerId, found);
    const { rules, changedAt } = found;
    return toPolicy({ rules, changedAt } as Row<Rules>);
  };
  return {
    async find(db: Queryable, developerId: string): Promise<Policy> {
      const [row] = await db.query<Found>(FIND, [developerId, kind]);
      return opened(db, developerId, row);
    },

    /** Returns the policy before the change. Concurrent changes happen one after the other. */
    async replace(tx: Queryable, developerId: string, rules: Rules, changedAt: Date): Promise<Policy> {
      const values = [developerId, kind, JSON.stringify(rules), changedAt];
      const inserted = await tx.query(
        `INSERT INTO policies (developer_id, kind, rules, changed_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING RETURNING 1`,
        values,
      );
      const [before] =
        inserted.length > 0 ? [] : await tx.query<Found>(`${FIND} FOR UPDATE`, [developerId, kind]);
      if (before) {
        await tx.query(
          'UPDATE policies SET rules = $3, changed_at = $4 WHERE developer_id = $1 AND kind = $2',
          values,
        );
      }
      await sign(tx, 'policies', developerId, kind);
      return opened(tx, developerId, before);
    },

    /** Serialises the work of one account. Does nothing for an account without a policy of this kind. */
    async lock(tx: Queryable, developerId: string): Promise<void> {
      await tx.query(`${FIND} FOR UPDATE`, [developerId, kind]);
    },
  };
}
