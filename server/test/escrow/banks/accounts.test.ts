import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { receiveNotification } from '#actions/escrow/receive-notification.ts';
import { money } from '#core/escrow/money.ts';
import { startTestApp } from '#test/support/app.ts';
import { choosyBank } from '#test/support/banks/choosy-bank.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';

const app = await startTestApp();
const { bank: sandbox } = app.context;
const on = platform(app, (await app.signUp()).key);
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

/** Opens accounts for one payment, and permanent ones only for identified customers. */
const CAUTIOUS = { openAccounts: 'with identity', exactAccounts: true, refunds: false } as const;
let bank = choosyBank(sandbox);
beforeEach(() => {
  bank = choosyBank(sandbox);
  bank.can({ ...CAUTIOUS, currencies: ['NGN'] });
  bank.issues(async (request) => {
    const account = await sandbox.issueAccount(request);
    const expiresAt = new Date(app.time.now().getTime() + 3_600_000);
    return request.identity ? account : { ...account, amount: request.amount, expiresAt };
  });
  Object.assign(app.context, { bank: bank.bank });
});

const assess = async (id: string, amount: number, more: object = {}) => {
  const facts = { transaction_amount: amount, account_created_at: '2020-01-31T12:00:00Z' };
  const answer = await on.assess(id, { ...facts, ...more });
  return { ...answer, account: answer.body.virtualAccount?.accountNumber ?? '' };
};
const accountsOf = async (id: string) =>
  (
    (await on.get(id)).body.funding as unknown as {
      accounts: { accountNumber: string; amount: number | null }[];
    }
  ).accounts;

describe('with a bank that opens permanent accounts only for identified customers', () => {
  it('each assessment gets an account for its amount, and money on any of them is applied', async () => {
    const { id } = (await on.create([300, 700])).body;
    const first = await assess(id, 300);
    const second = await assess(id, 700);
    expect(second.account).not.toBe(first.account);
    expect((await on.get(id)).body.virtualAccountNo).toBe(second.account);
    expect(Object.keys(second.body.virtualAccount ?? {}).sort()).toEqual([
      ...['accountName', 'accountNumber', 'bankCode', 'bankName'],
    ]);
    expect(await accountsOf(id)).toMatchObject([
      { accountNumber: second.account, amount: 700, expiresAt: expect.any(String) },
      { accountNumber: first.account, amount: 300, expiresAt: expect.any(String) },
    ]);
    expect(new Set(bank.accounts.map(({ reference }) => reference)).size).toBe(2);
    await on.deposit(first.account, 300);
    await on.deposit(second.account, 700);
    expect((await on.get(id)).body).toMatchObject({ status: 'FUNDED', funding: { held: 1_000 } });
  });

  it('a buyer who gives a BVN or NIN gets one that takes any amount, and keeps it', async () => {
    const { id } = (await on.create([1_000])).body;
    const exact = await assess(id, 400);
    const open = await assess(id, 600, { buyer_bvn: '12345678901' });
    expect(open.account).not.toBe(exact.account);
    expect((await assess(id, 100)).account).toBe(open.account);
    expect(bank.accounts.map(({ identity }) => identity)).toEqual([null, { bvn: '12345678901' }]);
    expect(await accountsOf(id)).toMatchObject([{ amount: null }, { amount: 400 }]);
    const rows = await app.database.owner.query('SELECT data::text AS text FROM events');
    expect(JSON.stringify(rows)).not.toContain('12345678901');
  });

  it('a number that the bank later reuses for another agreement belongs to the newest one', async () => {
    bank.issues(async ({ amount }) => ({
      ...{ provider: 'sandbox', accountNumber: '7777777777', bankCode: '000', accountName: 'Pool' },
      ...{ amount, expiresAt: app.time.now() },
    }));
    const [older, newer] = [(await on.create([100])).body, (await on.create([100])).body];
    await assess(older.id, 100);
    app.time.advance(1_000);
    await assess(newer.id, 100);
    const [{ reference } = { reference: '' }] = await app.database.owner.query<{ reference: string }>(
      'SELECT reference FROM virtual_accounts WHERE agreement_id = $1',
      [older.id],
    );
    const deposit = { provider: 'sandbox', amount: money(100), senderName: null };
    await receiveNotification(app.context, [
      { kind: 'deposit', deposit: { ...deposit, transactionId: 'by-number', accountNumber: '7777777777' } },
      {
        kind: 'deposit',
        deposit: { ...deposit, transactionId: 'by-reference', accountReference: reference },
      },
    ]);
    for (const { id } of [older, newer]) expect((await on.get(id)).body.status).toBe('FUNDED');
  });

  it.each([
    [{ exactAccounts: false }, {}, 'NGN', /buyerBvn or buyerNin/],
    [{}, {}, 'USD', /does not support USD/],
    [{}, { buyer_bvn: '123' }, 'NGN', /./],
  ])('explains why none can be issued: %j %j %s', async (can, more, currency, message) => {
    bank.can({ ...CAUTIOUS, currencies: ['NGN'], ...can });
    const { id } = (await on.create([100], { currency })).body;
    const answer = await assess(id, 100, more);
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } });
    expect(bank.accounts).toEqual([]);
  });
});

describe('a bank that cannot refund to the source', () => {
  it('makes a refund wait for a destination at once', async () => {
    const { id } = (await on.create([100])).body;
    await on.deposit((await assess(id, 100)).account, 100);
    const refund = await on.refund(id);
    await runDueJobs(app);
    const [event] = (await on.events(id)).filter(({ type }) => type === 'refund.failed');
    expect(event?.data['reason']).toMatch(/Name an account/);
    const to = { destination: { bankCode: '058', accountNumber: '0123456789' } };
    const path = `/v1/escrow/agreements/${id}/refunds/${refund.body['id']}/retry`;
    expect((await app.call('POST', path, { key: on.key, body: to })).status).toBe(200);
    await runDueJobs(app);
    expect((await on.get(id)).body.status).toBe('REFUNDED');
    expect(bank.refunds).toEqual([]);
  });
});

describe('a second bank', () => {
  it('issues accounts while the first is down, and nothing is lost when both are', async () => {
    const second = choosyBank(sandbox, 'second');
    bank.can({ currencies: ['NGN'] });
    bank.isDown();
    second.isDown();
    const { id } = (await on.create([100])).body;
    expect(await assess(id, 100)).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } });
    Object.assign(app.context, { fallbackBank: second.bank });
    expect(await assess(id, 100)).toMatchObject({ status: 503 });
    second.issues(async () => ({
      ...{ provider: 'second', accountNumber: '1234509876', bankCode: '001', accountName: 'Second' },
    }));
    expect(await assess(id, 100)).toMatchObject({ status: 200, account: '1234509876' });
    bank.issues(sandbox.issueAccount);
    expect((await assess(id, 100)).account).toBe('1234509876');
  });
});
