import { describe, expect, it } from 'vitest';
import { reconcile } from '#actions/escrow/reconciliation/reconcile.ts';
import { money } from '#core/escrow/money.ts';
import { DAY_MS } from '#core/time.ts';
import * as breaks from '#store/escrow/reconciliation/breaks.ts';
import { startTestApp } from '#test/support/app.ts';
import { listingBank } from '#test/support/banks/listing-bank.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';

const app = await startTestApp();
const [mine, theirs] = [await app.signUp(), await app.signUp()];
const lists = listingBank(app.context.bank);
const context = { ...app.context, bank: lists.bank, banks: new Map([['sandbox', lists.bank]]) };

type BreakBody = {
  id: string;
  status: string;
  reason: string | null;
  difference: number;
  agreementId: string;
};
type ListBody<Item> = { data: Item[]; nextCursor: string | null };

const from = new Date(app.time.now().getTime() - DAY_MS);
const [agreement] = await Promise.all([
  fundedAgreement(platform(app, mine.key), [500], 500),
  fundedAgreement(platform(app, theirs.key), [700], 700),
]);
lists.deposits.push((listed) => ({ ...listed, amount: money(listed.amount + 1) }));
const unowned = { provider: 'sandbox', transactionId: 'unowned', accountNumber: '1', amount: money(5) };
lists.moreDeposits.push({
  ...unowned,
  currency: 'NGN',
  senderName: null,
  reversed: false,
  at: app.time.now(),
});
app.time.advance(2 * DAY_MS);
const report = await reconcile(context, { provider: 'sandbox', period: { from, to: app.time.now() } });
const breaksOf = (key: string, query = '') =>
  app.call<ListBody<BreakBody>>('GET', `/v1/reconciliations/${report.id}/breaks${query}`, { key });

describe('GET /v1/reconciliations', () => {
  it('counts only what concerns agreements of the caller', async () => {
    expect(report.breaks).toBe(3);
    for (const { key } of [mine, theirs]) {
      const { status, body } = await app.call<ListBody<object>>('GET', '/v1/reconciliations', { key });
      expect(status).toBe(200);
      expect(body.data).toMatchObject([{ id: report.id, provider: 'sandbox', breaks: 1, open: 1 }]);
      const one = await app.call('GET', `/v1/reconciliations/${report.id}`, { key });
      expect(one).toMatchObject({ status: 200, body: { id: report.id, breaks: 1 } });
    }
  });

  it('answers 404 for an unknown id, and 401 without a key', async () => {
    const id = `rec_${'0'.repeat(32)}`;
    for (const path of [id, `${id}/breaks`]) {
      expect((await app.call('GET', `/v1/reconciliations/${path}`, { key: mine.key })).status).toBe(404);
      expect((await app.call('GET', `/v1/reconciliations/${path}`)).status).toBe(401);
    }
  });
});

describe('GET /v1/reconciliations/:id/breaks', () => {
  it('shows only the caller’s own', async () => {
    const { status, body } = await breaksOf(mine.key);
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      {
        type: 'amount_differs',
        movement: 'deposit',
        status: 'OPEN',
        agreementId: agreement.id,
        difference: 1,
      },
    ]);
    expect((await breaksOf((await app.signUp()).key)).body.data).toEqual([]);
  });

  it('filters by status, time and the agreement’s reference', async () => {
    const body = { reference: 'order-1' };
    await app.call('PATCH', `/v1/escrow/agreements/${agreement.id}`, { key: mine.key, body });
    const count = async (query: string) => (await breaksOf(mine.key, query)).body.data.length;
    const queries = ['status=OPEN', 'from=2000-01-01', 'to=2100-01-01', 'reference=order-1'];
    expect(await Promise.all(queries.map((query) => count(`?${query}`)))).toEqual([1, 1, 1, 1]);
    const others = ['status=CLOSED', 'from=2100-01-01', 'to=2000-01-01', 'reference=order-2'];
    expect(await Promise.all(others.map((query) => count(`?${query}`)))).toEqual([0, 0, 0, 0]);
  });
});

describe('POST /v1/reconciliations/:id/breaks/:breakId/close', () => {
  const close = (id: string, key: string, body: object, headers = {}) =>
    app.call<BreakBody>('POST', `/v1/reconciliations/${report.id}/breaks/${id}/close`, {
      key,
      body,
      headers,
    });

  it('answers 404 for a break of another account, or of the platform', async () => {
    const open = await breaks.listOpen(app.context.db, 10);
    for (const { id, developerId } of open.filter((each) => each.developerId !== mine.developerId)) {
      expect((await close(id, mine.key, { reason: 'mine now' })).status, developerId).toBe(404);
    }
  });

  it('answers 404 for a break that another report found', async () => {
    const [first] = (await breaksOf(mine.key)).body.data;
    const path = `/v1/reconciliations/rec_${'0'.repeat(32)}/breaks/${first?.id}/close`;
    const answer = await app.call('POST', path, { key: mine.key, body: { reason: 'a gift' } });
    expect(answer.status).toBe(404);
  });

  it('answers 400 without a reason', async () => {
    const [first] = (await breaksOf(mine.key)).body.data;
    expect((await close(first?.id ?? '', mine.key, {})).status).toBe(400);
  });

  it('closes it with actor and reason, once: the same request gets the same response, another 409', async () => {
    const [first] = (await breaksOf(mine.key)).body.data;
    const [id, headers] = [first?.id ?? '', { 'idempotency-key': 'close-1' }];
    const closed = await close(id, mine.key, { reason: 'a gift of the bank' }, headers);
    const now = { status: 'CLOSED', reason: 'a gift of the bank', closedBy: { type: 'key' } };
    expect(closed).toMatchObject({ status: 200, body: now });
    expect((await close(id, mine.key, { reason: 'a gift of the bank' }, headers)).body).toEqual(closed.body);
    expect(await close(id, mine.key, { reason: 'another' })).toMatchObject({
      status: 409,
      body: { code: 'break_closed' },
    });
    expect((await breaksOf(mine.key)).body.data).toMatchObject([now]);
  });
});

it('are counted by type in the metrics', async () => {
  const { payload } = await app.http.inject({ method: 'GET', url: '/metrics' });
  expect(payload).toContain('surety_reconciliation_breaks{type="amount_differs"} 1');
  expect(payload).toContain('surety_reconciliation_breaks{type="missing_here"} 1');
  expect(payload).toContain('surety_reconciliation_breaks{type="stale"} 0');
});
