import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { continueBacktest } from '#actions/risk/backtest.ts';
import { flagOf } from '#core/risk/bands.ts';
import { FLAGS, type Flag } from '#core/risk/facts.ts';
import type { PastAssessment, Tally } from '#core/risk/policy/backtest.ts';
import { compilePolicy, type RiskPolicy, seenBy } from '#core/risk/policy/risk-policy.ts';
import { scoreRisk } from '#core/risk/score.ts';
import { DAY_MS } from '#core/time.ts';
import { packFacts } from '#store/risk/facts/kept-facts.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { runDueJobs } from '#test/support/escrow.ts';
import { anyBands, anyCard, anyKeptFacts, anyPolicy } from '#test/support/risk/any.ts';

/** More than are read at once. */
const COUNT = 2_300;
const seed = Date.now() % 2 ** 31;

const anyPast = fc.record({
  ...{ facts: anyKeptFacts, bands: anyBands, score: fc.nat(100), amount: fc.nat(1e12) },
  currency: fc.constantFrom('NGN', 'USD'),
  // Where facts are stored: in a column, in the detail as formerly, or nowhere as at first.
  place: fc.constantFrom('column', 'column', 'column', 'detail', 'nowhere'),
  simulated: fc.constantFrom(true, ...Array(9).fill(false)),
  labels: fc.oneof(
    { weight: 3, arbitrary: fc.constant<string[]>([]) },
    {
      weight: 1,
      arbitrary: fc.array(fc.constantFrom<string[]>('fraud', 'legitimate', 'disputed'), { maxLength: 3 }),
    },
  ),
});
type ValueOf<Any> = Any extends fc.Arbitrary<infer Value> ? Value : never;
type Past = ValueOf<typeof anyPast> & { readonly id: string; readonly at: Date };

let app: TestApp;
let key: string;
let developerId: string;
let since: Date;
/** Newest first. */
let history: Past[];
beforeAll(async () => {
  app = await startTestApp();
  ({ key, developerId } = await app.signUp());
  const now = app.time.now().getTime();
  // The oldest tenth is older than the requested period, by minutes and by days.
  since = new Date(now - (COUNT * 0.9 * DAY_MS) / 100);
  history = fc.sample(anyPast, { numRuns: COUNT, seed }).map((past, n) => {
    const at = new Date(now - (n * DAY_MS) / 100);
    return { ...past, at, id: `fra_${at.getTime().toString(16).padStart(12, '0')}${'0'.repeat(20)}` };
  });
  await write(history);
});

async function write(rows: readonly Past[]): Promise<void> {
  const { owner } = app.database;
  await owner.query(
    `INSERT INTO risk_assessments (developer_id, id, user_id, bands, amount, currency, score, flag, simulated,
       detail, facts, created_at)
     SELECT $1, id, 'user', bands, amount, currency, score, flag, simulated, detail, facts, at
     FROM jsonb_to_recordset($2) AS i (id text, bands text, amount bigint, currency text, score smallint,
       flag text, simulated boolean, detail jsonb, facts text, at timestamptz)`,
    [
      developerId,
      JSON.stringify(
        rows.map(({ facts, place, ...row }) => ({
          ...{ ...row, flag: flagOf(row.score, row.bands) },
          detail: place === 'detail' ? { facts } : {},
          facts: place === 'column' ? packFacts(facts) : null,
        })),
      ),
    ],
  );
  await owner.query(
    `INSERT INTO risk_labels (developer_id, assessment_id, id, outcome, source, reason, actor, created_at)
     SELECT $1, of, id, outcome, 'api', 'said', '{}', now()
     FROM jsonb_to_recordset($2) AS i (of text, id text, outcome text)`,
    [
      developerId,
      JSON.stringify(
        rows.flatMap(({ id, labels }) =>
          labels.map((outcome, n) => ({ of: id, id: `lbl_${n}_${id}`, outcome })),
        ),
      ),
    ],
  );
}

/** The expected tally of the newest ones, computed one at a time with all the reasons. */
function tallyOf(policy: RiskPolicy, newest = history.length): Tally & { done: number } {
  const compiledPolicy = compilePolicy(null, policy);
  const tally: Tally & { done: number } = { done: 0, unknown: 0, groups: {}, examples: [] };
  for (const one of history.slice(0, newest)) {
    if (one.simulated || one.at < since) continue;
    tally.done += 1;
    if (one.place === 'nowhere') tally.unknown += 1;
    else
      note(
        tally,
        one,
        scoreRisk(seenBy(compiledPolicy, one.facts, app.context.risk.thresholds), compiledPolicy, one.bands),
      );
  }
  return tally;
}

function note({ groups, examples }: Tally, one: Past, { score }: { readonly score: number }): void {
  const { id, bands, amount, currency, labels } = one;
  const label = (labels.at(-1) ?? null) as PastAssessment['label'];
  const [was, flag] = [flagOf(one.score, bands), flagOf(score, bands)];
  const row = () => ({ GREEN: 0, AMBER: 0, RED: 0 });
  const group = groups[label ?? 'none'] ?? { flags: { GREEN: row(), AMBER: row(), RED: row() }, money: {} };
  groups[label ?? 'none'] = group;
  group.flags[was][flag] += 1;
  if (was === flag) return;
  const { stopped, passed } = group.money[currency] ?? { stopped: 0, passed: 0 };
  group.money[currency] = {
    stopped: stopped + (flag === 'RED' ? amount : 0),
    passed: passed + (was === 'RED' ? amount : 0),
  };
  const isStricter = (before: Flag, after: Flag) => FLAGS.indexOf(after) > FLAGS.indexOf(before);
  const alike = examples.filter(
    ({ before, after }) => isStricter(before.flag, after.flag) === isStricter(was, flag),
  );
  const example = {
    id,
    amount,
    currency,
    label,
    before: { score: one.score, flag: was },
    after: { score, flag },
  };
  if (alike.length < 5) examples.push(example);
}

const policies = fc.sample(fc.tuple(anyPolicy, fc.option(anyCard)), { numRuns: 4, seed });

async function ask(policy: RiskPolicy): Promise<string> {
  await app.call('PUT', '/v1/policies/risk/draft', { key, body: policy });
  const { body } = await app.call<{ id: string; total: number }>('POST', '/v1/policies/risk/backtests', {
    ...{ key, body: { since: since.toISOString() } },
  });
  expect(body.total).toBe(tallyOf(policy).done);
  return body.id;
}

async function cameTo(id: string): Promise<object> {
  const [row] = await app.database.owner.query<{ state: string; done: number; tally: Tally }>(
    'SELECT state, done, tally FROM risk_backtests WHERE developer_id = $1 AND id = $2',
    [developerId, id],
  );
  expect(row?.state).toBe('done');
  return { ...row?.tally, done: row?.done };
}

describe(`a backtest of any history (seed ${seed})`, () => {
  it.each(policies)('equals the sum of single assessments, policy %#', async (any, scorecard) => {
    const policy = { ...any, scorecard };
    const id = await ask(policy);
    await runDueJobs(app);
    expect(await cameTo(id)).toEqual(tallyOf(policy));
  });

  it('continues where it stopped, and counts nothing twice when two run at once', async () => {
    const [policy] = policies[0] as (typeof policies)[number];
    const id = await ask(policy);
    const { done, ...tally } = tallyOf(policy, 1_200);
    await app.database.owner.query(
      'UPDATE risk_backtests SET cursor = $3, done = $4, tally = $5 WHERE developer_id = $1 AND id = $2',
      [developerId, id, history[1_199]?.id, done, JSON.stringify(tally)],
    );
    await Promise.all([1, 2, 3].map(() => continueBacktest(app.context, developerId, id)));
    expect(await cameTo(id)).toEqual(tallyOf(policy));
  });

  it('reads no more than it reports, even without statistics about the account', async () => {
    const seen = `SELECT sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) AS rows
      FROM pg_stat_xact_user_tables WHERE relname ~ '^risk_assessments(_[0-9]+)?$'`;
    const read = await app.context.db.transaction(async (tx) => {
      // Citus keeps the rows in shard tables, which it hides.
      await tx.query('SET LOCAL citus.override_table_visibility = off');
      const [before] = await tx.query<{ rows: number }>(seen);
      const values = [developerId, '~', 'fra_0', new Date(0), 300];
      const counted = await tx.query<{ count: number }>(
        'SELECT * FROM read_past($1, $2, $3, $4, $5)',
        values,
      );
      expect(counted.map(({ count }) => count)).toEqual([250, 50]);
      const [after] = await tx.query<{ rows: number }>(seen);
      return Number(after?.rows) - Number(before?.rows);
    });
    expect(read).toBeGreaterThanOrEqual(300);
    expect(read).toBeLessThan(500);
  });
});
