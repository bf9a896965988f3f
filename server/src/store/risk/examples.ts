import type { Actor } from '#core/actor.ts';
import type { BandSystem } from '#core/risk/bands.ts';
import type { RiskFacts } from '#core/risk/facts.ts';
import type { Db } from '#store/db.ts';
import { inBatches, NEWEST } from './batches.ts';
import { FACTS_OF, type FactsRow, factsOf, HAS_PATTERNS } from './facts/kept-facts.ts';

/** Assessments with a known outcome, for training. */
export type ExampleRow = {
  readonly id: string;
  readonly userId: string;
  /** The start of the fingerprint's hash; null when none was sent. */
  readonly device: string | null;
  readonly bands: BandSystem;
  readonly score: number;
  readonly facts: RiskFacts;
  readonly at: Date;
  /** Who set the latest label; null without one. */
  readonly actor: Actor | null;
  /** How many people gave it this label. */
  readonly people: number;
};

type KeptRow = Omit<ExampleRow, 'facts'> & FactsRow;

const COLUMNS = `a.id, a.user_id AS "userId", left(encode(a.device, 'hex'), 24) AS device, a.bands, a.score, a.created_at AS at,
  ${FACTS_OF('a')}`;
const LEARNABLE = `NOT a.simulated AND ${HAS_PATTERNS('a')}`;

/** Yields assessments from before `until` whose latest label is one of these, newest first. */
export async function* labelled(
  db: Db,
  developerId: string,
  { outcomes, until }: { readonly outcomes: readonly string[]; readonly until: Date },
  most: number,
): AsyncGenerator<ExampleRow> {
  yield* each(most, (before, limit) =>
    db.query<KeptRow>(
      `SELECT ${COLUMNS}, latest.actor, (SELECT count(DISTINCT l.actor) FROM risk_labels l
           WHERE l.developer_id = a.developer_id AND l.assessment_id = a.id
             AND l.outcome = latest.outcome) AS people
       FROM risk_assessments a, LATERAL (
         SELECT l.outcome, l.actor FROM risk_labels l WHERE l.developer_id = a.developer_id AND l.assessment_id = a.id
         ORDER BY l.id DESC LIMIT 1) latest
       WHERE a.developer_id = $1 AND a.id < $2 AND a.id IN (
           SELECT assessment_id FROM risk_labels WHERE developer_id = $1)
         AND latest.outcome = ANY($3) AND a.created_at < $5 AND ${LEARNABLE} ORDER BY a.id DESC LIMIT $4`,
      [developerId, before, outcomes, limit, until],
    ),
  );
}

/** Yields assessments from before `until` that were not RED and have no label. */
export async function* unremarkable(
  db: Db,
  developerId: string,
  until: Date,
  most: number,
): AsyncGenerator<ExampleRow> {
  yield* each(most, (before, limit) =>
    db.query<KeptRow>(
      `SELECT ${COLUMNS}, NULL AS actor, 0 AS people FROM risk_assessments a
       WHERE a.developer_id = $1 AND a.id < $2 AND a.created_at < $3 AND a.flag <> 'RED' AND ${LEARNABLE}
         AND NOT EXISTS (SELECT FROM risk_labels l
           WHERE l.developer_id = a.developer_id AND l.assessment_id = a.id)
       ORDER BY a.id DESC LIMIT $4`,
      [developerId, before, until, limit],
    ),
  );
}

async function* each(
  most: number,
  read: (before: string, limit: number) => Promise<KeptRow[]>,
): AsyncGenerator<ExampleRow> {
  const batches = inBatches(NEWEST, most, async (before, limit) => {
    const rows = await read(before, limit);
    return { rows, count: rows.length, oldest: rows.at(-1)?.id ?? null };
  });
  for await (const { rows } of batches) {
    for (const row of rows) yield { ...row, facts: factsOf(row) as RiskFacts };
  }
}
