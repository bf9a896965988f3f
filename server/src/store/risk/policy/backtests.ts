import type { Actor } from '#core/actor.ts';
import { BAND_SYSTEMS } from '#core/risk/bands.ts';
import { FLAGS, type RiskFacts } from '#core/risk/facts.ts';
import { emptyTally, type PastAssessment, type Tally } from '#core/risk/policy/backtest.ts';
import type { RiskPolicy } from '#core/risk/policy/risk-policy.ts';
import { parseSafeInteger } from '#store/connection/types.ts';
import type { Queryable } from '#store/db.ts';
import { idBefore } from '#store/ids.ts';
import { inBatches, NEWEST } from '#store/risk/batches.ts';
import { Fields } from '#store/risk/facts/fields.ts';
import { readFacts } from '#store/risk/facts/kept-facts.ts';
import { askedFor } from './asked.ts';

/** A policy applied to the account's own past assessments, and its progress. */
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
  /** The oldest assessment processed so far; the remaining ones are older. */
  readonly cursor: string;
  readonly tally: Tally;
  readonly finishedAt: Date | null;
};

const COLUMNS = `id, policy, source, since, asked_by AS "askedBy", asked_at AS "askedAt", state, total, done,
  cursor, tally, finished_at AS "finishedAt"`;

type NewBacktest = Pick<Backtest, 'id' | 'policy' | 'source' | 'since' | 'askedBy' | 'askedAt'>;

/** Inserts a backtest and counts its assessments, up to `most`. */
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
       WHERE developer_id = $1 AND id > $11 AND created_at >= $5 AND NOT simulated AND on_this_node()
       LIMIT $10) past
     RETURNING ${COLUMNS}`,
    [
      developerId,
      id,
      JSON.stringify(policy),
      source,
      since,
      JSON.stringify(askedBy),
      askedAt,
      NEWEST,
      JSON.stringify(emptyTally()),
      most,
      idBefore('fra', since),
    ],
  );
  return row as Backtest;
}

export const { find, list } = askedFor<Backtest>('risk_backtests', COLUMNS);

/** Stops a running backtest: an account has at most one at a time. */
export async function stopOthers(tx: Queryable, developerId: string, at: Date): Promise<void> {
  await tx.query(
    `UPDATE risk_backtests SET state = 'stopped', finished_at = $2
     WHERE developer_id = $1 AND state = 'running'`,
    [developerId, at],
  );
}

/** A row of read_past(). */
type PastPart = {
  readonly count: number;
  readonly oldest: string;
  readonly lines: string;
  /** The latest label of each assessment that has one. */
  readonly labels: Readonly<Record<string, string>> | null;
};

/**
 * Yields past assessments in batches, newest first. Simulated ones are excluded, since no payment was made.
 */
export async function* pastOf(
  db: Queryable,
  developerId: string,
  { cursor, since }: Pick<Backtest, 'cursor' | 'since'>,
  most: number,
): AsyncGenerator<PastAssessment[]> {
  const batches = inBatches(cursor, most, async (before, limit) => {
    const values = [developerId, before, idBefore('fra', since), since, limit];
    const parts = await db.query<PastPart>('SELECT * FROM read_past($1, $2, $3, $4, $5)', values);
    const count = parts.reduce((sum, part) => sum + part.count, 0);
    return { parts, count, oldest: parts.at(-1)?.oldest ?? null };
  });
  for await (const { parts } of batches) for (const part of parts) yield read(part);
}

const IN_DETAIL = '{';
const FIELDS = new Fields();

function read({ count, lines, labels }: PastPart): PastAssessment[] {
  const labelOf = new Map(Object.entries(labels ?? {}));
  const past: PastAssessment[] = [];
  FIELDS.begin(lines);
  for (let n = 0; n < count; n++) {
    const id = FIELDS.word();
    past.push({
      id,
      bands: FIELDS.oneOf(BAND_SYSTEMS),
      amount: parseSafeInteger(FIELDS.number() as number),
      currency: FIELDS.currency(),
      score: FIELDS.number() as number,
      flag: FIELDS.oneOf(FLAGS),
      facts: readPastFacts(FIELDS),
      label: labelOf.get(id) ?? null,
    });
  }
  return past;
}

/** Early assessments have their facts in the detail, and the first ones have none. */
function readPastFacts(fields: Fields): RiskFacts | null {
  fields.close();
  if (!fields.startsWith(IN_DETAIL) && !fields.startsWith('\n')) return readFacts(fields);
  const detail = fields.rest();
  return detail === '' ? null : (JSON.parse(detail.slice(IN_DETAIL.length)) as RiskFacts);
}

/** Saves progress only if the cursor is unchanged: of two workers with the same job, one counts. */
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
