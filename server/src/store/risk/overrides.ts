import type { Override } from '#core/risk/override.ts';
import type { Queryable } from '#store/db.ts';

export type NewOverride = Override & {
  readonly developerId: string;
  readonly agreementId: string;
  readonly userId: string;
  readonly assessmentId: string;
  readonly until: Date;
};

/** Grants an override, restricted to the device of the assessment if it has one. */
export async function give(tx: Queryable, override: NewOverride): Promise<void> {
  await tx.query(
    `INSERT INTO risk_overrides (developer_id, agreement_id, user_id, device, review_id, until)
     SELECT a.developer_id, $3, $4, a.device, $5, $6 FROM risk_assessments a
     WHERE a.developer_id = $1 AND a.id = $2 AND on_this_node()
     ON CONFLICT (developer_id, agreement_id, user_id) DO UPDATE
       SET device = excluded.device, review_id = excluded.review_id, until = excluded.until`,
    [
      override.developerId,
      override.assessmentId,
      override.agreementId,
      override.userId,
      override.reviewId,
      override.until,
    ],
  );
}
