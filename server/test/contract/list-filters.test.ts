import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { ALWAYS, approve, team, type WaitingBody } from '#test/support/dashboard/approvals.ts';
import { withApp } from '#test/support/dashboard/two-step.ts';
import { disputes } from '#test/support/disputes.ts';
import { fundedAgreement, type Platform, runDueJobs } from '#test/support/escrow.ts';

type Item = Record<string, unknown> & { agreementId?: string; status?: string; version?: number };
type Page = { data: Item[]; entries?: Item[]; nextCursor: string | null };
type Parameter = { name: string; in: string; schema: { enum?: string[]; default?: string } };
type Operation = { operationId: string; parameters?: Parameter[] };

const { paths } = JSON.parse(await readFile(new URL('../../../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
/** Its filters are tested with reconciliations, which need a bank's records. */
const ELSEWHERE = 'listReconciliationBreaks';
const lists = Object.entries(paths).flatMap(([path, { get }]) =>
  get?.parameters?.some(({ name }) => name === 'from') && get.operationId !== ELSEWHERE
    ? [{ path, ...get }]
    : [],
);
const named = (id: string) => lists.filter(({ operationId }) => operationId === id);
const taking = (name: string) =>
  lists.filter(({ parameters = [] }) => parameters.some((one) => one.name === name));

/** Lists of which this account has nothing. Their queries are run all the same. */
const EMPTY: ReadonlySet<string> = new Set([
  'listCommissionEntries',
  'listCommissionPayouts',
  'listDisputeEvidence',
  'listGrievances',
  'listMails',
  'listReconciliations',
  'listReviews',
  'listRiskTrainings',
  'listShortMessages',
  'listVerifications',
  'listWebhookDeliveries',
]);

/** Their objects have a reference of their own, and none was given. */
const OWN_REFERENCE: ReadonlySet<string> = new Set(['listAssessments', 'listRefunds']);

const app = await startTestApp();
const ids: Record<string, string> = {};
let on: Platform;

const get = (path: string, query = '') => {
  const filled = path.replace('{id}', idFor(path)).replace('{externalUserId}', 'seller');
  return app.call<Page>('GET', `${filled}?${query}`, { key: on.key });
};
const itemsOf = ({ data, entries }: Page) => data ?? entries ?? [];
const idFor = (path: string) => ids[Object.keys(ids).find((start) => path.startsWith(start)) ?? ''] ?? '';

beforeAll(async () => {
  const people = await team(app, { refund: ALWAYS });
  ({ on } = people);
  for (const person of [people.owner, people.finance]) await withApp(app, person);
  await people.owner.call('PUT', '/policies/sign-in', { body: { secondFactorRequired: true } });
  const send = async (method: string, path: string, body: object = {}) => {
    const { status, body: answer } = await app.call(method, path, { key: on.key, body });
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(answer)}`);
  };
  const put = (path: string, body: object) => send('PUT', path, body);
  const post = (path: string, body?: object) => send('POST', path, body);
  await put('/v1/policies/release', { rules: [{ rule: 'new_account', days: 9 }] });
  await put('/v1/policies/terms', { fundWithinSeconds: 86_400 });
  await put('/v1/policies/identity', { minimumFrames: 2 });
  await put('/v1/policies/review', { opens: ['RED'] });
  await put('/v1/policies/risk/draft', { rules: [] });
  await post('/v1/policies/risk/promote', { from: 'draft', to: 'shadow' });
  await post('/v1/policies/risk/backtests', { policy: 'shadow' });
  await on.setPayoutAccount();

  const sold = await fundedAgreement(on, [100, 50], 200);
  await send('PATCH', `/v1/escrow/agreements/${sold.id}`, { reference: 'order-1' });
  await post(`/v1/escrow/agreements/${sold.id}/refunds`);
  for (const user of ['buyer', 'seller']) await on.confirm(sold.id, sold.milestones[0]?.id ?? '', user);
  await runDueJobs(app);
  await disputes(app, on).open(sold, {}, 1);
  await post(`/v1/escrow/agreements/${sold.id}/notes`, { text: 'call them' });
  await post(`/v1/escrow/agreements/${sold.id}/links`, { party: 'buyer', purposes: ['track'] });
  await on.create([30]);
  const reversed = await fundedAgreement(on, [70], 0);
  await on.deposit(String(reversed.virtualAccountNo), 70, 'deposit-1');
  await runDueJobs(app);
  for (const user of ['buyer', 'seller'])
    await on.confirm(reversed.id, reversed.milestones[0]?.id ?? '', user);
  await post('/v1/sandbox/deposits/deposit-1/reverse');
  const returned = await fundedAgreement(on, [40], 40);
  const { body: waiting } = (await on.refund(returned.id)) as unknown as { body: WaitingBody };
  await approve(people.finance, waiting.approval.id);
  await post('/v1/identity/sessions', { externalUserId: 'seller' });
  await post('/v1/privacy/requests', { externalUserId: 'buyer', type: 'access' });
  await post('/v1/privacy/breaches', {
    title: 'A lost phone',
    description: 'x',
    startedAt: '2020-01-31T12:00:00Z',
  });
  await post('/v1/privacy/consents', {
    externalUserId: 'buyer',
    purpose: 'identity',
    textVersion: '1',
    language: 'en',
    channel: 'web',
  });
  await post('/v1/fraud/lists', { on: 'user', type: 'watch', value: 'someone', reason: 'seen before' });
  await post('/v1/webhooks', { url: 'https://example.com/hooks' });
  for (const day of ['2020-01-30', '2020-01-31']) await post(`/v1/days/${day}/close`, {});
  await runDueJobs(app);
  const firstOf = async (path: string) =>
    String(itemsOf((await app.call<Page>('GET', path, { key: on.key })).body)[0]?.['id']);
  ids['/v1/escrow/agreements/{id}/refunds'] = returned.id;
  ids['/v1/escrow/agreements/'] = sold.id;
  ids['/v1/disputes/'] = await firstOf('/v1/disputes');
  ids['/v1/webhooks/'] = await firstOf('/v1/webhooks');
});

describe('every list', () => {
  it.each(lists)('filters by time: $operationId', async ({ operationId, path }) => {
    const all = await get(path, 'limit=100');
    expect([all.status, all.body]).toEqual([200, expect.anything()]);
    const items = itemsOf(all.body);
    expect(items.length === 0, operationId).toBe(EMPTY.has(operationId));
    const within = async (period: string) => itemsOf((await get(path, `limit=100&${period}`)).body);
    expect(await within('from=2000-01-01&to=2100-01-01')).toEqual(items);
    expect(await within('from=2100-01-01')).toEqual([]);
    expect(await within('to=2000-01-01')).toEqual([]);
    expect((await get(path, 'from=tomorrow')).status).toBe(400);
  });

  it.each(taking('cursor'))('has pages: $operationId', async ({ operationId, path }) => {
    if (EMPTY.has(operationId)) return;
    const all = itemsOf((await get(path, 'limit=100')).body);
    const seen: Item[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await get(path, `limit=1${cursor && `&cursor=${cursor}`}`);
      seen.push(...itemsOf(body));
      cursor = body.nextCursor;
    }
    expect(seen).toEqual(all);
  });
});

describe('a reference', () => {
  it.each(taking('reference'))('filters $operationId', async ({ operationId, path }) => {
    expect((await get(path, 'reference=other')).body.data).toEqual([]);
    if (EMPTY.has(operationId)) return;
    const all = (await get(path, 'limit=100')).body.data;
    const found = (await get(path, 'limit=100&reference=order-1')).body.data;
    const id = ids['/v1/escrow/agreements/'];
    const isOfAgreement = (one: Item) => (one.agreementId ?? one['id']) === id;
    expect(found).toEqual(OWN_REFERENCE.has(operationId) ? [] : all.filter(isOfAgreement));
  });
});

describe('a status', () => {
  it.each(taking('status'))('filters $operationId', async ({ path, parameters = [] }) => {
    const { schema } = parameters.find(({ name }) => name === 'status') as Parameter;
    const statuses = schema.enum ?? [];
    expect(statuses.length).toBeGreaterThan(1);
    const pages = await Promise.all(statuses.map((status) => get(path, `limit=100&status=${status}`)));
    pages.forEach(({ body }, at) => {
      for (const { status } of body.data) expect(status).toBe(statuses[at]);
    });
    if (schema.default) return;
    const all = (await get(path, 'limit=100')).body.data;
    expect(pages.flatMap(({ body }) => body.data)).toHaveLength(all.length);
  });
});

describe('a policy', () => {
  it.each([
    ['release', { rules: [{ rule: 'name_mismatch' }] }],
    ['terms', { fundWithinSeconds: 3_600 }],
    ['identity', { minimumFrames: 3 }],
    ['review', { opens: ['AMBER'] }],
  ])('%s has a version, and keeps those before it', async (name, body) => {
    const path = `/v1/policies/${name}`;
    const put = () => app.call<Item>('PUT', path, { key: on.key, body });
    const first = (await app.call<Item>('GET', path, { key: on.key })).body;
    expect(first).toMatchObject({ version: 1, changedBy: { type: 'key' } });
    const second = (await put()).body;
    expect(second).toMatchObject({ ...body, version: 2 });
    // Saving the same again changes nothing.
    expect((await put()).body).toEqual(second);
    expect((await get(`${path}/versions`)).body).toEqual({ data: [second, first], nextCursor: null });
    const other = (await app.signUp()).key;
    expect((await app.call<Item>('GET', path, { key: other })).body).toMatchObject({
      version: 0,
      changedAt: null,
      changedBy: null,
    });
  });

  it('about approvals is versioned too, and was set by a member', async () => {
    const { body } = await get('/v1/policies/approval/versions');
    expect(body.data).toMatchObject([
      { object: 'approval_policy', version: 1, changedBy: { type: 'member' }, rules: { refund: ALWAYS } },
    ]);
    expect(named('listApprovalPolicyVersions')).toHaveLength(1);
  });
});
