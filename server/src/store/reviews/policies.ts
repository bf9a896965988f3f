import { DEFAULT_REVIEW_RULES, type ReviewPolicy, type ReviewRules } from '#core/reviews/review-policy.ts';
import type { Queryable } from '#store/db.ts';

const FIND = `SELECT opens, due_hours AS "dueHours", changed_at AS "changedAt" FROM review_policies
  WHERE developer_id = $1`;

export async function find(db: Queryable, developerId: string): Promise<ReviewPolicy> {
  const [found] = await db.query<ReviewPolicy>(FIND, [developerId]);
  return toPolicy(found);
}

/** Replaces the policy and returns the previous one. Concurrent changes are serialized. */
export async function replace(
  tx: Queryable,
  developerId: string,
  { opens, dueHours }: ReviewRules,
  changedAt: Date,
): Promise<ReviewPolicy> {
  const [before] = await tx.query<ReviewPolicy>(`${FIND} FOR UPDATE`, [developerId]);
  await tx.query(
    `INSERT INTO review_policies (developer_id, opens, due_hours, changed_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (developer_id) DO UPDATE
       SET opens = excluded.opens, due_hours = excluded.due_hours, changed_at = excluded.changed_at`,
    [developerId, opens, JSON.stringify(dueHours), changedAt],
  );
  return toPolicy(before);
}

function toPolicy(found: ReviewPolicy | undefined): ReviewPolicy {
  if (!found) return { ...DEFAULT_REVIEW_RULES, changedAt: null };
  return { ...found, dueHours: { ...DEFAULT_REVIEW_RULES.dueHours, ...found.dueHours } };
}
