import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { ALWAYS, approve, team, type WaitingBody } from '#test/support/dashboard/approvals.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { type AgreementBody, type Platform, platform, runDueJobs } from '#test/support/escrow.ts';
import { expectProblem } from '#test/support/requests.ts';

const app = await startTestApp();
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

const SHARES = [
  { externalUserId: 'designer', basisPoints: 2_000 },
  { externalUserId: 'courier', amount: 55 },
];
const FEES = [{ name: 'Commission', basisPoints: 1_000, paidBy: 'seller' }];

const newPlatform = async () => platform(app, (await app.signUp()).key);

/** An agreement of one milestone that is paid and confirmed. */
async function released(on: Platform, amount: number, more: object = {}): Promise<AgreementBody> {
  const milestones = [{ title: 'Website', amount, shares: SHARES }];
  const { body } = await on.create([amount], { milestones, fees: FEES, ...more });
  const assessed = await on.assess(body.id, { account_created_at: '2020-01-31T12:00:00Z' });
  await on.deposit(assessed.body.virtualAccount?.accountNumber ?? '', amount);
  for (const user of ['buyer', 'seller']) await on.confirm(body.id, body.milestones[0]?.id ?? '', user);
  await runDueJobs(app);
  return body;
}

type PayoutBody = { id: string; payeeExternalId: string; amount: number; status: string };
const payoutsOf = async ({ key }: Platform, query = '') =>
  (await app.call<{ data: PayoutBody[] }>('GET', `/v1/payouts?${query}`, { key })).body.data;
const paidTo = async (on: Platform) =>
  Object.fromEntries((await payoutsOf(on)).map((each) => [each.payeeExternalId, [each.amount, each.status]]));
const cancel = (on: Platform, payoutId: string) =>
  app.call('POST', `/v1/payouts/${payoutId}/cancel`, { key: on.key, body: { reason: 'no account' } });
const payoutTo = async (on: Platform, payee: string) =>
  (await payoutsOf(on, `payeeExternalId=${payee}`))[0]?.id ?? '';

it('gives the buyer what a payee without an account cannot be paid, and the others keep theirs', async () => {
  const on = await newPlatform();
  for (const user of ['seller', 'designer']) await on.setPayoutAccount(user);
  const agreement = await released(on, 999);
  const milestoneId = agreement.milestones[0]?.id ?? '';
  const payoutId = await payoutTo(on, 'courier');
  expectProblem(await cancel(on, await payoutTo(on, 'designer')), 409, { code: 'milestone_paid' });
  expect((await cancel(on, payoutId)).body).toMatchObject({
    id: payoutId,
    status: 'CANCELLED',
    amount: 55,
  });
  expect((await cancel(on, payoutId)).status).toBe(200);
  await runDueJobs(app);
  expect(await paidTo(on)).toEqual({
    seller: [646, 'SUCCEEDED'],
    designer: [199, 'SUCCEEDED'],
    courier: [55, 'CANCELLED'],
  });
  const { body } = await on.get(agreement.id);
  expect(body).toMatchObject({
    status: 'DISBURSED',
    funding: { released: 845, paidOut: 845, refunded: 55, refunding: 0 },
  });
  expect((await on.ledger(agreement.id)).body.balances).toMatchObject({
    bank: 99,
    commission: 99,
    shares: 0,
  });
  const log = await app.call<{ data: { type: string }[] }>('GET', '/v1/audit-log', { key: on.key });
  expect(log.body.data.filter(({ type }) => type === 'payout.cancelled')).toHaveLength(1);
  const cancelled = (await on.events(agreement.id)).filter(({ type }) => type === 'payout.cancelled');
  expect(cancelled.map(({ data }) => data)).toEqual([
    { milestoneId, amount: 55, payoutId, reason: 'no account', recovered: 0, payeeExternalId: 'courier' },
  ]);
});

it('gives the buyer the seller’s part too, once a share is paid, and nothing is divided after that', async () => {
  const on = await newPlatform();
  await on.setPayoutAccount('designer');
  const agreement = await released(on, 999);
  const milestoneId = agreement.milestones[0]?.id ?? '';
  expect((await cancel(on, await payoutTo(on, 'seller'))).status).toBe(200);
  await runDueJobs(app);
  const half = { toBuyer: 999, toSeller: 0, reason: 'all of it' };
  expectProblem(await on.resolve(agreement.id, milestoneId, half), 409, { code: 'milestone_refunded' });
  expect((await on.get(agreement.id)).body).toMatchObject({
    status: 'COMPLETED',
    funding: {
      released: 254,
      refunded: 646,
      payees: [
        { externalUserId: 'seller', gets: 0 },
        { externalUserId: 'designer', gets: 199, paidOut: 199 },
        { externalUserId: 'courier', gets: 55, paidOut: 0 },
      ],
    },
  });
  await on.setPayoutAccount('courier');
  await runDueJobs(app);
  expect((await on.get(agreement.id)).body.status).toBe('REFUNDED');
  const path = '/v1/escrow/commission';
  expect((await app.call('GET', path, { key: on.key })).body).toMatchObject({ data: [{ available: 99 }] });
});

it('cancels no payout of a milestone with one payee, and then divides nothing any more', async () => {
  const on = await newPlatform();
  await released(on, 500, { milestones: [{ title: 'Website', amount: 500 }] });
  expectProblem(await cancel(on, await payoutTo(on, 'seller')), 409, { code: 'payout_not_shared' });
  expectProblem(await cancel(on, `po_${'0'.repeat(32)}`), 404, { code: 'not_found' });
  const shared = await released(on, 999, { fees: [] });
  expect((await cancel(on, await payoutTo(on, 'courier'))).status).toBe(200);
  const half = { toBuyer: 499, toSeller: 500, reason: 'half done' };
  expectProblem(await on.resolve(shared.id, shared.milestones[0]?.id ?? '', half), 409, {
    code: 'payout_cancelled',
  });
});

it('waits for another person where settlements need one, and then goes back to the buyer', async () => {
  const { finance, on } = await team(app, { settlement: ALWAYS });
  for (const user of ['seller', 'designer']) await on.setPayoutAccount(user);
  const agreement = await released(on, 999);
  const asked = await cancel(on, await payoutTo(on, 'courier'));
  expect(asked.status).toBe(202);
  expect(await paidTo(on)).toMatchObject({ courier: [55, 'AWAITING_DETAILS'] });
  expect((await approve(finance, (asked.body as unknown as WaitingBody).approval.id)).status).toBe(200);
  expect(await paidTo(on)).toMatchObject({ courier: [55, 'CANCELLED'] });
  expect((await on.get(agreement.id)).body.funding).toMatchObject({ refunding: 55 });
});
