import type { Queryable } from '#store/db.ts';

export type Contestable = {
  /** The latest assessment of the payment, if it is RED and was not overridden. */
  readonly redAssessmentId: string | null;
  readonly score: number | null;
  readonly payoutHeld: boolean;
};

/** Returns the decisions about an agreement that its parties may contest. */
export async function contestable(
  db: Queryable,
  { developerId, agreementId }: { readonly developerId: string; readonly agreementId: string },
): Promise<Contestable> {
  const [row] = await db.query<Contestable>(
    `WITH latest AS (
       SELECT id, flag, score FROM risk_assessments WHERE developer_id = $1 AND agreement_id = $2
         AND bands = 'payment' AND NOT simulated ORDER BY id DESC LIMIT 1)
     SELECT (SELECT id FROM latest WHERE flag = 'RED') AS "redAssessmentId",
       (SELECT score FROM latest WHERE flag = 'RED') AS score,
       EXISTS (SELECT 1 FROM payout_holds WHERE developer_id = $1 AND agreement_id = $2
         AND lifted_at IS NULL) AS "payoutHeld"`,
    [developerId, agreementId],
  );
  return row ?? { redAssessmentId: null, score: null, payoutHeld: false };
}
