import type { Actor } from '#core/actor.ts';
import { canonicalJson } from '#core/chain.ts';
import type { Revision } from '#core/revision.ts';
import type { Queryable } from './db.ts';

export type VersionedKind = 'release' | 'identity' | 'review' | 'terms' | 'approval' | 'sign_in';
/** A page of versions, newest first. `before` is a version. */
export type VersionsPage = {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly before: string | undefined;
  readonly limit: number;
};
export type VersionRow<Rules> = Revision & { readonly rules: Rules; readonly changedAt: Date };

const COLUMNS = 'version, rules, changed_at AS "changedAt", changed_by AS "changedBy"';

/** The newest version; undefined when the policy was never set. */
export async function latest<Rules>(
  db: Queryable,
  developerId: string,
  kind: VersionedKind,
): Promise<VersionRow<Rules> | undefined> {
  const [row] = await db.query<VersionRow<Rules>>(
    `SELECT ${COLUMNS} FROM policy_versions WHERE developer_id = $1 AND kind = $2
     ORDER BY version DESC LIMIT 1`,
    [developerId, kind],
  );
  return row;
}

/** Adds a version unless it equals the newest one. The caller holds a lock on the policy. */
export async function add<Rules>(
  tx: Queryable,
  developerId: string,
  kind: VersionedKind,
  rules: Rules,
  { changedAt, changedBy }: { readonly changedAt: Date; readonly changedBy: Actor },
): Promise<VersionRow<Rules>> {
  const last = await latest<Rules>(tx, developerId, kind);
  if (last && canonicalJson(last.rules) === canonicalJson(rules)) return last;
  const version = (last?.version ?? 0) + 1;
  await tx.query(
    `INSERT INTO policy_versions (developer_id, kind, version, rules, changed_at, changed_by)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [developerId, kind, version, JSON.stringify(rules), changedAt, JSON.stringify(changedBy)],
  );
  return { version, rules, changedAt, changedBy };
}

export async function list<Rules>(
  db: Queryable,
  developerId: string,
  kind: VersionedKind,
  { from, to, before, limit }: VersionsPage,
): Promise<VersionRow<Rules>[]> {
  return db.query<VersionRow<Rules>>(
    `SELECT ${COLUMNS} FROM policy_versions WHERE developer_id = $1 AND kind = $2
       AND ($3::integer IS NULL OR version < $3) AND changed_at >= coalesce($4::timestamptz, '-infinity')
       AND changed_at < coalesce($5::timestamptz, 'infinity')
     ORDER BY version DESC LIMIT $6`,
    [developerId, kind, before ?? null, from ?? null, to ?? null, limit],
  );
}
