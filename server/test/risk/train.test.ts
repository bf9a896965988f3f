import { beforeAll, describe, expect, it } from 'vitest';
import { trainScorecard } from '#actions/risk/train-scorecard.ts';
import { compilePolicy, type RiskPolicy } from '#core/risk/policy/risk-policy.ts';
import { replay } from '#core/risk/replay.ts';
import * as assessments from '#store/risk/assessments.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { runDueJobs } from '#test/support/escrow.ts';
import { assess, NAIRA, regular, stranger, toQuietMoment } from '#test/support/risk/assess.ts';

let app: TestApp;
let key: string;
let developerId: string;
beforeAll(async () => {
  app = await startTestApp();
  toQuietMoment(app);
  ({ key, developerId } = await app.signUp());
});

/** Copies an assessment, each with another user and slightly different facts. */
async function repeat(
  id: string,
  kind: string,
  times: number,
  label?: string,
  { on = developerId, daysAgo = 60, by = 'mem_1' } = {},
): Promise<void> {
  await app.database.owner.query(
    `WITH assessed AS (SELECT * FROM risk_assessments WHERE developer_id = $1 AND id = $2)
     INSERT INTO risk_assessments (developer_id, id, user_id, bands, amount, currency, device, score, flag,
       simulated, detail, facts, created_at)
     SELECT developer_id, id || $3 || lpad(n::text, 6, '0'), $3 || n, bands, amount, currency,
       sha256(($3 || n)::bytea), score, flag, simulated, detail,
       -- The first of the patterns: how many were near the threshold.
       '+' || (substr(split_part(facts, ',', 1), 2)::float * (1 + (n % 5) / 4.0))::text
         || substr(facts, strpos(facts, ',')),
       -- Over three weeks.
       created_at - make_interval(days => $5 + n % 21)
     FROM assessed, generate_series(1, $4::integer) n`,
    [on, id, kind, times, daysAgo],
  );
  if (!label) return;
  await app.database.owner.query(
    `INSERT INTO risk_labels (developer_id, assessment_id, id, outcome, source, reason, actor, created_at)
     SELECT developer_id, id, 'lab_' || id, $3, 'api', '', $4, created_at
     FROM risk_assessments WHERE developer_id = $1 AND user_id LIKE $2 || '%'`,
    [on, kind, label, JSON.stringify({ type: 'member', id: by })],
  );
}

/** The third payment just below the threshold within a week. */
async function structured(account = { key, developerId }) {
  const body = { ...(await regular(app, account.developerId)), transactionAmount: 4_500_000 * NAIRA };
  for (const _time of [1, 2]) await assess(app, account.key, body);
  return { body, verdict: (await assess(app, account.key, body)).body };
}

describe('a scorecard of an account', () => {
  it('is not trained from a few examples', async () => {
    expect(await trainScorecard(app.context, developerId)).toEqual({
      ...{ card: null, why: 'too_few', frauds: 0, legitimate: 0 },
    });
  });

  it('is trained by a job, one at a time, in the name of the requester', async () => {
    const path = '/v1/policies/risk';
    type Training = { id: string; status: string };
    const ask = () => app.call<Training>('POST', `${path}/trainings`, { key });
    const { status, body } = await ask();
    expect([status, body.status]).toEqual([202, 'RUNNING']);
    expect((await ask()).body.id).toBe(body.id);
    await runDueJobs(app);
    const { body: page } = await app.call<{ data: Training[] }>('GET', `${path}/trainings`, { key });
    expect(page.data).toMatchObject([
      {
        id: body.id,
        status: 'TOO_FEW',
        frauds: 0,
        legitimate: 0,
        truePositives: null,
        createdBy: { type: 'key' },
      },
    ]);
    expect((await ask()).body.id).not.toBe(body.id);
    await runDueJobs(app);
  });

  it('is trained from labels into the draft, and decides once it is promoted', async () => {
    const { body, verdict: before } = await structured();
    expect(before).toMatchObject({ score: 26, flag: 'GREEN' });
    const legitimate = await regular(app, developerId);
    await repeat(before.id, 'fraud', 70, 'fraud');
    await repeat((await assess(app, key, legitimate)).body.id, 'quiet', 600);
    await repeat((await assess(app, key, stranger())).body.id, 'newcomer', 30, 'legitimate');

    const training = await trainScorecard(app.context, developerId);
    expect(training).toMatchObject({
      frauds: 70,
      legitimate: 630,
      truePositives: { before: 0, now: 70 },
      falsePositives: { now: 0 },
      // The last weeks, by a card of those before them.
      later: { truePositives: { before: 0 }, falsePositives: { now: 0 } },
      contradicting: 0,
    });
    expect(training).toHaveProperty(
      'later.truePositives.now',
      'later' in training ? training.later?.frauds : 0,
    );
    expect(training.card).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ fact: 'nearThreshold' })]),
    );
    const read = () => app.call<{ draft: RiskPolicy | null }>('GET', '/v1/policies/risk', { key });
    expect((await read()).body.draft?.scorecard).toEqual(training.card);
    // A draft decides nothing.
    expect((await assess(app, key, body)).body.contributions).toMatchObject([{ signal: 'structuring' }]);

    const promote = { from: 'draft', to: 'live' };
    expect((await app.call('POST', '/v1/policies/risk/promote', { key, body: promote })).status).toBe(200);
    const { body: after } = await assess(app, key, body);
    expect(after.flag).not.toBe('GREEN');
    const signals = new Set(after.contributions.map(({ signal }) => signal));
    expect([...signals].filter((signal) => signal !== 'cap')).toEqual(['scorecard']);
    expect(after.contributions.reduce((sum, { points }) => sum + points, 0)).toBe(after.score);
    expect(after.contributions).toContainEqual(expect.objectContaining({ name: 'nearThreshold' }));
    const simulated = await assess(app, key, { ...stranger(), simulateVpn: true });
    expect(simulated.body).toMatchObject({ score: 56, flag: 'AMBER' });

    const stored = await assessments.find(app.context.db, developerId, after.id);
    const compiledPolicy = compilePolicy(1, {
      highValue: {},
      weights: {},
      rules: [],
      scorecard: training.card,
    });
    expect(stored && replay(stored, compiledPolicy)).toBe('same');
  });

  it('is refused where an edit reverses its order', async () => {
    const rows = [
      { at: 3, points: 20 },
      { at: 6, points: 10 },
    ];
    const refused = await app.call('PUT', '/v1/policies/risk/draft', {
      key,
      body: { scorecard: [{ fact: 'nearThreshold', rows }] },
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { details: [{ path: 'scorecard[0].rows[1].points' }] },
    });
  });
});

describe('a scorecard from labels that mislead', () => {
  const account = async () => {
    const own = await app.signUp();
    const fraud = (await structured(own)).verdict.id;
    const quiet = (await assess(app, own.key, await regular(app, own.developerId))).body.id;
    return { ...own, on: own.developerId, fraud, quiet };
  };

  it('is not trained on frauds and legitimate payments of different weeks', async () => {
    const { on, key: own, fraud, quiet } = await account();
    await repeat(quiet, 'quiet', 600, undefined, { on, daysAgo: 100 });
    await repeat(fraud, 'fraud', 70, 'fraud', { on, daysAgo: 40 });
    expect(await trainScorecard(app.context, on)).toMatchObject({ card: null, why: 'other_weeks' });
    await app.call('POST', '/v1/policies/risk/trainings', { key: own });
    await runDueJobs(app);
    const { body } = await app.call<{ data: object[] }>('GET', '/v1/policies/risk/trainings', { key: own });
    expect(body.data).toMatchObject([{ status: 'OTHER_WEEKS', truePositives: null, later: null }]);
    // Labels of the same weeks help.
    await repeat(quiet, 'later', 600, undefined, { on, daysAgo: 40 });
    expect(await trainScorecard(app.context, on)).toMatchObject({ frauds: 70, legitimate: 600 });
  });

  it('is not trained on frauds of which complaints are still being made', async () => {
    const { on, fraud, quiet } = await account();
    await repeat(quiet, 'quiet', 600, undefined, { on });
    await repeat(fraud, 'fraud', 70, 'fraud', { on, daysAgo: 2 });
    expect(await trainScorecard(app.context, on)).toMatchObject({ card: null, why: 'too_few', frauds: 0 });
  });

  it('does not learn from one who labels the payments of a ring legitimate, and names them', async () => {
    const { on, fraud, quiet } = await account();
    await repeat(quiet, 'quiet', 600, undefined, { on });
    await repeat(quiet, 'checked', 30, 'legitimate', { on, by: 'mem_honest' });
    await repeat(fraud, 'fraud', 90, 'fraud', { on });
    await repeat(fraud, 'ring', 40, 'legitimate', { on, by: 'mem_bribed' });
    const training = await trainScorecard(app.context, on);
    if (!training.card) throw new Error('not trained');
    expect(training).toMatchObject({ contradicting: 40, truePositives: { now: 90 } });
    expect(
      new Set(training.contradictions.map(({ labelledBy, leftOut }) => [labelledBy.id, leftOut].join())),
    ).toEqual(new Set(['mem_bribed,true']));
    // A second person agrees.
    await app.database.owner.query(
      `INSERT INTO risk_labels (developer_id, assessment_id, id, outcome, source, reason, actor, created_at)
       SELECT developer_id, assessment_id, id || '2', outcome, source, reason,
         '{"type":"member","id":"mem_second"}', created_at
       FROM risk_labels WHERE developer_id = $1 AND outcome = 'legitimate'`,
      [on],
    );
    const agreed = await trainScorecard(app.context, on);
    expect(agreed).toMatchObject({ contradicting: 40, legitimate: 670 });
    expect('contradictions' in agreed && agreed.contradictions.some(({ leftOut }) => leftOut)).toBe(false);
  });
});
