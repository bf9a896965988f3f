import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { type Platform, platform, runDueJobs } from '#test/support/escrow.ts';

const app = await startTestApp();
type Listed = { agreementId: string; transactionId: string; amount: number; status: string };
type Page = { data: Listed[]; nextCursor: string | null };

describe('GET /v1/deposits', () => {
  let on: Platform;
  let key: string;
  const ids: string[] = [];
  beforeAll(async () => {
    ({ key } = await app.signUp());
    on = platform(app, key);
    for (const [index, reference] of ['order-1', 'order-2'].entries()) {
      const { body } = await on.create([500], { reference, buyerName: 'Ada Obi' });
      const { body: assessed } = await on.assess(body.id, { transaction_amount: 500 });
      const accountNumber = assessed.virtualAccount?.accountNumber ?? '';
      await on.deposit(accountNumber, 200, `first-${index}`);
      app.time.advance(24 * 3_600_000);
      await app.call('POST', '/v1/sandbox/deposits', {
        key,
        body: { accountNumber, amount: 300, reference: `second-${index}`, senderName: 'ADA OBI' },
      });
      ids.push(body.id);
    }
    await app.call('POST', '/v1/sandbox/deposits/second-1/reverse', { key, body: {} });
    await runDueJobs(app);
  });
  const list = async (query = '') => (await app.call<Page>('GET', `/v1/deposits${query}`, { key })).body;
  const references = ({ data }: Page) => data.map(({ transactionId }) => transactionId);
  const day = (back: number) => new Date(app.time.now().getTime() - back * 24 * 3_600_000).toISOString();

  it('lists what came in for all agreements, newest first, in pages', async () => {
    const all = await list();
    expect(all.data).toHaveLength(4);
    expect(all.data[0]).toMatchObject({
      object: 'deposit',
      environment: 'live',
      agreementId: ids[1],
      buyerExternalId: 'buyer',
      amount: 300,
      currency: 'NGN',
      status: 'REVERSED',
      reversed: 300,
      senderName: 'ADA OBI',
      senderMatch: 'match',
    });
    const found: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Page = await list(`?limit=1${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
      found.push(...references(page));
      cursor = page.nextCursor;
    }
    expect(found).toEqual(references(all));
  });

  it.each<[string, () => string, number]>([
    ['an agreement', () => `agreementId=${ids[0]}`, 2],
    ['the reference of an agreement', () => 'reference=order-2', 2],
    ['a reference that none has', () => 'reference=none', 0],
    ['a status', () => 'status=REVERSED', 1],
    ['a time', () => `from=${day(0.5)}`, 1],
    ['a period', () => `from=${day(1.5)}&to=${day(0.5)}`, 2],
    ['a date', () => `from=${day(0).slice(0, 10)}&to=${day(-1).slice(0, 10)}`, 1],
    ['all of them', () => `reference=order-1&status=RECEIVED&from=${day(9)}`, 2],
  ])('filters by %s', async (_name, query, count) => {
    expect(references(await list(`?${query()}`))).toHaveLength(count);
  });

  it('shows nothing of another account, and refuses an unknown status', async () => {
    const other = await app.signUp();
    expect((await app.call<Page>('GET', '/v1/deposits', { key: other.key })).body.data).toEqual([]);
    expect((await app.call('GET', '/v1/deposits?status=GONE', { key })).status).toBe(400);
  });
});

it('GET /v1/payouts filters by the reference of the agreement', async () => {
  const { key } = await app.signUp();
  const on = platform(app, key);
  for (const reference of ['a', 'b']) {
    const { body } = await on.create([500], { reference });
    const { body: assessed } = await on.assess(body.id, { transaction_amount: 500 });
    await on.deposit(assessed.virtualAccount?.accountNumber ?? '', 500);
    for (const user of ['buyer', 'seller']) await on.confirm(body.id, body.milestones[0]?.id ?? '', user);
  }
  const count = async (query: string) =>
    (await app.call<Page>('GET', `/v1/payouts?${query}`, { key })).body.data.length;
  expect([await count(''), await count('reference=a'), await count('reference=c')]).toEqual([2, 1, 0]);
});
