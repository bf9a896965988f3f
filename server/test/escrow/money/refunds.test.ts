import { afterAll, describe, expect, it } from 'vitest';
import { receiveDeposit } from '#actions/escrow/receive-deposit.ts';
import { money } from '#core/escrow/money.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

const app = await startTestApp();
const on = platform(app, (await app.signUp()).key);
const HOUR_MS = 3_600_000;
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

type Part = { transactionId: string; amount: number; status: string };

/** Which deposits a refund sends money back to, by the references of the test. */
async function partsOf(refundId: unknown): Promise<[reference: string, amount: number, status: string][]> {
  const [row] = await app.database.owner.query<{ parts: Part[] }>('SELECT parts FROM refunds WHERE id = $1', [
    refundId,
  ]);
  return (row?.parts ?? []).map(({ transactionId, amount, status }) => [
    transactionId.split('/')[1] ?? '',
    amount,
    status,
  ]);
}

async function agreementPaidBy(amounts: number[], deposits: Record<string, number>) {
  const agreement = await fundedAgreement(on, amounts, 0);
  for (const [reference, amount] of Object.entries(deposits)) {
    await on.deposit(agreement.virtualAccountNo ?? '', amount, `${agreement.id}-${reference}`);
    app.time.advance(1_000);
  }
  const references = (parts: [string, number, string][]) =>
    parts.map(([reference, amount, status]) => [reference.split('-')[1], amount, status]);
  return { ...agreement, ids: agreement.milestones.map(({ id }) => id), references };
}

async function complete(id: string, milestone = ''): Promise<void> {
  for (const user of ['buyer', 'seller']) await on.confirm(id, milestone, user);
}

describe('a refund', () => {
  it('of all milestones closes the agreement and empties the books', async () => {
    const { id } = await agreementPaidBy([100, 200], { a: 300 });
    await on.refund(id);
    await runDueJobs(app);
    expect((await on.get(id)).body).toMatchObject({
      status: 'REFUNDED',
      funding: { refunded: 300, held: 0 },
    });
    expect((await on.ledger(id)).body.balances['bank']).toBe(0);
    const types = (await on.events(id)).map((event) => event.type);
    expect(types.slice(-3)).toEqual(['refund.created', 'agreement.refunded', 'refund.succeeded']);
  });

  it('of one milestone leaves the others as they were', async () => {
    const { id, ids } = await agreementPaidBy([100, 200, 300], { a: 600 });
    const { body } = await on.refund(id, { milestoneIds: [ids[1]] });
    await runDueJobs(app);
    expect(body['amount']).toBe(200);
    expect((await on.get(id)).body).toMatchObject({
      status: 'FUNDED',
      funding: { held: 400, outstanding: 0 },
    });
    await complete(id, ids[0]);
    await complete(id, ids[2]);
    await on.setPayoutAccount();
    await runDueJobs(app);
    expect((await on.get(id)).body).toMatchObject({
      status: 'REFUNDED',
      funding: { paidOut: 400, refunded: 200 },
    });
  });

  it('gives back only what the remaining milestones do not need', async () => {
    const { id, ids } = await agreementPaidBy([100, 200], { a: 250 });
    expect((await on.refund(id, { milestoneIds: [ids[0]] })).body['amount']).toBe(50);
    expect((await on.get(id)).body).toMatchObject({
      status: 'FUNDED',
      funding: { held: 200, outstanding: 0 },
    });
  });

  it('gives back nothing while what is there is still needed', async () => {
    const { id, ids } = await agreementPaidBy([100, 200], { a: 150 });
    expect((await on.refund(id, { milestoneIds: [ids[0]] })).body).toMatchObject({
      amount: 0,
      status: 'SUCCEEDED',
    });
    expect((await on.get(id)).body).toMatchObject({
      status: 'PARTIAL',
      funding: { held: 150, outstanding: 50 },
    });
  });

  it('never takes from a milestone that is completed and waits for money', async () => {
    const { id, ids, virtualAccountNo } = await agreementPaidBy([100, 200], { a: 80 });
    await complete(id, ids[0]);
    expect((await on.refund(id)).body).toMatchObject({ amount: 0, milestoneIds: [ids[1]] });
    expect((await on.get(id)).body).toMatchObject({
      status: 'COMPLETED',
      funding: { held: 80, outstanding: 20 },
    });
    await on.deposit(virtualAccountNo ?? '', 20);
    expect((await on.get(id)).body.funding).toMatchObject({ held: 0, released: 100 });
  });

  it('of what stands in the way completes the agreement', async () => {
    const { id, ids } = await agreementPaidBy([100, 200], { a: 300 });
    await complete(id, ids[0]);
    await on.refund(id, { milestoneIds: [ids[1]] });
    expect((await on.events(id)).map((event) => event.type)).toContain('agreement.completed');
  });

  it('goes back over the deposits it came from, newest first', async () => {
    const { id, ids, references } = await agreementPaidBy([100, 200], { a: 120, b: 70, c: 110 });
    const first = await on.refund(id, { milestoneIds: [ids[1]] });
    expect(references(await partsOf(first.body['id']))).toEqual([
      ['c', 110, 'PENDING'],
      ['b', 70, 'PENDING'],
      ['a', 20, 'PENDING'],
    ]);
    await runDueJobs(app);
    const second = await on.refund(id);
    await runDueJobs(app);
    expect(references(await partsOf(second.body['id']))).toEqual([['a', 100, 'PAID']]);
    expect((await on.ledger(id)).body.balances['bank']).toBe(0);
  });
});

describe('excess', () => {
  it('goes back at once on request; OVERFUNDED becomes FUNDED', async () => {
    const { id, references } = await agreementPaidBy([100], { a: 60, b: 90 });
    expect((await on.get(id)).body).toMatchObject({ status: 'OVERFUNDED', funding: { excess: 50 } });
    const { status, body } = await on.refund(id, { excess: true });
    expect(status).toBe(201);
    expect(body).toMatchObject({ amount: 50, milestoneIds: [], status: 'PENDING' });
    expect((await on.get(id)).body.status).toBe('FUNDED');
    await runDueJobs(app);
    expect(references(await partsOf(body['id']))).toEqual([['b', 50, 'PAID']]);
    expect((await on.ledger(id)).body.balances).toMatchObject({ bank: 100, escrow: 100 });
    expect((await on.events(id)).map((event) => event.type)).toContain('excess.refunded');
  });

  it('goes back by itself after 24 hours, not before', async () => {
    const { id } = await agreementPaidBy([100], { a: 150 });
    app.time.advance(23 * HOUR_MS);
    await runDueJobs(app);
    expect((await on.get(id)).body).toMatchObject({ status: 'OVERFUNDED', funding: { excess: 50 } });
    app.time.advance(HOUR_MS);
    await runDueJobs(app);
    expect((await on.get(id)).body).toMatchObject({ status: 'FUNDED', funding: { excess: 0, refunded: 50 } });
    expect((await on.ledger(id)).body.balances['bank']).toBe(100);
  });

  it('goes back when the agreement is disbursed', async () => {
    await on.setPayoutAccount();
    const { id, ids } = await agreementPaidBy([100], { a: 150 });
    await complete(id, ids[0]);
    await runDueJobs(app);
    expect((await on.get(id)).body).toMatchObject({
      status: 'DISBURSED',
      funding: { excess: 0, refunded: 50 },
    });
    expect((await on.ledger(id)).body.balances['bank']).toBe(0);
  });

  it('goes back when the agreement is refunded', async () => {
    const { id } = await agreementPaidBy([100], { a: 150 });
    expect((await on.refund(id)).body['amount']).toBe(100);
    await runDueJobs(app);
    expect((await on.get(id)).body).toMatchObject({
      status: 'REFUNDED',
      funding: { excess: 0, refunded: 150 },
    });
    expect((await on.ledger(id)).body.balances['bank']).toBe(0);
  });
});

describe('a deposit on an agreement that is over', () => {
  it('goes to suspense, where the ledger and the trial balance show it', async () => {
    const own = platform(app, (await app.signUp()).key);
    const { id, virtualAccountNo } = await fundedAgreement(own, [100], 0);
    await own.post(id, 'cancel');
    const deposit = await own.deposit(virtualAccountNo ?? '', 70, 'late');
    expect(deposit.status).toBe(201);
    expect(deposit.body).toMatchObject({ applied: false, amount: 70 });
    expect((await own.get(id)).body).toMatchObject({
      status: 'REFUNDED',
      funding: { deposited: 70, held: 0, excess: 0 },
    });
    const ledger = (await own.ledger(id)).body;
    expect(ledger.entries).toMatchObject([{ kind: 'deposit_unapplied', amount: 70 }]);
    expect(ledger.balances).toMatchObject({ bank: 70, suspense: 70 });
    expect((await own.events(id)).at(-1)).toMatchObject({
      type: 'deposit.unapplied',
      data: { amount: 70, reason: 'agreement_closed' },
    });
    const { body } = await app.call('GET', '/v1/ledger/trial-balance', { key: own.key });
    expect(body['data']).toMatchObject([{ debits: 70, credits: 70, accounts: { suspense: 70 } }]);
    // The same transfer reported again changes nothing here either.
    expect((await own.deposit(virtualAccountNo ?? '', 70, 'late')).status).toBe(200);
    expect((await own.ledger(id)).body.balances).toMatchObject({ suspense: 70 });
  });

  it('goes back to its sender when somebody says so, and only once', async () => {
    const { id, virtualAccountNo } = await fundedAgreement(on, [100], 100);
    await on.refund(id);
    for (const [amount, reference] of [
      [70, 'late'],
      [30, 'later'],
    ] as const) {
      await on.deposit(virtualAccountNo ?? '', amount, `${id}-${reference}`);
      app.time.advance(1_000);
    }
    const answers = await Promise.all([1, 2, 3].map(() => on.refund(id, { unapplied: true })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refund = answers.find(({ status }) => status === 201)?.body;
    expect(refund).toMatchObject({ amount: 100, milestoneIds: [], status: 'PENDING' });
    expect((await partsOf(refund?.['id'])).map(([, amount]) => amount)).toEqual([30, 70]);
    await runDueJobs(app);
    expect((await on.ledger(id)).body.balances).toMatchObject({ bank: 0, suspense: 0, refund_payable: 0 });
    expect((await on.get(id)).body).toMatchObject({
      status: 'REFUNDED',
      funding: { deposited: 200, refunded: 200 },
    });
  });
});

// Last in the file, because nobody should wait for the jobs that it leaves.
describe('a refund of an agreement that was paid for in coins', () => {
  it('goes back over more deposits than anyone counted on', async () => {
    const COINS = 510;
    const { id, developerId, virtualAccountNo } = await agreementPaidBy([COINS], {});
    await Promise.all(
      Array.from({ length: COINS }, (_, index) => {
        const transactionId = `${developerId}/${id}-${index}`;
        const accountNumber = virtualAccountNo ?? '';
        const coin = {
          provider: 'sandbox',
          transactionId,
          accountNumber,
          amount: money(1),
          senderName: null,
        };
        return receiveDeposit(app.context, coin, null, NO_ANSWER);
      }),
    );
    const { status, body } = await on.refund(id);
    expect(status).toBe(201);
    expect(await partsOf(body['id'])).toHaveLength(COINS);
  });
});
