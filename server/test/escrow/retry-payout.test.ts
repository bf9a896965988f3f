import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { ALWAYS, team } from '#test/support/dashboard/approvals.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, type Platform, platform, runDueJobs } from '#test/support/escrow.ts';
import { exhaustTries, refusedPayout } from '#test/support/payouts.ts';
import { expectProblem } from '#test/support/requests.ts';

const app = await startTestApp();
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

const newPlatform = async () => platform(app, (await app.signUp()).key);
const retry = ({ key }: Platform, payoutId: string, more: object = {}) =>
  app.call<{ status: string }>('POST', `/v1/payouts/${payoutId}/retry`, { key, ...more });
type Shown = { status: string; attempts: { reference: string; status: string }[] };
const payout = async ({ key }: Platform, payoutId: string) =>
  (await app.call<Shown>('GET', `/v1/payouts/${payoutId}`, { key })).body;

it('sends a refused payout again, under a new reference and with as many tries as at first', async () => {
  const on = await newPlatform();
  const { id, milestoneId, payoutId } = await refusedPayout(app, on);
  expect(await payout(on, payoutId)).toMatchObject({ status: 'AWAITING_DETAILS', attempts: { length: 4 } });

  const key = { headers: { 'idempotency-key': `retry-${payoutId}` } };
  expect((await retry(on, payoutId, key)).body).toMatchObject({ id: payoutId, status: 'PENDING' });
  expect((await retry(on, payoutId, key)).body).toMatchObject({ status: 'PENDING' });
  const retried = (await on.events(id)).filter(({ type }) => type === 'payout.retried');
  expect(retried.map(({ data }) => data)).toEqual([{ milestoneId, amount: 300, payoutId }]);
  expectProblem(await retry(on, payoutId), 409, { code: 'payout_not_refused' });

  await exhaustTries(app);
  const after = await payout(on, payoutId);
  expect(after).toMatchObject({ status: 'AWAITING_DETAILS', attempts: { length: 8 } });
  expect(new Set(after.attempts.map(({ reference }) => reference)).size).toBe(8);
  const log = await app.call<{ data: object[] }>('GET', '/v1/audit-log?type=payout.retried', { key: on.key });
  expect(log.body.data).toHaveLength(1);
});

it('pays at most once, however many retry at the same moment', async () => {
  const on = await newPlatform();
  const { payoutId } = await refusedPayout(app, on);
  const answers = await Promise.all(Array.from({ length: 5 }, () => retry(on, payoutId)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  await runDueJobs(app);
  expect((await payout(on, payoutId)).attempts).toHaveLength(5);
  // With a better account the same payout is paid, once.
  await on.setPayoutAccount();
  await runDueJobs(app);
  const paid = await payout(on, payoutId);
  expect(paid.status).toBe('SUCCEEDED');
  expectProblem(await retry(on, payoutId), 409, { code: 'milestone_paid' });
});

it('is refused while the payout waits for an account, during a hold, and to strangers', async () => {
  const on = await newPlatform();
  const { id, milestones } = await fundedAgreement(on, [300], 300);
  for (const user of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', user);
  await runDueJobs(app);
  const waiting = `po_${milestones[0]?.id.slice(3)}`;
  expectProblem(await retry(on, waiting), 409, { code: 'payout_not_refused' });

  const { id: held, payoutId } = await refusedPayout(app, on);
  await on.post(held, 'freeze', { reason: 'a call' });
  expectProblem(await retry(on, payoutId), 409, { code: 'agreement_frozen' });
  expectProblem(await retry(await newPlatform(), payoutId), 404, { code: 'not_found' });
  expectProblem(await retry(on, `po_${'0'.repeat(32)}`), 404, { code: 'not_found' });
});

it('needs no approval where refunds do: the release was decided', async () => {
  const { on } = await team(app, { refund: ALWAYS, settlement: ALWAYS });
  const { payoutId } = await refusedPayout(app, on);
  expect((await retry(on, payoutId)).status).toBe(200);
});
