import type { Actor } from '#core/actor.ts';
import type { Revision } from '#core/revision.ts';
import { type Evidence, evidence, refuseAltered, sign } from './control-macs.ts';
import type { Queryable } from './db.ts';
import * as versions from './policy-versions.ts';

type Kind = Exclude<versions.VersionedKind, 'approval'>;
type Change<Policy> = { readonly before: Policy; readonly after: Policy };

const FIND = `SELECT p.rules, p.changed_at AS "changedAt", ${evidence('policies', 'p')}, (
    SELECT json_build_object('version', v.version, 'changedBy', v.changed_by) FROM policy_versions v
    WHERE v.developer_id = p.developer_id AND v.kind = p.kind ORDER BY v.version DESC LIMIT 1) AS newest
  FROM policies p WHERE p.developer_id = $1 AND p.kind = $2`;

/** Policies of one kind. `toPolicy` adds the defaults for a rule that is newer than the row. */
export function policiesOf<Rules, Policy>(
  kind: Kind,
  toPolicy: (row: versions.VersionRow<Rules> | undefined) => Policy,
) {
  type Found = Evidence & {
    readonly rules: Rules;
    readonly changedAt: Date;
    readonly newest: Omit<Revision, 'changedAt'>;
  };
  const opened = (tx: Queryable, developerId: string, found: Found | undefined): Policy => {
    if (!found) return toPolicy(undefined);
    refuseAltered(tx.personal, 'policies', developerId, found);
    const { rules, changedAt, newest } = found;
    return toPolicy({ rules, ...newest, changedAt });
  };
  return {
    async find(db: Queryable, developerId: string): Promise<Policy> {
      const [row] = await db.query<Found>(FIND, [developerId, kind]);
      return opened(db, developerId, row);
    },

    /** Concurrent changes happen one after the other. */
    async replace(
      tx: Queryable,
      developerId: string,
      rules: Rules,
      by: { readonly changedAt: Date; readonly changedBy: Actor },
    ): Promise<Change<Policy>> {
      const inserted = await tx.query(
        `INSERT INTO policies (developer_id, kind, rules, changed_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING RETURNING 1`,
        [developerId, kind, JSON.stringify(rules), by.changedAt],
      );
      const [found] =
        inserted.length > 0 ? [] : await tx.query<Found>(`${FIND} FOR UPDATE OF p`, [developerId, kind]);
      const before = opened(tx, developerId, found);
      const added = await versions.add(tx, developerId, kind, rules, by);
      if (found) {
        await tx.query(
          'UPDATE policies SET rules = $3, changed_at = $4 WHERE developer_id = $1 AND kind = $2',
          [developerId, kind, JSON.stringify(rules), added.changedAt],
        );
      }
      await sign(tx, 'policies', developerId, kind);
      return { before, after: toPolicy(added) };
    },

    /** Serialises the work of one account. Does nothing for an account without a policy of this kind. */
    async lock(tx: Queryable, developerId: string): Promise<void> {
      await tx.query(`${FIND} FOR UPDATE OF p`, [developerId, kind]);
    },

    /** Newest first. */
    async list(db: Queryable, developerId: string, page: versions.VersionsPage): Promise<Policy[]> {
      return (await versions.list<Rules>(db, developerId, kind, page)).map((row) => toPolicy(row));
    },
  };
}
