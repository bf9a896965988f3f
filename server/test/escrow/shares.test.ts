import { afterAll, describe, expect, it } from 'vitest';
import { reconcile } from '#actions/escrow/reconciliation/reconcile.ts';
import { takeUpOwedWork } from '#actions/escrow/take-up-owed-work.ts';
import { verifyBooks } from '#actions/escrow/verify/verify-books.ts';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import { find as findOwedWork } from '#store/escrow/owed-work.ts';
import { openMac } from '#store/escrow/verify/hmac.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { type AgreementBody, type Platform, platform, runDueJobs } from '#test/support/escrow.ts';
import { expectProblem } from '#test/support/requests.ts';

const app = await startTestApp();
const { owner } = app.database;
afterAll(async () => expect(await findContradictions(owner)).toEqual([]));

const COMMISSION = { name: 'Commission', basisPoints: 1_000, paidBy: 'seller' };
const SHARES = [
  { externalUserId: 'designer', basisPoints: 2_000 },
  { externalUserId: 'courier', amount: 55 },
];

const newPlatform = async () => platform(app, (await app.signUp()).key);

async function funded(on: Platform, amount: number, more: object = {}): Promise<AgreementBody> {
  const { body, status } = await on.create([amount], {
    milestones: [{ title: 'Website', amount, shares: SHARES }],
    ...more,
  });
  expect(status).toBe(201);
  const assessed = await on.assess(body.id, { account_created_at: '2020-01-31T12:00:00Z' });
  await on.deposit(assessed.body.virtualAccount?.accountNumber ?? '', amount);
  return body;
}

async function confirmed(on: Platform, agreement: AgreementBody): Promise<AgreementBody> {
  for (const { id } of agreement.milestones)
    for (const user of ['buyer', 'seller']) await on.confirm(agreement.id, id, user);
  await runDueJobs(app);
  return agreement;
}

type PayoutBody = {
  id: string;
  payeeExternalId: string;
  sellerExternalId: string;
  amount: number;
  status: string;
  holds: { id: string; payoutId: string; milestoneId: string }[];
};
const payoutsOf = async ({ key }: Platform, query = '') =>
  (await app.call<{ data: PayoutBody[] }>('GET', `/v1/payouts?${query}`, { key })).body.data;
const paidTo = async (on: Platform) =>
  Object.fromEntries((await payoutsOf(on)).map((each) => [each.payeeExternalId, [each.amount, each.status]]));

describe('an agreement with shares', () => {
  it('pays each payee on an account of their own, and is disbursed once all of them have their money', async () => {
    const on = await newPlatform();
    const agreement = await funded(on, 999, { fees: [COMMISSION] });
    // 10 % of 999 and 20 % of it are rounded down; the seller gets the rest.
    expect(agreement.milestones[0]).toMatchObject({
      fees: [{ seller: 99 }],
      shares: [
        { externalUserId: 'designer', amount: 199 },
        { externalUserId: 'courier', amount: 55 },
      ],
    });
    await on.setPayoutAccount('seller');
    await on.setPayoutAccount('designer', '1234567890');
    await confirmed(on, agreement);
    expect(await paidTo(on)).toEqual({
      seller: [646, 'SUCCEEDED'],
      designer: [199, 'SUCCEEDED'],
      courier: [55, 'AWAITING_DETAILS'],
    });
    expect((await on.ledger(agreement.id)).body.balances).toMatchObject({
      shares: 55,
      seller: 0,
      commission: 99,
    });
    const { body } = await on.get(agreement.id);
    expect(body.status).toBe('COMPLETED');
    expect(body.funding).toMatchObject({
      released: 900,
      paidOut: 845,
      payees: [
        { externalUserId: 'seller', gets: 646, released: 646, paidOut: 646 },
        { externalUserId: 'designer', gets: 199, released: 199, paidOut: 199 },
        { externalUserId: 'courier', gets: 55, released: 55, paidOut: 0 },
      ],
    });
    const path = '/v1/escrow/commission';
    expect((await app.call('GET', path, { key: on.key })).body).toMatchObject({ data: [{ available: 0 }] });
    await on.setPayoutAccount('courier', '2345678901');
    await runDueJobs(app);
    expect((await on.get(agreement.id)).body.status).toBe('DISBURSED');
    expect((await app.call('GET', path, { key: on.key })).body).toMatchObject({ data: [{ available: 99 }] });
    const paid = (await on.events(agreement.id)).filter(({ type }) => type === 'payout.succeeded');
    expect(paid.map(({ data }) => [data['payeeExternalId'], data['amount']])).toEqual([
      [undefined, 646],
      ['designer', 199],
      ['courier', 55],
    ]);
    expect((await on.events(agreement.id)).at(-1)?.type).toBe('agreement.disbursed');
  });

  it('sends a refused payout again without touching those of the others', async () => {
    const on = await newPlatform();
    await on.setPayoutAccount('seller');
    await on.setPayoutAccount('courier', '2345678901');
    // The sandbox refuses payouts to accounts that end like this.
    await on.setPayoutAccount('designer', '1111110001');
    const agreement = await confirmed(on, await funded(on, 1_000));
    for (let hour = 0; hour < 4; hour++) {
      app.time.advance(HOUR_MS);
      await runDueJobs(app);
    }
    expect(await paidTo(on)).toMatchObject({
      seller: [745, 'SUCCEEDED'],
      designer: [200, 'AWAITING_DETAILS'],
    });
    await on.setPayoutAccount('designer', '1234567890');
    await runDueJobs(app);
    expect(await paidTo(on)).toMatchObject({ seller: [745, 'SUCCEEDED'], designer: [200, 'SUCCEEDED'] });
    const sent = await owner.query<{ partId: string; n: number }>(
      `SELECT milestone_id AS "partId", count(*)::int AS n FROM payout_attempts WHERE agreement_id = $1
       GROUP BY 1 ORDER BY 1`,
      [agreement.id],
    );
    expect(sent.map(({ n }) => n)).toEqual([1, 5, 1]);
    expect((await on.get(agreement.id)).body.status).toBe('DISBURSED');
  });

  it.each([
    ['before', false],
    ['after', true],
  ])('is divided in proportion by the stored shares, decided %s the release', async (_when, isReleased) => {
    const on = await newPlatform();
    const agreement = await funded(on, 999, { fees: [COMMISSION] });
    if (isReleased) await confirmed(on, agreement);
    const milestoneId = agreement.milestones[0]?.id ?? '';
    await on.resolve(agreement.id, milestoneId, { toBuyer: 499, toSeller: 500, reason: 'half done' });
    await runDueJobs(app);
    // 500 less ⌊99 × 500 / 999⌋, ⌊199 × 500 / 999⌋ and ⌊55 × 500 / 999⌋.
    const { balances } = (await on.ledger(agreement.id)).body;
    expect(balances).toMatchObject({ seller: 325, shares: 126, commission: 49, bank: 500 });
    for (const user of ['seller', 'designer', 'courier']) await on.setPayoutAccount(user);
    await runDueJobs(app);
    expect(await paidTo(on)).toEqual({
      seller: [325, 'SUCCEEDED'],
      designer: [99, 'SUCCEEDED'],
      courier: [27, 'SUCCEEDED'],
    });
    expect((await on.get(agreement.id)).body).toMatchObject({
      status: 'DISBURSED',
      funding: { refunded: 499 },
    });
  });

  it('goes back to the buyer as a whole, as long as no payee has any of it', async () => {
    const on = await newPlatform();
    const agreement = await confirmed(on, await funded(on, 1_000));
    const milestoneId = agreement.milestones[0]?.id ?? '';
    const all = { toBuyer: 1_000, toSeller: 0, reason: 'nothing was delivered' };
    expect((await on.resolve(agreement.id, milestoneId, all)).status).toBe(200);
    await runDueJobs(app);
    expect((await on.get(agreement.id)).body).toMatchObject({ status: 'REFUNDED' });
    expect(await paidTo(on)).toMatchObject({ seller: [0, 'CANCELLED'], courier: [0, 'CANCELLED'] });

    const other = await funded(on, 1_000);
    await on.setPayoutAccount('courier');
    await confirmed(on, other);
    const refused = await on.resolve(other.id, other.milestones[0]?.id ?? '', all);
    expectProblem(refused, 409, { code: 'milestone_paid' });
  });

  it('holds, cools off and lists the payout of each payee', async () => {
    const on = await newPlatform();
    await on.setPayoutAccount('seller');
    const rules = [{ rule: 'new_account', days: 2 }];
    await app.call('PUT', '/v1/policies/release', { key: on.key, body: { rules } });
    app.time.advance(3 * DAY_MS);
    await on.setPayoutAccount('designer', '1234567890');
    const agreement = await confirmed(on, await funded(on, 1_000));
    const [held] = await payoutsOf(on, 'payeeExternalId=designer');
    expect(held).toMatchObject({ status: 'PENDING', sellerExternalId: 'seller', amount: 200 });
    const [hold] = held?.holds ?? [];
    expect(hold).toMatchObject({ payoutId: held?.id, milestoneId: agreement.milestones[0]?.id });
    expect(await payoutsOf(on, 'sellerExternalId=seller')).toMatchObject([
      { amount: 745, status: 'SUCCEEDED' },
    ]);
    expect(await payoutsOf(on, `agreementId=${agreement.id}`)).toHaveLength(3);
    expect(await payoutsOf(on, 'status=AWAITING_DETAILS')).toMatchObject([{ payeeExternalId: 'courier' }]);
    expect((await app.call('GET', `/v1/payouts/${held?.id}`, { key: on.key })).body).toMatchObject({
      amount: 200,
    });
    const lift = `/v1/holds/${hold?.id}/lift`;
    expect((await app.call('POST', lift, { key: on.key, body: { note: 'known' } })).status).toBe(200);
    await runDueJobs(app);
    expect(await payoutsOf(on, 'payeeExternalId=designer')).toMatchObject([{ status: 'SUCCEEDED' }]);
    // The first account of a payee whose money waits cools off.
    Object.assign(app.context.policy, { payoutAccountCoolOffMs: { live: DAY_MS, test: 0 } });
    const account = await on.setPayoutAccount('courier', '2345678901');
    Object.assign(app.context.policy, { payoutAccountCoolOffMs: { live: 0, test: 0 } });
    const { usableFrom } = account.body as { usableFrom: string };
    expect(Date.parse(usableFrom)).toBeGreaterThan(app.time.now().getTime() + DAY_MS - HOUR_MS);
    await runDueJobs(app);
    expect(await payoutsOf(on, 'payeeExternalId=courier')).toMatchObject([{ status: 'PENDING' }]);
    app.time.advance(4 * DAY_MS);
    await runDueJobs(app);
    expect((await on.get(agreement.id)).body.status).toBe('DISBURSED');
  });

  it('gets a payout that has lost its job sent, like a seller’s', async () => {
    const on = await newPlatform();
    await on.setPayoutAccount('seller');
    await on.setPayoutAccount('courier');
    const agreement = await funded(on, 1_000);
    for (const user of ['buyer', 'seller']) {
      await on.confirm(agreement.id, agreement.milestones[0]?.id ?? '', user);
    }
    await owner.query(`DELETE FROM jobs WHERE payload->>'agreementId' = $1`, [agreement.id]);
    const rules = { maxPayoutFailures: 3, excessSince: new Date(0), latest: app.time.now(), limit: 100 };
    const owed = await findOwedWork(app.context.db, rules);
    const mine = owed.filter(({ payload }) => payload.agreementId === agreement.id);
    expect(mine.map(({ payload }) => 'milestoneId' in payload && payload.milestoneId.slice(35))).toEqual([
      '',
      '_p1',
      '_p2',
    ]);
    await takeUpOwedWork(app.context, 100);
    await runDueJobs(app);
    expect(await paidTo(on)).toMatchObject({ seller: [745, 'SUCCEEDED'], courier: [55, 'SUCCEEDED'] });
  });

  it('is reconciled with the bank', async () => {
    app.time.advance(2 * DAY_MS);
    const from = app.time.now();
    const on = await newPlatform();
    for (const user of ['seller', 'designer', 'courier']) await on.setPayoutAccount(user);
    await confirmed(on, await funded(on, 1_000));
    app.time.advance(HOUR_MS);
    const period = { from, to: app.time.now() };
    expect(await reconcile(app.context, { provider: 'sandbox', period })).toMatchObject({
      matched: 4,
      breaks: 0,
    });
    const trial = await app.call('GET', '/v1/ledger/trial-balance', { key: on.key });
    expect(trial.body).toMatchObject({ data: [{ balanced: true, accounts: { bank: 0, shares: 0 } }] });
  });

  it.each<[string, object[], RegExp]>([
    ['eleven shares', Array(11).fill(SHARES[0]), /at most 10 entries/],
    ['a payee twice', [SHARES[0] as object, SHARES[0] as object], /named twice/],
    ['the seller as a payee', [{ externalUserId: 'seller', amount: 1 }], /must not be the seller/],
    ['the buyer as a payee', [{ externalUserId: 'buyer', amount: 1 }], /must not be the buyer/],
    ['neither share nor amount', [{ externalUserId: 'designer' }], /either basisPoints or amount/],
    ['both', [{ externalUserId: 'designer', amount: 1, basisPoints: 1 }], /either basisPoints or amount/],
    ['nothing left for the seller', [{ externalUserId: 'designer', basisPoints: 10_000 }], /take 1000/],
    ['the platform as a payee', [{ externalUserId: 'surety:commission', amount: 1 }], /externalUserId/],
  ])('is refused with %s', async (_name, shares, says) => {
    const on = await newPlatform();
    const answer = await on.create([1_000], { milestones: [{ title: 'A', amount: 1_000, shares }] });
    expectProblem(answer, 400, { code: 'validation_failed' });
    expect(JSON.stringify(answer.body)).toMatch(says);
  });

  it('has what was quoted, payee by payee', async () => {
    const on = await newPlatform();
    const body = { milestones: [{ amount: 999, shares: SHARES }], fees: [COMMISSION] };
    const quote = await app.call<{ id: string; milestones: object[] }>('POST', '/v1/escrow/quotes', {
      key: on.key,
      body,
    });
    const shares = [{ amount: 199 }, { amount: 55 }];
    expect(quote.body.milestones).toMatchObject([
      {
        shares,
        released: { buyerPays: 999, sellerGets: 646, commission: 99, shares },
        refunded: { sellerGets: 0, shares: [{ amount: 0 }, { amount: 0 }] },
        split: { buyerPays: 500, sellerGets: 325, commission: 49, shares: [{ amount: 99 }, { amount: 27 }] },
      },
    ]);
    const { id } = quote.body;
    const agreement = await on.create([999], { quoteId: id });
    expect(agreement.body.milestones[0]).toMatchObject({ shares });
    const both = { quoteId: id, milestones: [{ title: 'A', amount: 999, shares: SHARES }] };
    expectProblem(await on.create([999], both), 400, { code: 'validation_failed' });
    const asSeller = await on.create([999], { quoteId: id, sellerExternalId: 'designer' });
    expectProblem(asSeller, 400, { code: 'validation_failed' });
  });

  it('is what it was without: an agreement that uses none has no new field', async () => {
    const on = await newPlatform();
    const { body } = await on.create([1_000]);
    expect(Object.keys(body.milestones[0] ?? {})).not.toContain('shares');
    expect((await on.get(body.id)).body.funding).not.toHaveProperty('payees');
  });
});

describe('a payee of a share', () => {
  it('is erased like a party, once the agreement is over: the account is gone, the books stay in order', async () => {
    const on = await newPlatform();
    for (const user of ['seller', 'courier']) await on.setPayoutAccount(user);
    await on.setPayoutAccount('designer', '1234512345');
    const agreement = await funded(on, 1_000);
    const complete = async (type: string) => {
      const body = { type, externalUserId: 'designer' };
      const asked = await app.call<{ id: string }>('POST', '/v1/privacy/requests', { key: on.key, body });
      const path = `/v1/privacy/requests/${asked.body.id}/complete`;
      return app.call('POST', path, { key: on.key, body: {} });
    };
    expectProblem(await complete('erase'), 409, {
      code: 'person_in_agreements',
      says: new RegExp(agreement.id),
    });
    await confirmed(on, agreement);
    const account = () =>
      owner.query<{ encrypted: string | null }>(
        `SELECT encrypted FROM payout_attempts WHERE agreement_id = $1 ORDER BY milestone_id`,
        [agreement.id],
      );
    expect((await account()).map(({ encrypted }) => encrypted !== null)).toEqual([true, true, true]);
    expect(await complete('erase')).toMatchObject({ status: 200 });
    expect((await account()).map(({ encrypted }) => encrypted !== null)).toEqual([true, false, true]);
    const submitted = (await on.events(agreement.id)).filter(({ type }) => type === 'payout.submitted');
    expect(submitted.map(({ data }) => data['accountNumber'])).toEqual([
      '0123456789',
      '[erased]',
      '0123456789',
    ]);
  });
});

describe('surety verify finds', () => {
  const mac = openMac(app.context.secret.derive('seal'));

  it.each<[string, string, RegExp]>([
    [
      'a share that was changed',
      `shares = jsonb_set(shares, '{0,amount}', '198')`,
      /milestones is stored as/,
    ],
    ['another payee', `shares = jsonb_set(shares, '{0,payee}', '"thief"')`, /milestones is stored as/],
    ['shares that were removed', 'shares = NULL', /milestones is stored as|which is not a milestone/],
    [
      'a share that is paid only in its row',
      `shares = jsonb_set(shares, '{1,settlement}', '"PAID"')`,
      /paid out 0/,
    ],
    ['attempts that never were', `shares = jsonb_set(shares, '{1,attempts}', '1')`, /counts 1 attempts/],
    ['a share below zero', `shares = jsonb_set(shares, '{0,amount}', '-1')`, /cannot be read|not an amount/],
  ])('%s', async (_name, forged, says) => {
    const on = await newPlatform();
    for (const user of ['seller', 'designer']) await on.setPayoutAccount(user);
    const agreement = await confirmed(on, await funded(on, 1_000));
    const [kept] = await owner.query<{ shares: object }>(
      'SELECT shares FROM milestones WHERE agreement_id = $1',
      [agreement.id],
    );
    await owner.query(`UPDATE milestones SET ${forged} WHERE agreement_id = $1`, [agreement.id]);
    const { faults } = await verifyBooks(app.context.db, { mac });
    await owner.query('UPDATE milestones SET shares = $2 WHERE agreement_id = $1', [
      agreement.id,
      JSON.stringify(kept?.shares),
    ]);
    expect(JSON.stringify(faults)).toMatch(says);
  });

  it('nothing in books that are in order', async () => {
    expect((await verifyBooks(app.context.db, { mac })).faults).toEqual([]);
  });
});
