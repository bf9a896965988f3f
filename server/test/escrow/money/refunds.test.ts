import { afterAll, describe, expect, it, vi } from 'vitest';
import { receiveDeposit } from '#actions/escrow/receive-deposit.ts';
import { payRefunds } from '#actions/escrow/refund/pay-refunds.ts';
import { BankUnavailable } from '#core/escrow/bank.ts';
import { money } from '#core/escrow/money.ts';
import { HOUR_MS } from '#core/time.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { refundParts } from '#test/support/refunds.ts';

const app = await startTestApp();
const { key, developerId } = await app.signUp();
const on = platform(app, key);
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

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
    expect(types.slice(-3)).toEqual(['refund.created', 'refund.succeeded', 'agreement.refunded']);
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
    expect((await on.get(id)).body).toMatchObject({ status: 'PARTIAL', funding: { refunding: 50 } });
    await runDueJobs(app);
    expect((await on.get(id)).body).toMatchObject({
      status: 'FUNDED',
      funding: { held: 200, outstanding: 0 },
    });
  });

  it('gives back nothing while all money is still needed', async () => {
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

  it('of the last open milestone completes the agreement', async () => {
    const { id, ids } = await agreementPaidBy([100, 200], { a: 300 });
    await complete(id, ids[0]);
    await on.refund(id, { milestoneIds: [ids[1]] });
    const typesOf = async () => (await on.events(id)).map((event) => event.type);
    expect(await typesOf()).not.toContain('agreement.completed');
    await payRefunds(app.context, { developerId, agreementId: id });
    expect((await typesOf()).slice(-2)).toEqual(['refund.succeeded', 'agreement.completed']);
  });

  it('goes back over the deposits it came from, newest first', async () => {
    const { id, ids, references } = await agreementPaidBy([100, 200], { a: 120, b: 70, c: 110 });
    const first = await on.refund(id, { milestoneIds: [ids[1]] });
    expect(references(await refundParts(app, first.body['id']))).toEqual([
      ['c', 110, 'PENDING'],
      ['b', 70, 'PENDING'],
      ['a', 20, 'PENDING'],
    ]);
    await runDueJobs(app);
    const second = await on.refund(id);
    await runDueJobs(app);
    expect(references(await refundParts(app, second.body['id']))).toEqual([['a', 100, 'PAID']]);
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
    expect(references(await refundParts(app, body['id']))).toEqual([['b', 50, 'PAID']]);
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

// Last in the file, so that no other test waits for the jobs that it leaves.
describe('a refund of an agreement that was paid in tiny deposits', () => {
  it('goes back over a very large number of deposits', async () => {
    const COINS = 510;
    const { id, virtualAccountNo } = await agreementPaidBy([COINS], {});
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
    expect(await refundParts(app, body['id'])).toHaveLength(COINS);

    // Paying a part writes only that part. If all were written each time, the log would grow with the square.
    const written = () =>
      app.database.owner.query<{ position: number; xmin: string }>(
        'SELECT position, xmin::text FROM refund_parts WHERE refund_id = $1 ORDER BY position',
        [body['id']],
      );
    const before = await written();
    const { submitRefund } = app.context.bank;
    let paid = 0;
    const bank = vi.spyOn(app.context.bank, 'submitRefund').mockImplementation((order) => {
      if (++paid > 3) throw new BankUnavailable('down');
      return submitRefund(order);
    });
    await expect(payRefunds(app.context, { developerId, agreementId: id })).rejects.toThrow('down');
    bank.mockRestore();
    const after = await written();
    const changed = after.filter(({ xmin }, position) => xmin !== before[position]?.xmin).length;
    // Three that were paid, and five that the bank did not answer.
    expect(changed).toBe(8);
  });
});
