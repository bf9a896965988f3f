import { afterAll, describe, expect, it } from 'vitest';
import { reconcile } from '#actions/escrow/reconciliation/reconcile.ts';
import { verifyBooks } from '#actions/escrow/verify/verify-books.ts';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import * as books from '#store/escrow/reconciliation/books.ts';
import { openMac } from '#store/escrow/verify/hmac.ts';
import * as jobs from '#store/jobs.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { type AgreementBody, type Platform, platform, runDueJobs } from '#test/support/escrow.ts';
import { expectProblem } from '#test/support/requests.ts';

const app = await startTestApp();
const { owner } = app.database;
afterAll(async () => expect(await findContradictions(owner)).toEqual([]));

const COMMISSION = { name: 'Commission', basisPoints: 500, paidBy: 'seller' };
const SERVICE = { name: 'Service', fixed: 100, paidBy: 'buyer', refund: 'none' };

const newPlatform = async () => platform(app, (await app.signUp()).key);

async function funded(on: Platform, amounts: number[], paid: number, fees: object[]): Promise<AgreementBody> {
  const { body, status } = await on.create(amounts, { fees });
  expect(status).toBe(201);
  const assessed = await on.assess(body.id, { account_created_at: '2020-01-31T12:00:00Z' });
  await on.deposit(assessed.body.virtualAccount?.accountNumber ?? '', paid);
  return body;
}

async function confirmAll(on: Platform, { id, milestones }: AgreementBody): Promise<void> {
  for (const { id: milestoneId } of milestones)
    for (const user of ['buyer', 'seller']) await on.confirm(id, milestoneId, user);
}

type Totals = { currency: string; earned: number; available: number; submitted: number; paidOut: number };
const commissionOf = async ({ key }: Platform) =>
  (await app.call<{ data: Totals[] }>('GET', '/v1/escrow/commission', { key })).body.data[0];
const payOut = ({ key }: Platform, body: object = {}) =>
  app.call<{ id: string; status: string; amount: number }>('POST', '/v1/escrow/commission/payouts', {
    key,
    body,
  });
const payouts = async ({ key }: Platform) =>
  (
    await app.call<{ data: { status: string; amount: number; reference: string }[] }>(
      'GET',
      '/v1/escrow/commission/payouts',
      { key },
    )
  ).body.data;
const OWN = 'surety:commission';

describe('an agreement with fees', () => {
  it('shows them frozen on each milestone, and what is due in its funding', async () => {
    const on = await newPlatform();
    const agreement = await funded(on, [1_000, 500], 1_500, [COMMISSION, SERVICE]);
    expect(agreement).toMatchObject({ totalAmount: 1_500 });
    expect(agreement.milestones).toMatchObject([
      {
        fees: [
          { name: 'Commission', buyer: 0, seller: 50, refund: 'share' },
          { name: 'Service', buyer: 100, seller: 0, refund: 'none' },
        ],
      },
      { fees: [{ seller: 25 }, { buyer: 100 }] },
    ]);
    expect((await on.get(agreement.id)).body).toMatchObject({
      status: 'PARTIAL',
      funding: { outstanding: 200, fees: { buyer: 200, seller: 75, commission: 0 } },
    });
  });

  it('pays the seller the exact rest, and the platform its fees', async () => {
    const on = await newPlatform();
    await on.setPayoutAccount();
    const agreement = await funded(on, [1_000], 1_100, [COMMISSION, SERVICE]);
    await confirmAll(on, agreement);
    await runDueJobs(app);
    const { body } = await on.get(agreement.id);
    expect(body).toMatchObject({ status: 'DISBURSED', funding: { paidOut: 950, fees: { commission: 150 } } });
    expect((await on.ledger(agreement.id)).body.balances).toMatchObject({ bank: 150, commission: 150 });
    const released = (await on.events(agreement.id)).find(({ type }) => type === 'milestone.released');
    expect(released?.data).toMatchObject({ amount: 950, commission: 150 });
  });

  it('keeps of a refund what its lines say', async () => {
    const on = await newPlatform();
    const agreement = await funded(on, [1_000], 1_100, [COMMISSION, SERVICE]);
    expect((await on.refund(agreement.id)).body).toMatchObject({ amount: 1_000 });
    await runDueJobs(app);
    expect((await on.get(agreement.id)).body.status).toBe('REFUNDED');
    expect(await commissionOf(on)).toMatchObject({ earned: 100, available: 100 });
  });

  it.each([
    ['before', false],
    ['after', true],
  ])('divides them with the milestone, decided %s the release', async (_when, isReleased) => {
    const on = await newPlatform();
    const agreement = await funded(on, [1_000], 1_100, [COMMISSION, SERVICE]);
    if (isReleased) await confirmAll(on, agreement);
    const split = { toBuyer: 400, toSeller: 600, reason: 'half done' };
    await on.resolve(agreement.id, agreement.milestones[0]?.id ?? '', split);
    await runDueJobs(app);
    expect((await on.ledger(agreement.id)).body.balances).toMatchObject({
      seller: 570,
      commission: 130,
      bank: 700,
    });
    await on.setPayoutAccount();
    await runDueJobs(app);
    expect((await on.get(agreement.id)).body.status).toBe('DISBURSED');
  });

  it.each<[string, object[], RegExp]>([
    ['six fees', Array(6).fill(COMMISSION), /at most 5 entries/],
    ['more than 100 %', [{ ...COMMISSION, basisPoints: 10_001 }], /at most 10000/],
    ['a fraction', [{ ...COMMISSION, fixed: 0.5 }], /must be an integer/],
    ['a negative fee', [{ ...COMMISSION, fixed: -1 }], /must not be below zero/],
    ['max below min', [{ ...COMMISSION, min: 2, max: 1 }], /must not be less than min/],
    ['an unknown payer', [{ ...COMMISSION, paidBy: 'bank' }], /paidBy must be buyer, seller or/],
    ['no name', [{ basisPoints: 1 }], /name is required/],
    ['a line break', [{ ...COMMISSION, name: 'Fee\r\nTotal: 0' }], /must not contain line breaks/],
    ['a mark that turns text around', [{ ...COMMISSION, name: 'Fee \u202e0,00' }], /invisible characters/],
    ['a web address', [{ ...COMMISSION, name: 'pay at evil.ng' }], /web address/],
    ['nothing left for the seller', [{ ...COMMISSION, fixed: 1_000 }], /take 1050 of milestones\[0\]/],
    ['more than the books hold', [{ ...SERVICE, fixed: Number.MAX_SAFE_INTEGER }], /too large/],
  ])('is refused with %s', async (_name, fees, says) => {
    const on = await newPlatform();
    const answer = await on.create([1_000], { fees });
    expectProblem(answer, 400, { code: 'validation_failed' });
    expect(JSON.stringify(answer.body)).toMatch(says);
  });

  it('is what it was without: an agreement that uses none has no new field', async () => {
    const on = await newPlatform();
    const { body } = await on.create([1_000]);
    expect(Object.keys(body.milestones[0] ?? {})).not.toContain('fees');
    expect((await on.get(body.id)).body.funding).not.toHaveProperty('fees');
  });
});

describe('the commission', () => {
  async function earning() {
    const on = await newPlatform();
    await on.setPayoutAccount();
    const agreement = await funded(on, [1_000], 1_100, [COMMISSION, SERVICE]);
    await confirmAll(on, agreement);
    return { on, agreement };
  }

  it('can be paid out once the seller has the money, and then is apart from client money', async () => {
    const { on } = await earning();
    await on.setPayoutAccount(OWN, '1111111111');
    expect(await commissionOf(on)).toMatchObject({ earned: 150, available: 0 });
    expectProblem(await payOut(on), 409, { code: 'no_commission' });
    await runDueJobs(app);
    expect(await commissionOf(on)).toMatchObject({ earned: 150, available: 150 });
    const trial = async () =>
      (
        await app.call<{ data: { balanced: boolean; accounts: object }[] }>(
          'GET',
          '/v1/ledger/trial-balance',
          {
            key: on.key,
          },
        )
      ).body.data[0];
    expect(await trial()).toMatchObject({ balanced: true, accounts: { bank: 150, commission: 150 } });
    expect(await payOut(on)).toMatchObject({ status: 201, body: { status: 'SUBMITTED', amount: 150 } });
    expectProblem(await payOut(on), 409, { code: 'no_commission' });
    const log = await app.call<{ data: object[] }>('GET', '/v1/audit-log?limit=1', { key: on.key });
    expect(log.body.data).toMatchObject([{ type: 'commission.paid_out', after: { amount: 150 } }]);
    await runDueJobs(app);
    expect(await payouts(on)).toMatchObject([
      { object: 'commission_payout', status: 'SUCCEEDED', amount: 150 },
    ]);
    expect(await commissionOf(on)).toEqual({
      currency: 'NGN',
      earned: 150,
      available: 0,
      submitted: 0,
      paidOut: 150,
    });
    expect(await trial()).toMatchObject({ balanced: true, accounts: { bank: 0, commission: 0 } });
  });

  it('is paid out by itself once a day, from a minimum on', async () => {
    const { on } = await earning();
    const now = app.time.now();
    const chore = { id: 'pay-commission', kind: 'pay-commission', payload: {}, runAt: now } as const;
    await jobs.add(app.context.db, chore, now);
    await on.setPayoutAccount(OWN, '1111111111');
    await runDueJobs(app);
    const nextDay = async () => {
      app.time.advance(DAY_MS);
      await runDueJobs(app);
      return payouts(on);
    };
    expect(await nextDay()).toEqual([]);
    Object.assign(app.context.policy, { commissionMinimum: 150 });
    expect(await nextDay()).toMatchObject([{ status: 'SUCCEEDED', amount: 150 }]);
    expect(await nextDay()).toHaveLength(1);
  });

  it('waits for an account, and for a first account to cool off', async () => {
    const { on } = await earning();
    await runDueJobs(app);
    expectProblem(await payOut(on), 409, { code: 'no_commission_account', says: /PUT/ });
    Object.assign(app.context.policy, { payoutAccountCoolOffMs: { live: DAY_MS, test: 0 } });
    await on.setPayoutAccount(OWN, '1111111111');
    Object.assign(app.context.policy, { payoutAccountCoolOffMs: { live: 0, test: 0 } });
    expectProblem(await payOut(on), 409, { code: 'no_commission_account', says: /from 2/ });
    app.time.advance(DAY_MS + HOUR_MS);
    expect((await payOut(on)).status).toBe(201);
    await runDueJobs(app);
  });

  it.each([
    ['0001', 'FAILED'],
    ['0003', 'REVERSED'],
  ])('is part of the next payout when the bank of …%s does not pay it', async (ending, status) => {
    const { on } = await earning();
    await runDueJobs(app);
    await on.setPayoutAccount(OWN, `111111${ending}`);
    await payOut(on);
    await runDueJobs(app);
    app.time.advance(HOUR_MS);
    await runDueJobs(app);
    expect(await payouts(on)).toMatchObject([{ status, amount: 150 }]);
    expect(await commissionOf(on)).toMatchObject({ available: 150, paidOut: 0 });
    await on.setPayoutAccount(OWN, '2222222222');
    await payOut(on);
    await runDueJobs(app);
    expect(await payouts(on)).toMatchObject([{ status: 'SUCCEEDED' }, { status }]);
  });

  it('is reconciled with the bank as the platform’s own money', async () => {
    app.time.advance(2 * DAY_MS);
    const from = app.time.now();
    const { on } = await earning();
    await runDueJobs(app);
    await on.setPayoutAccount(OWN, '1111111111');
    await payOut(on);
    await runDueJobs(app);
    app.time.advance(HOUR_MS);
    const period = { from, to: app.time.now() };
    const report = await reconcile(app.context, { provider: 'sandbox', period });
    // The deposit, the seller's payout and the commission's.
    expect(report).toMatchObject({ matched: 3, breaks: 0 });
    const entry = { key: (await payouts(on))[0]?.reference, standing: 'settled', amount: 150, owner: null };
    const keys = { deposits: [], sent: [String(entry.key)] };
    expect(await books.find(app.context.db, 'sandbox', keys)).toMatchObject([entry]);
  });

  it('does not go back to a buyer after it was paid out, unless other fees cover it', async () => {
    const { on, agreement } = await earning();
    // The bank pays the seller, and takes it back an hour later.
    await on.setPayoutAccount('seller', '1111110003');
    await on.setPayoutAccount(OWN, '1111111111');
    await runDueJobs(app);
    await payOut(on);
    await runDueJobs(app);
    app.time.advance(HOUR_MS);
    await runDueJobs(app);
    expect((await on.get(agreement.id)).body.status).toBe('COMPLETED');
    const decide = () =>
      on.resolve(agreement.id, agreement.milestones[0]?.id ?? '', {
        toBuyer: 1_000,
        toSeller: 0,
        reason: 'nothing was delivered',
      });
    expectProblem(await decide(), 409, { code: 'commission_paid_out' });
    await on.setPayoutAccount('other', '3333333333');
    const other = await on.create([1_000], { sellerExternalId: 'other', fees: [COMMISSION] });
    const assessed = await on.assess(other.body.id, { account_created_at: '2020-01-31T12:00:00Z' });
    await on.deposit(assessed.body.virtualAccount?.accountNumber ?? '', 1_000);
    for (const user of ['buyer', 'other'])
      await on.confirm(other.body.id, other.body.milestones[0]?.id ?? '', user);
    expect((await decide()).status).toBe(200);
    await runDueJobs(app);
    expect(await commissionOf(on)).toMatchObject({ earned: 150, available: 0, paidOut: 150 });
    expect((await on.get(agreement.id)).body.funding).toMatchObject({ refunded: 1_000, held: 0 });
  });

  it('stays while its agreement is on hold', async () => {
    const { on } = await earning();
    const other = await funded(on, [1_000, 1_000], 2_200, [COMMISSION, SERVICE]);
    const [first] = other.milestones;
    for (const user of ['buyer', 'seller']) await on.confirm(other.id, first?.id ?? '', user);
    await runDueJobs(app);
    expect(await commissionOf(on)).toMatchObject({ earned: 300, available: 300 });
    await on.post(other.id, 'freeze', { reason: 'a dispute' });
    expect(await commissionOf(on)).toMatchObject({ earned: 300, available: 150 });
  });

  it('is never paid to a user: its id is refused as a party', async () => {
    const on = await newPlatform();
    expectProblem(await on.create([100], { sellerExternalId: OWN }), 400, { code: 'validation_failed' });
  });
});

describe('surety verify finds', () => {
  const mac = openMac(app.context.secret.derive('seal'));

  async function scene() {
    const on = await newPlatform();
    await on.setPayoutAccount();
    await on.setPayoutAccount(OWN, '1111111111');
    const agreement = await funded(on, [1_000, 1_000], 2_200, [COMMISSION, SERVICE]);
    const [first] = agreement.milestones;
    for (const user of ['buyer', 'seller']) await on.confirm(agreement.id, first?.id ?? '', user);
    await runDueJobs(app);
    await payOut(on);
    await runDueJobs(app);
    return agreement;
  }

  it.each<[string, string[], RegExp]>([
    [
      'a fee line that was changed',
      [
        `UPDATE milestones SET fees = jsonb_set(fees, '{0,seller}', '49') WHERE agreement_id = $1 AND position = 1`,
      ],
      /milestones is stored as/,
    ],
    [
      'a fee line that was removed',
      [`UPDATE milestones SET fees = NULL WHERE agreement_id = $1 AND position = 1`],
      /milestones is stored as/,
    ],
    [
      'a fee line that cannot be read',
      [
        `UPDATE milestones SET fees = jsonb_set(fees, '{0,seller}', '-1') WHERE agreement_id = $1 AND position = 1`,
      ],
      /not an amount of money/,
    ],
    [
      'a commission that was raised',
      ['UPDATE milestones SET commission = commission + 1 WHERE agreement_id = $1 AND commission > 0'],
      /its commission is 151, but the journal took 150/,
    ],
    [
      'a payout that was edited',
      [`UPDATE commission_payouts SET status = 'FAILED' WHERE developer_id = $2`],
      /its MAC does not match/,
    ],
    [
      'a payout that was deleted',
      ['DELETE FROM commission_payouts WHERE developer_id = $2'],
      /bank_references/,
    ],
    [
      'more paid out than earned',
      ['UPDATE commission_payouts SET amount = amount + 1 WHERE developer_id = $2'],
      /NGN 1\.51 was paid out, but NGN 1\.50 was earned/,
    ],
  ])('%s', async (_name, statements, says) => {
    const { id, developerId } = await scene();
    class Undo extends Error {}
    await owner
      .transaction(async (tx) => {
        for (const sql of statements)
          await tx.query(`${sql} AND $1 <> $2`.replace('$1 <> $2', '$1::text <> $2::text'), [
            id,
            developerId,
          ]);
        const { faults } = await verifyBooks(tx, {
          mac,
          now: new Date(app.time.now().getTime() + 1_000 * DAY_MS),
        });
        expect(JSON.stringify(faults)).toMatch(says);
        throw new Undo();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undo)) throw error;
      });
  });
});
