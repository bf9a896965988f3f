import { expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { runDueJobs } from '#test/support/escrow.ts';
import { runCommand } from '#test/support/process/command.ts';
import { expectProblem } from '#test/support/requests.ts';
import { assess, NAIRA, stranger } from '#test/support/risk/assess.ts';

const app = await startTestApp();
const { key, developerId } = await app.signUp();
const at = '/v1/policies/risk';

type Backtest = { id: string; status: string; groups: { label: string }[]; examples: object[] };
const start = (body: object = {}) => app.call<Backtest>('POST', `${at}/backtests`, { key, body });
const retrieve = async (id: string) =>
  (await app.call<Backtest>('GET', `${at}/backtests/${id}`, { key })).body;
const rules = [{ name: 'new', when: 'newDevice', verdict: 'RED', reason: 'New.' }];

it('reports the changed flags, their amounts, and some examples', async () => {
  expectProblem(await start(), 409, { code: 'no_risk_policy' });
  const made = [];
  for (let n = 0; n < 12; n++) made.push((await assess(app, key, stranger())).body.id);
  const again = stranger();
  for (let n = 0; n < 2; n++) await assess(app, key, again);
  const label = { outcome: 'fraud', reason: 'The card was stolen.' };
  await app.call('POST', `/v1/fraud/assessments/${made[0]}/label`, { key, body: label });
  await assess(app, key, { ...stranger(), simulateVpn: true });
  const { key: other } = await app.signUp();
  await assess(app, other, stranger());

  await app.call('PUT', `${at}/draft`, { key, body: { rules } });
  const first = await start();
  const begun = await start({ policy: 'draft' });
  expect(begun).toMatchObject({
    status: 202,
    body: { status: 'RUNNING', policy: 'draft', total: 14, done: 0 },
  });
  await app.call('PUT', `${at}/draft`, { key, body: { rules: [] } });
  await runDueJobs(app);

  const { examples, ...found } = await retrieve(begun.body.id);
  expect(found).toMatchObject({ status: 'DONE', total: 14, done: 14, unknown: 0 });
  const groupOf = (name: string, { stays, stopped }: { stays: number; stopped: number }) => ({
    label: name,
    flags: {
      GREEN: { GREEN: stays, AMBER: 0, RED: stopped },
      AMBER: { GREEN: 0, AMBER: 0, RED: 0 },
      RED: { GREEN: 0, AMBER: 0, RED: 0 },
    },
    money: [{ currency: 'NGN', stopped: stopped * 50_000 * NAIRA, passed: 0 }],
  });
  expect(found.groups).toEqual([
    groupOf('none', { stays: 1, stopped: 12 }),
    groupOf('fraud', { stays: 0, stopped: 1 }),
  ]);
  expect(examples).toHaveLength(5);
  expect(examples[1]).toMatchObject({
    assessmentId: made.at(-1),
    before: { score: 24, flag: 'GREEN' },
    after: { score: 70, flag: 'RED' },
  });
  expect(await retrieve(first.body.id)).toMatchObject({ status: 'STOPPED' });
  const { body } = await app.call<{ data: Backtest[] }>('GET', `${at}/backtests`, { key });
  expect(body.data.map(({ id }) => id)).toEqual([begun.body.id, first.body.id]);
});

it('is limited to the requested period', async () => {
  const since = new Date(app.time.now().getTime() + 1).toISOString();
  await app.call('PUT', `${at}/draft`, { key, body: { rules } });
  expect((await start({ since })).body).toMatchObject({ total: 0 });
  await runDueJobs(app);
  expectProblem(await app.call('GET', `${at}/backtests/bkt_${'0'.repeat(32)}`, { key }), 404, {
    code: 'not_found',
  });
});

it('also runs from the command line', async () => {
  await app.call('PUT', `${at}/draft`, { key, body: { rules } });
  const database = {
    DATABASE_URL: app.database.serviceUrl,
    MIGRATION_DATABASE_URL: app.database.ownerUrl,
  };
  const run = (...args: string[]) => runCommand(['backtest', ...args], database);
  const { code, stdout } = await run(developerId);
  expect(stdout).toContain('14 assessments');
  expect(stdout).toMatch(/Not labelled:\n {2}GREEN → RED +\d+/);
  expect(stdout).toContain('Labelled fraud:');
  expect(code).toBe(0);
  const wrong = await run(developerId, '--policy', 'old');
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('draft, shadow, live')]);
});
