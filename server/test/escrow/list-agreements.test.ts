import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { type AgreementBody, fundedAgreement, platform } from '#test/support/escrow.ts';
import { expectProblem } from '#test/support/requests.ts';

const app = await startTestApp();
const on = platform(app, (await app.signUp()).key);
const MANY = 125;
let created: string[] = [];

type Page = { data: (AgreementBody & { buyerExternalId: string })[]; nextCursor: string | null };

const list = (query = '', key = on.key) => app.call<Page>('GET', `/v1/escrow/agreements${query}`, { key });

async function walk(query: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (let cursor: string | null = ''; cursor !== null; cursor = pages.at(-1)?.nextCursor ?? null) {
    const { body } = await list(cursor === '' ? `?${query}` : `?${query}&cursor=${cursor}`);
    pages.push(body);
  }
  return pages;
}

const idsOf = (pages: Page[]) => pages.flatMap((page) => page.data.map((agreement) => agreement.id));

beforeAll(async () => {
  const answers = await Promise.all(
    Array.from({ length: MANY }, (_, index) =>
      on.create([100], { buyerExternalId: `buyer-${index % 5}`, sellerExternalId: `seller-${index % 2}` }),
    ),
  );
  // Ids sort by time, so the newest is the largest.
  created = answers
    .map((answer) => answer.body.id)
    .sort()
    .reverse();
});

describe('GET /v1/escrow/agreements', () => {
  it('answers 200 with the newest 20, in full', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.data.map((agreement) => agreement.id)).toEqual(created.slice(0, 20));
    expect(body.data[0]).toMatchObject({
      buyerExternalId: expect.stringMatching(/^buyer-/),
      currency: 'NGN',
    });
    expect(body.nextCursor).toEqual(expect.any(String));
  });

  it.each([
    [100, [100, 25]],
    [25, [25, 25, 25, 25, 25]],
    [7, [...Array(17).fill(7), 6]],
  ])('walks over all of them in pages of %i, each once', async (limit, sizes) => {
    const pages = await walk(`limit=${limit}`);
    expect(pages.map((page) => page.data.length)).toEqual(sizes);
    expect(idsOf(pages)).toEqual(created);
  });

  it('skips and repeats nothing when new ones arrive while paging', async () => {
    const account = await app.signUp();
    const busy = platform(app, account.key);
    const old: string[] = [];
    for (let index = 0; index < 6; index++) old.push((await busy.create([1])).body.id);
    const first = await list('?limit=3', account.key);
    await busy.create([1]);
    const second = await list(`?limit=3&cursor=${first.body.nextCursor}`, account.key);
    expect(idsOf([first.body, second.body])).toEqual(old.reverse());
  });

  it('filters by buyer, by seller and by both, across pages', async () => {
    const ofBuyer = idsOf(await walk('limit=10&buyerExternalId=buyer-3'));
    expect(ofBuyer).toHaveLength(MANY / 5);
    const ofSeller = idsOf(await walk('limit=50&sellerExternalId=seller-1'));
    expect(ofSeller).toHaveLength(62);
    const ofBoth = idsOf(await walk('limit=5&buyerExternalId=buyer-3&sellerExternalId=seller-1'));
    expect(ofBoth).toEqual(ofBuyer.filter((id) => ofSeller.includes(id)));
    expect((await list('?buyerExternalId=nobody')).body).toEqual({ data: [], nextCursor: null });
  });

  it('filters by the current status', async () => {
    const account = await app.signUp();
    const mixed = platform(app, account.key);
    const pending = (await mixed.create([100])).body.id;
    const partial = (await fundedAgreement(mixed, [100], 40)).id;
    const funded = (await fundedAgreement(mixed, [100], 100)).id;
    const overfunded = (await fundedAgreement(mixed, [100], 101)).id;
    const of = async (status: string) => idsOf([(await list(`?status=${status}`, account.key)).body]);
    expect(await of('PENDING')).toEqual([pending]);
    expect(await of('PARTIAL')).toEqual([partial]);
    expect(await of('FUNDED')).toEqual([funded]);
    expect(await of('OVERFUNDED')).toEqual([overfunded]);
    await mixed.post(funded, 'freeze', { reason: 'dispute' });
    expect(await of('FROZEN')).toEqual([funded]);
    expect(await of('FUNDED')).toEqual([]);
    await mixed.post(pending, 'cancel');
    expect(await of('REFUNDED')).toEqual([pending]);
  });

  it('is empty for a new account, whatever other accounts have', async () => {
    const { key } = await app.signUp();
    expect((await list('', key)).body).toEqual({ data: [], nextCursor: null });
  });

  it('reveals nothing through a cursor from another account', async () => {
    const { key } = await app.signUp();
    const { body } = await list('?limit=3');
    const answer = await list(`?cursor=${body.nextCursor}`, key);
    expect(answer.body).toEqual({ data: [], nextCursor: null });
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['cursor=', 'cursor'],
    ['cursor=abc', 'cursor'],
    ['cursor=%00', 'cursor'],
    [`cursor=${'x'.repeat(201)}`, 'cursor'],
    [`cursor=${Buffer.from("agr_' OR 1=1").toString('base64url')}`, 'cursor'],
    ['status=pending', 'status'],
    ['status=OPEN', 'status'],
    ['buyerExternalId=', 'buyerExternalId'],
    ['buyerExternalId=%00', 'buyerExternalId'],
    [`sellerExternalId=${'x'.repeat(256)}`, 'sellerExternalId'],
  ])('answers 400 for ?%s', async (query, path) => {
    expectProblem(await app.call('GET', `/v1/escrow/agreements?${query}`, { key: on.key }), 400, {
      code: 'validation_failed',
      path,
    });
  });
});
