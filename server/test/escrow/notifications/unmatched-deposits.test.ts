import { afterAll, describe, expect, it } from 'vitest';
import { returnUnmatched } from '#actions/escrow/exceptions/return-unmatched.ts';
import { receiveNotification } from '#actions/escrow/receive-notification.ts';
import type { IncomingDeposit } from '#core/escrow/bank.ts';
import { money } from '#core/escrow/money.ts';
import * as unmatchedMoney from '#store/escrow/bank/unmatched-money.ts';
import * as exceptions from '#store/escrow/exceptions.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { expectProblem } from '#test/support/requests.ts';

const app = await startTestApp();
const { key } = await app.signUp();
const on = platform(app, key);
const { context } = app;
const { db } = context;
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

const UNKNOWN_ACCOUNT = '7000000001';
const came = (transactionId: string, amount: number, more: Partial<IncomingDeposit> = {}) =>
  ({
    kind: 'deposit',
    deposit: {
      provider: 'sandbox',
      transactionId,
      accountNumber: UNKNOWN_ACCOUNT,
      amount: money(amount),
      currency: 'NGN',
      senderName: 'Ada',
      ...more,
    },
  }) as const;

async function unowned(subject: string) {
  const all = await exceptions.list(db, '', { open: undefined }, { limit: 100, before: undefined });
  return all.filter((exception) => exception.subject === `sandbox:${subject}`);
}

const unmatched = async (currency = 'NGN') =>
  (await unmatchedMoney.totals(db)).find((total) => total.currency === currency)?.unmatched ?? 0n;

const outcomesOf = (subject: string) =>
  db.query<{ outcome: string | null }>(
    'SELECT outcome FROM bank_messages WHERE subject = $1 ORDER BY received_at',
    [subject],
  );

describe('money on an unknown account', () => {
  it('is on the books of the platform once, and an exception for the operator', async () => {
    const before = await unmatched();
    await receiveNotification(context, [came('unmatched-1', 700), came('unmatched-1', 700)]);
    expect((await unmatched()) - before).toBe(700n);
    expect(await unowned('unmatched-1')).toMatchObject([
      {
        kind: 'unmatched_deposit',
        amount: 700,
        currency: 'NGN',
        agreementId: null,
        details: { accountNumber: UNKNOWN_ACCOUNT, senderName: 'Ada' },
      },
    ]);
    expect(await outcomesOf('unmatched-1')).toEqual([{ outcome: 'unmatched' }]);
    const { body } = await app.call<{ data: object[] }>('GET', '/v1/exceptions', { key });
    expect(body.data).toEqual([]);
  });

  it('is not posted again when it is reported with another amount or a known account', async () => {
    const { id, virtualAccountNo } = await fundedAgreement(on, [1_000], 0);
    await receiveNotification(context, [came('unmatched-2', 50)]);
    const before = await unmatched();
    const accountNumber = virtualAccountNo ?? '';
    await receiveNotification(context, [came('unmatched-2', 60), came('unmatched-2', 50, { accountNumber })]);
    expect(await unmatched()).toBe(before);
    expect((await on.get(id)).body.funding).toMatchObject({ deposited: 0 });
    expect((await unowned('unmatched-2')).map(({ kind }) => kind).sort()).toEqual([
      'deposit_conflict',
      'unmatched_deposit',
    ]);
  });

  it('goes back to its source, once however often it is requested', async () => {
    await receiveNotification(context, [came('unmatched-3', 80)]);
    const before = await unmatched();
    const [exception] = await unowned('unmatched-3');
    if (!exception) throw new Error('there is no exception');
    expect(await returnUnmatched(context, exception)).toBe('SUCCEEDED');
    expect(await returnUnmatched(context, exception)).toBe('NOT_HERE');
    expect(before - (await unmatched())).toBe(80n);
  });

  it('is not marked as returned before its bank has paid, which the bank reports', async () => {
    await receiveNotification(context, [came('unmatched-4', 90)]);
    const [exception] = await unowned('unmatched-4');
    const slow = { ...context.bank, submitRefund: async () => ({ status: 'PENDING' }) as const };
    const before = await unmatched();
    expect(await returnUnmatched({ ...context, bank: slow }, { details: exception?.details ?? {} })).toBe(
      'PENDING',
    );
    expect(await unmatched()).toBe(before);
    const reference = context.derivedId('ret', 'sandbox', 'unmatched-4');
    await receiveNotification(context, [
      { kind: 'transfer', provider: 'sandbox', reference, state: { status: 'SUCCEEDED' } },
    ]);
    await runDueJobs(app);
    expect(before - (await unmatched())).toBe(90n);
  });

  it('is removed when its bank reverses it; if it has left by then, that is an exception', async () => {
    await receiveNotification(context, [came('unmatched-5', 11), came('unmatched-6', 12)]);
    const before = await unmatched();
    const back = { kind: 'deposit_reversed', provider: 'sandbox', reason: null } as const;
    const [sixth] = await unowned('unmatched-6');
    await returnUnmatched(context, { details: sixth?.details ?? {} });
    await receiveNotification(context, [
      { ...back, transactionId: 'unmatched-5' },
      { ...back, transactionId: 'unmatched-6' },
    ]);
    await runDueJobs(app);
    expect(before - (await unmatched())).toBe(23n);
    expect((await unowned('unmatched-6')).map(({ kind }) => kind).sort()).toEqual([
      'contradiction',
      'unmatched_deposit',
    ]);
  });
});

describe('money in another currency than the agreement’s', () => {
  it('is never posted as if it were in the agreement’s', async () => {
    const { id, virtualAccountNo } = await fundedAgreement(on, [1_000], 0);
    const accountNumber = virtualAccountNo ?? '';
    await receiveNotification(context, [came('dollars', 100, { accountNumber, currency: 'USD' })]);
    expect((await on.get(id)).body.funding).toMatchObject({ deposited: 0 });
    expect(await unmatched('USD')).toBe(100n);
    const { body } = await app.call<{ data: object[] }>('GET', '/v1/exceptions?status=OPEN', { key });
    expect(body.data).toMatchObject([
      { type: 'wrong_currency', agreementId: id, amount: 100, currency: 'USD' },
    ]);
  });

  it('answers 409 in the sandbox, which accepts only the agreement’s own', async () => {
    const { virtualAccountNo: accountNumber } = await fundedAgreement(on, [1_000], 0);
    const pay = (currency: string) =>
      app.call('POST', '/v1/sandbox/deposits', { key, body: { accountNumber, amount: 10, currency } });
    expectProblem(await pay('USD'), 409, { code: 'wrong_currency', says: /in NGN/ });
    expect((await pay('NGN')).status).toBe(201);
  });
});

describe('a fee that a bank deducts', () => {
  it('is paid by the platform: the deposit arrives in full', async () => {
    const { id, virtualAccountNo } = await fundedAgreement(on, [1_000], 0);
    const accountNumber = virtualAccountNo ?? '';
    const more = { accountNumber, fee: money(15), senderBank: '058', sessionId: '0001' };
    await receiveNotification(context, [came('with-fee', 1_000, more)]);
    const { body } = await on.ledger(id);
    expect(body.balances).toMatchObject({ bank: 1_000, escrow: 1_000, fees: 15, platform: 15 });
    expect(body.entries).toContainEqual(expect.objectContaining({ kind: 'fee', amount: 15 }));
    const [row] = await db.query('SELECT fee, sender_bank, session_id FROM deposits WHERE fee > 0');
    expect(row).toEqual({ fee: 15, sender_bank: '058', session_id: '0001' });
    const event = (await on.events(id)).find(({ type }) => type === 'deposit.received');
    expect(event?.data).toMatchObject({ fee: 15, senderBank: '058', sessionId: '0001', senderName: 'Ada' });
  });
});
