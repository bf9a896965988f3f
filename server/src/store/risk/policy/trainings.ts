import type { Actor } from '#core/actor.ts';
import type { Queryable } from '#store/db.ts';
import { askedFor } from './asked.ts';

type Share = { readonly before: number; readonly now: number };

/**
 * The result of a training run: the number of examples, and the performance on people that it was not trained
 * on.
 */
export type TrainingOutcome = {
  readonly frauds: number;
  readonly legitimate: number;
  readonly truePositives?: Share | undefined;
  readonly falsePositives?: Share | undefined;
  /** Absent from trainings of earlier versions, as are the following. */
  readonly from?: Date | string;
  readonly to?: Date | string;
  readonly later?: {
    readonly frauds: number;
    readonly legitimate: number;
    readonly truePositives: Share;
    readonly falsePositives: Share;
  } | null;
  readonly contradicting?: number;
  readonly contradictions?: readonly {
    readonly assessmentId: string;
    readonly labelledBy: Actor;
    readonly leftOut: boolean;
  }[];
};

export type Training = {
  readonly id: string;
  readonly state: 'running' | 'done' | 'too_few' | 'other_weeks';
  readonly askedBy: Actor;
  readonly askedAt: Date;
  readonly outcome: TrainingOutcome | null;
  readonly finishedAt: Date | null;
};

const COLUMNS = `id, state, asked_by AS "askedBy", asked_at AS "askedAt", outcome,
  finished_at AS "finishedAt"`;

export async function insert(
  tx: Queryable,
  developerId: string,
  { id, askedBy, askedAt }: Pick<Training, 'id' | 'askedBy' | 'askedAt'>,
): Promise<Training> {
  const [row] = await tx.query<Training>(
    `INSERT INTO risk_trainings (developer_id, id, state, asked_by, asked_at)
     VALUES ($1, $2, 'running', $3, $4) RETURNING ${COLUMNS}`,
    [developerId, id, JSON.stringify(askedBy), askedAt],
  );
  return row as Training;
}

export const { find, list } = askedFor<Training>('risk_trainings', COLUMNS);

export async function end(
  db: Queryable,
  developerId: string,
  { id, state, outcome, finishedAt }: Pick<Training, 'id' | 'state' | 'outcome' | 'finishedAt'>,
): Promise<void> {
  await db.query(
    `UPDATE risk_trainings SET state = $3, outcome = $4, finished_at = $5
     WHERE developer_id = $1 AND id = $2 AND state = 'running'`,
    [developerId, id, state, JSON.stringify(outcome), finishedAt],
  );
}
