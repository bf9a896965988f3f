import type { Outcome } from '#core/risk/labels/label.ts';
import type { Queryable } from '#store/db.ts';
import { LINES_OF } from '#store/risk/verdicts.ts';

/** How often a contribution, a flag, or any labelled assessment had an outcome. */
export type CountedLine = {
  readonly kind: 'all' | 'flag' | 'line';
  readonly name: string;
  readonly outcome: Outcome;
  readonly count: number;
};

/** Maximum number of labelled assessments to count, newest first. */
export const MAX_LABELLED = 100_000;

/** Excludes simulated assessments, which say nothing about real payments. */
export async function countLines(db: Queryable, developerId: string, since: Date): Promise<CountedLine[]> {
  return db.query<CountedLine>(
    `WITH labelled AS MATERIALIZED (
       SELECT DISTINCT ON (l.assessment_id) l.assessment_id, l.outcome FROM risk_labels l
       WHERE l.developer_id = $1 AND l.created_at >= $2
       ORDER BY l.assessment_id DESC, l.created_at DESC, l.id DESC LIMIT $3
     ), judged AS MATERIALIZED (
       SELECT l.outcome, a.flag, ARRAY(${LINES_OF('a')}) AS lines
       FROM labelled l JOIN risk_assessments a ON a.developer_id = $1 AND a.id = l.assessment_id
       WHERE NOT a.simulated
     )
     SELECT 'all' AS kind, '' AS name, outcome, count(*) FROM judged GROUP BY outcome
     UNION ALL SELECT 'flag', flag, outcome, count(*) FROM judged GROUP BY flag, outcome
     UNION ALL SELECT 'line', line, outcome, count(*) FROM judged, unnest(lines) AS line
       WHERE line NOT IN ('cap', 'review') GROUP BY line, outcome`,
    [developerId, since, MAX_LABELLED],
  );
}
