import type { Actor } from '#core/actor.ts';
import { emptyTally, type PastAssessment, type Tally } from '#core/risk/policy/backtest.ts';
import type { RiskPolicy } from '#core/risk/policy/policy.ts';
import type { Queryable } from '#store/db.ts';
import { FACTS_OF, type FactsRow, factsOf } from '#store/risk/kept-facts.ts';

/** A policy held against the account's own past, and how far that has come. */
export type Backtest = {
  readonly id: string;
  /** A copy: the draft may have changed since. */
  readonly policy: RiskPolicy;
  readonly source: 'draft' | 'shadow' | 'live';
  readonly since: Date;
  readonly askedBy: Actor;
  readonly askedAt: Date;
  readonly state: 'running' | 'done' | 'stopped';
  readonly total: number;
  readonly done: number;
  /** The oldest that was looked at; what is left is older. */
  readonly cursor: string;
  readonly tally: Tally;
  readonly finishedAt: Date | null;
};

const COLUMNS = `id, policy, source, since, asked_by AS "askedBy", asked_at AS "askedAt", state, total, done,
  cursor, tally, finished_at AS "finishedAt"`;
/** Beyond every id. */
const NEWEST = '~';

type NewBacktest = Pick<Backtest, 'id' | 'policy' | 'source' | 'since' | 'askedBy' | 'askedAt'>;

/** Counts what there is to look at, `most` at the most. */
export async function insert(
  tx: Queryable,
  developerId: string,
  { id, policy, source, since, askedBy, askedAt }: NewBacktest,
  most: number,
): Promise<Backtest> {
  const [row] = await tx.query<Backtest>(
    `INSERT INTO risk_backtests
       (developer_id, id, policy, source, since, asked_by, asked_at, state, total, cursor, tally)
     SELECT $1, $2, $3, $4, $5, $6, $7, 'running', count(*), $8, $9 FROM (
       SELECT 1 FROM risk_assessments
       WHERE developer_id = $1 AND created_at >= $5 AND NOT simulated AND on_this_node() LIMIT $10) past
     RETURNING ${COLUMNS}`,
    [
      ...[developerId, id, JSON.stringify(policy), source, since, JSON.stringify(askedBy), askedAt],
      ...[NEWEST, JSON.stringify(emptyTally()), most],
    ],
  );
  return row as Backtest;
}

export async function find(db: Queryable, developerId: string, id: string): Promise<Backtest | undefined> {
  const [row] = await db.query<Backtest>(
    `SELECT ${COLUMNS} FROM risk_backtests WHERE developer_id = $1 AND id = $2`,
    [developerId, id],
  );
  return row;
}

/** Newest first. */
export async function list(
  db: Queryable,
  developerId: string,
  { before = null, limit }: { readonly before?: string | null | undefined; readonly limit: number },
): Promise<Backtest[]> {
  return db.query<Backtest>(
    `SELECT ${COLUMNS} FROM risk_backtests WHERE developer_id = $1 AND ($2::text IS NULL OR id < $2)
     ORDER BY id DESC LIMIT $3`,
    [developerId, before, limit],
  );
}

/** One at a time: whoever asks for another stops the one before. */
export async function stopOthers(tx: Queryable, developerId: string, at: Date): Promise<void> {
  await tx.query(
    `UPDATE risk_backtests SET state = 'stopped', finished_at = $2
     WHERE developer_id = $1 AND state = 'running'`,
    [developerId, at],
  );
}

/** The next of the past, newest first. Simulated calls were nobody's payment. */
export async function nextPast(
  db: Queryable,
  developerId: string,
  { cursor, since }: Pick<Backtest, 'cursor' | 'since'>,
  limit: number,
): Promise<PastAssessment[]> {
  const rows = await db.query<Omit<PastAssessment, 'facts'> & FactsRow>(
    `SELECT id, bands, amount, currency, score, flag, ${FACTS_OF('a')},
       (SELECT l.outcome FROM risk_labels l WHERE l.developer_id = a.developer_id AND l.assessment_id = a.id
        ORDER BY l.id DESC LIMIT 1) AS label
     FROM risk_assessments a
     WHERE developer_id = $1 AND id < $2 AND created_at >= $3 AND NOT simulated ORDER BY id DESC LIMIT $4`,
    [developerId, cursor, since, limit],
  );
  return rows.map((row) => ({ ...row, facts: factsOf(row) }));
}

/** Only from where it stood: of two workers with the same job one counts. */
export async function advance(
  db: Queryable,
  developerId: string,
  from: Backtest,
  to: Pick<Backtest, 'cursor' | 'done' | 'tally' | 'state' | 'finishedAt'>,
): Promise<void> {
  await db.query(
    `UPDATE risk_backtests SET cursor = $4, done = $5, tally = $6, state = $7, finished_at = $8
     WHERE developer_id = $1 AND id = $2 AND cursor = $3 AND state = 'running'`,
    [
      developerId,
      from.id,
      from.cursor,
      to.cursor,
      to.done,
      JSON.stringify(to.tally),
      to.state,
      to.finishedAt,
    ],
  );
}
