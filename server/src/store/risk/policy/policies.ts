import type { Actor } from '#core/actor.ts';
import type { Flag } from '#core/risk/facts.ts';
import type {
  PolicyState,
  PolicyVersion,
  RiskDraft,
  RiskPolicies,
  RiskPolicy,
} from '#core/risk/policy/risk-policy.ts';
import { Conditions, type ListPage, type Period } from '#store/caller-metadata/conditions.ts';
import { sign } from '#store/control-macs.ts';
import type { Queryable } from '#store/db.ts';

const VERSION = `version, state, policy, made_by AS "madeBy", made_at AS "madeAt", live_at AS "liveAt",
  retired_at AS "retiredAt"`;
const DRAFT = 'policy, revision, changed_by AS "changedBy", changed_at AS "changedAt"';

export async function findAll(db: Queryable, developerId: string): Promise<RiskPolicies> {
  const used = await db.query<PolicyVersion>(
    `SELECT ${VERSION} FROM risk_policies WHERE developer_id = $1 AND state <> 'retired'`,
    [developerId],
  );
  const [found] = await db.query<Omit<RiskDraft, 'policy'> & { readonly policy: RiskPolicy | null }>(
    `SELECT ${DRAFT} FROM risk_policy_drafts WHERE developer_id = $1`,
    [developerId],
  );
  const inState = (state: string) => used.find((one) => one.state === state) ?? null;
  const draft = found?.policy ? { ...found, policy: found.policy } : null;
  return { live: inState('live'), shadow: inState('shadow'), draft, draftRevision: found?.revision ?? 0 };
}

/** Locks the account's policies, so that changes are serialized. */
export async function lock(tx: Queryable, developerId: string): Promise<RiskPolicies> {
  await tx.query('INSERT INTO risk_policy_drafts (developer_id) VALUES ($1) ON CONFLICT DO NOTHING', [
    developerId,
  ]);
  await tx.query('SELECT 1 FROM risk_policy_drafts WHERE developer_id = $1 FOR UPDATE', [developerId]);
  return findAll(tx, developerId);
}

/** Null deletes the draft. Returns the new revision. */
export async function saveDraft(
  tx: Queryable,
  developerId: string,
  draft: Omit<RiskDraft, 'revision'> | null,
): Promise<number> {
  const [saved] = await tx.query<{ revision: number }>(
    `UPDATE risk_policy_drafts SET policy = $2, changed_by = $3, changed_at = $4, revision = revision + 1
     WHERE developer_id = $1 RETURNING revision`,
    [
      developerId,
      draft && JSON.stringify(draft.policy),
      draft && JSON.stringify(draft.changedBy),
      draft?.changedAt,
    ],
  );
  return (saved as { revision: number }).revision;
}

type NewVersion = {
  readonly policy: RiskPolicy;
  readonly state: PolicyState;
  readonly madeBy: Actor;
  readonly at: Date;
};

/** Inserts a version with the next number. */
export async function insert(
  tx: Queryable,
  developerId: string,
  { policy, state, madeBy, at }: NewVersion,
): Promise<PolicyVersion> {
  const [made] = await tx.query<PolicyVersion>(
    `INSERT INTO risk_policies (developer_id, version, policy, made_by, made_at, state, live_at)
     SELECT $1, 1 + coalesce(max(version), 0), $2, $3, $4, $5, $6 FROM risk_policies
     WHERE developer_id = $1 AND on_this_node()
     RETURNING ${VERSION}`,
    [developerId, JSON.stringify(policy), JSON.stringify(madeBy), at, state, state === 'live' ? at : null],
  );
  const version = made as PolicyVersion;
  await sign(tx, 'risk_policies', developerId, version.version);
  return version;
}

export async function goLive(
  tx: Queryable,
  developerId: string,
  version: number,
  at: Date,
): Promise<PolicyVersion> {
  const [live] = await tx.query<PolicyVersion>(
    `UPDATE risk_policies SET state = 'live', live_at = $3 WHERE developer_id = $1 AND version = $2
     RETURNING ${VERSION}`,
    [developerId, version, at],
  );
  await sign(tx, 'risk_policies', developerId, version);
  return live as PolicyVersion;
}

export async function retire(tx: Queryable, developerId: string, version: number, at: Date): Promise<void> {
  await tx.query(
    `UPDATE risk_policies SET state = 'retired', retired_at = $3 WHERE developer_id = $1 AND version = $2`,
    [developerId, version, at],
  );
  await sign(tx, 'risk_policies', developerId, version);
}

export async function findVersion(
  db: Queryable,
  developerId: string,
  version: number,
): Promise<PolicyVersion | undefined> {
  const [found] = await db.query<PolicyVersion>(
    `SELECT ${VERSION} FROM risk_policies WHERE developer_id = $1 AND version = $2`,
    [developerId, version],
  );
  return found;
}

/** How often an assessment's flag coincided with each flag of the shadow version. */
export type ShadowCount = { readonly flag: Flag; readonly shadowFlag: Flag; readonly count: number };

/** Compares the newest assessments only: older ones say less about the policy in use. */
export async function compareShadow(
  db: Queryable,
  developerId: string,
  version: number,
  newest: number,
): Promise<ShadowCount[]> {
  return db.query<ShadowCount>(
    `SELECT flag, shadow_flag AS "shadowFlag", count(*) FROM (
       SELECT flag, shadow_flag, shadow_version FROM risk_assessments WHERE developer_id = $1
       ORDER BY id DESC LIMIT $3) newest
     WHERE shadow_version = $2 GROUP BY flag, shadow_flag`,
    [developerId, version, newest],
  );
}

/** Newest first; `before` is a version. */
export async function list(
  db: Queryable,
  developerId: string,
  filter: Period & { readonly state?: PolicyState | undefined },
  { before, limit }: ListPage,
): Promise<PolicyVersion[]> {
  const conditions = new Conditions(developerId)
    .within('made_at', filter)
    .also('state =', filter.state)
    .also('version <', before);
  return db.query<PolicyVersion>(
    `SELECT ${VERSION} FROM risk_policies WHERE ${conditions.sql}
     ORDER BY version DESC LIMIT ${conditions.place(limit)}`,
    conditions.values,
  );
}
