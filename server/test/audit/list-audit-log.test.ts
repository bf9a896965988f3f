import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { platform } from '#test/support/escrow.ts';
import { makeKey } from '#test/support/tenants.ts';

const app = await startTestApp();

type ActBody = {
  id: string;
  type: string;
  createdAt: string;
  actor: { type: string; id: string | null };
  subject: { type: string; id: string } | null;
  origin: { address: string; requestId: string } | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  hash: string;
};
type Page = { data: ActBody[]; nextCursor: string | null };

const page = (key: string, query: Record<string, string> = {}) =>
  app.call<Page>('GET', `/v1/audit-log?${new URLSearchParams(query)}`, { key });
const kindsOf = async (key: string, query: Record<string, string> = {}) =>
  (await page(key, { limit: '100', ...query })).body.data.map(({ type }) => type);

async function everyPage(key: string, query: Record<string, string>): Promise<ActBody[]> {
  const all: ActBody[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body }: { body: Page } = await page(key, { ...query, ...(cursor && { cursor }) });
    all.push(...body.data);
    cursor = body.nextCursor;
  }
  return all;
}

/** An account with actions of a program and two people, in this order. */
async function busy() {
  const owner = await signedIn(app);
  const on = platform(app, owner.key);
  const { body: agreement } = await on.create([500]);
  const key = (await makeKey(app, owner.key, { label: 'Spare' })).body;
  await on.setPayoutAccount('seller', '0123456789');
  await on.setPayoutAccount('seller', '0123456780');
  const finance = await memberWith(app, owner, 'finance');
  await finance.call('POST', `/v1/escrow/agreements/${agreement.id}/freeze`, { body: { reason: 'a call' } });
  return { owner, key, agreement, finance };
}

let log: Awaited<ReturnType<typeof busy>>;
const NEWEST_FIRST = [
  'agreement.frozen',
  'session.opened',
  'member.joined',
  'member.invited',
  'payout_account.changed',
  'payout_account.changed',
  'key.created',
  'agreement.created',
  'session.opened',
  'account.created',
];

describe('GET /v1/audit-log', () => {
  beforeAll(async () => {
    log = await busy();
  });

  it('is one list of changes to the account and to money, newest first', async () => {
    expect(await kindsOf(log.owner.key)).toEqual(NEWEST_FIRST);
  });

  it('shows the same a page at a time, whatever its size', async () => {
    for (const limit of ['1', '3', '10']) {
      const all = await everyPage(log.owner.key, { limit });
      expect(all.map(({ type }) => type)).toEqual(NEWEST_FIRST);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    }
  });

  it('shows the actor, the object, the origin, and the state before and after', async () => {
    const { data } = (await page(log.owner.key, { limit: '100' })).body;
    const of = (type: string) => data.find((record) => record.type === type);
    expect(of('agreement.frozen')).toMatchObject({
      actor: { type: 'member', id: log.finance.id },
      subject: { type: 'agreement', id: log.agreement.id },
      after: { reason: 'a call' },
    });
    expect(of('key.created')).toMatchObject({
      actor: { type: 'key' },
      subject: { type: 'key', id: log.key.id },
      origin: { address: '127.0.0.1', requestId: expect.stringMatching(/^req_/) },
      before: null,
      after: { label: 'Spare' },
    });
    expect(of('payout_account.changed')).toMatchObject({
      subject: { type: 'payout_account', id: 'seller' },
      before: { accountNumber: '0123456789' },
      after: { accountNumber: '0123456780' },
    });
    for (const { hash } of data) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(data)).not.toContain(log.key.apiKey);
  });

  it.each<[string, () => Record<string, string>, string[]]>([
    ['a kind', () => ({ type: 'key.created' }), ['key.created']],
    ['a kind of money', () => ({ type: 'agreement.created' }), ['agreement.created']],
    ['a member', () => ({ actor: log.finance.id }), ['agreement.frozen', 'session.opened', 'member.joined']],
    ['an agreement', () => ({ subject: log.agreement.id }), ['agreement.frozen', 'agreement.created']],
    ['a seller', () => ({ subject: 'seller' }), ['payout_account.changed', 'payout_account.changed']],
    ['a key', () => ({ subject: log.key.id }), ['key.created']],
    ['two of them', () => ({ subject: log.agreement.id, actor: log.finance.id }), ['agreement.frozen']],
    ['an unknown actor', () => ({ actor: 'mem_nobody' }), []],
  ])('is narrowed down to %s', async (_name, query, expected) => {
    expect(await kindsOf(log.owner.key, query())).toEqual(expected);
  });

  it('is filtered by time, including the start and excluding the end', async () => {
    const all = (await page(log.owner.key, { limit: '100' })).body.data;
    const [from = '', to = ''] = [all[6]?.createdAt, all[0]?.createdAt];
    const within = all.filter(({ createdAt }) => createdAt >= from && createdAt < to);
    expect(within.length).toBeGreaterThan(0);
    expect((await page(log.owner.key, { limit: '100', from, to })).body.data).toEqual(within);
    expect(await kindsOf(log.owner.key, { to: '2001-01-01T00:00:00Z' })).toEqual([]);
  });

  it.each([
    [{ from: '2026-02-01T00:00:00Z', to: '2026-01-01T00:00:00Z' }],
    [{ type: 'milestone.released' }],
    [{ cursor: 'nonsense' }],
    [{ limit: '0' }],
    [{ from: 'yesterday' }],
  ])('refuses %o', async (query) => {
    expect((await page(log.owner.key, query as unknown as Record<string, string>)).status).toBe(400);
  });

  it('does not show another account, or the other environment', async () => {
    const other = await app.signUp();
    expect(await kindsOf(other.key)).toEqual(['account.created']);
    const test = (await makeKey(app, log.owner.key)).body.apiKey;
    expect(await kindsOf(test)).toEqual(['key.created']);
  });

  it('is for owners, admins and auditors, and for keys with read access', async () => {
    const auditor = await memberWith(app, log.owner, 'auditor');
    expect((await auditor.call<Page>('GET', '/v1/audit-log')).body.data[0]).toMatchObject({
      type: 'session.opened',
    });
    expect((await log.finance.call('GET', '/v1/audit-log')).status).toBe(403);
    expect((await log.finance.call('GET', '/audit-log.csv')).status).toBe(403);
    const [reads, pays] = await Promise.all(
      ['read', 'payouts'].map((scope) => makeKey(app, log.owner.key, { scopes: [scope] })),
    );
    expect((await page(reads?.body.apiKey ?? '')).status).toBe(200);
    expect((await page(pays?.body.apiKey ?? '')).status).toBe(403);
  });

  it('can be downloaded as a spreadsheet, with the same filters', async () => {
    const { body, headers } = await log.owner.call<string>('GET', '/audit-log.csv?type=member.invited');
    expect(headers['content-disposition']).toContain('audit-log.csv');
    const [head = '', ...lines] = String(body).trimEnd().split('\r\n');
    expect(head).toMatch(/^createdAt,type,actorType,actorId,subjectType,subjectId,address,requestId,before/);
    expect(lines.at(-1)).toContain(log.finance.email);
    expect(lines.every((line) => line.includes(',member.invited,member,mem_'))).toBe(true);
    expect((await log.owner.call('GET', '/audit-log.csv?type=nonsense')).status).toBe(400);
  });

  it('reads a bounded part of a long log for each page, and continues from there', async () => {
    const { key, developerId } = await app.signUp();
    await app.database.owner.query(
      `INSERT INTO events (developer_id, stream_id, sequence, id, type, data, created_at, actor, hash)
       SELECT $1, 'agr_long', n, 'evt_ffff' || lpad(to_hex(n), 28, '0'), 'payout.submitted', '{}', now(),
         '{"type": "system", "id": null}', repeat('0', 64) FROM generate_series(1, 4500) n`,
      [developerId],
    );
    const first = await page(key);
    expect(first.body).toMatchObject({ data: [], nextCursor: expect.any(String) });
    const all = await everyPage(key, {});
    expect(all.map(({ type }) => type)).toEqual(['account.created']);
  });
});
