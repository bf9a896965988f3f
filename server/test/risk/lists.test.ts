import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#core/time.ts';
import { startTestApp } from '#test/support/app.ts';
import { expectProblem } from '#test/support/requests.ts';
import { assess, assessPayment, regular, stranger } from '#test/support/risk/assess.ts';

const app = await startTestApp();
const { key, developerId } = await app.signUp();

type Entry = { id: string; on: string; type: string; value: string; reason: string };
const add = (body: object, as = key) =>
  app.call<Entry>('POST', '/v1/fraud/lists', {
    key: as,
    body: { type: 'block', reason: 'A call.', ...body },
  });
const list = async (query = '') =>
  (await app.call<{ data: Entry[] }>('GET', `/v1/fraud/lists${query}`, { key })).body.data;
const score = async (body: object) => (await assess(app, key, { ...body })).body;
const remove = (id: string) => app.call('DELETE', `/v1/fraud/lists/${id}`, { key });

describe('a block list', () => {
  const user = 'blocked-1';
  const device = 'a stolen telephone';
  it.each<readonly [name: string, entry: object, met: object, missed: object]>([
    ['a user', { on: 'user', value: user }, { platformUserId: user }, { platformUserId: 'blocked-2' }],
    [
      'a device',
      { on: 'device', value: device },
      { deviceFingerprint: device },
      { deviceFingerprint: 'another' },
    ],
    [
      'a network',
      { on: 'network', value: '102.90.64.0/20' },
      { ipAddress: '102.90.79.255' },
      { ipAddress: '102.90.80.0' },
    ],
    [
      'an address',
      { on: 'network', value: '41.1.2.3' },
      { ipAddress: '::ffff:41.1.2.3' },
      { ipAddress: '41.1.2.4' },
    ],
    [
      'an IPv6 network',
      { on: 'network', value: '2c0f:f5c0::/32' },
      { ipAddress: '2c0f:f5c0:1::9' },
      { ipAddress: '2c0f:f5c1::9' },
    ],
    [
      'a bank account',
      { on: 'bank_account', value: '058:0123456789' },
      { bankAccount: { bankCode: '058', accountNumber: '0123456789' } },
      { bankAccount: { bankCode: '058', accountNumber: '0123456780' } },
    ],
    [
      'an e-mail domain',
      { on: 'email_domain', value: 'Throwaway.example' },
      { email: 'a@mail.throwaway.EXAMPLE' },
      { email: 'a@notthrowaway.example' },
    ],
  ])('%s on it is RED, and no one else', async (_name, entry, met, missed) => {
    const { status, body } = await add(entry);
    expect(status).toBe(201);
    const blocked = await score({ ...stranger(), ...met });
    expect(blocked.flag).toBe('RED');
    expect(blocked.contributions.at(-1)).toMatchObject({ signal: 'list', name: body.id });
    expect(blocked.triggeredSignals).not.toContain('list');
    expect((await score({ ...stranger(), ...missed })).flag).toBe('GREEN');
    expect((await remove(body.id)).status).toBe(204);
    expect((await score({ ...stranger(), ...met })).flag).toBe('GREEN');
  });

  it('applies to payments, also by the buyer’s address at the agreement', async () => {
    const { body } = await add({ on: 'email_domain', value: 'throwaway.example' });
    const paid = await assessPayment(app, key, { ...stranger(), email: 'b@throwaway.example' });
    expect(paid.body).toMatchObject({ flag: 'RED', score: 71 });
    await remove(body.id);
  });

  it('applies to the seller’s payout account', async () => {
    const { body } = await add({ on: 'bank_account', value: '058:0123456789' });
    const pay = async () => (await assessPayment(app, key, stranger(), 'seller')).body;
    expect(await pay()).toMatchObject({ flag: 'GREEN' });
    const account = { bankCode: '058', accountNumber: '0123456789' };
    await app.call('PUT', '/v1/escrow/payout-accounts/seller', { key, body: account });
    expect(await pay()).toMatchObject({ flag: 'RED', score: 71 });
    await remove(body.id);
    expect(await pay()).toMatchObject({ flag: 'GREEN' });
  });

  it('ends when it expires, and never applies to another account', async () => {
    const late = stranger();
    const { key: other } = await app.signUp();
    await add({ on: 'user', value: late.platformUserId }, other);
    expect((await score(late)).flag).toBe('GREEN');
    const expiresAt = new Date(app.time.now().getTime() + DAY_MS).toISOString();
    await add({ on: 'user', value: late.platformUserId, expiresAt });
    expect((await score(late)).flag).toBe('RED');
    app.time.advance(2 * DAY_MS);
    expect((await score(late)).flag).toBe('GREEN');
  });
});

describe('the other lists', () => {
  it('add and subtract points, once each, and a block takes precedence', async () => {
    const body = await regular(app, developerId);
    const on = { on: 'user', value: body.platformUserId };
    const { id } = (await add({ ...on, type: 'watch' })).body;
    expect(await score(body)).toMatchObject({ score: 30, flag: 'GREEN' });
    expect((await add({ ...on, type: 'trust' })).body.id).toBe(id);
    expect(await score({ ...body, simulateVpn: true })).toMatchObject({ score: 2 });
    await add({ on: 'device', value: body.deviceFingerprint });
    expect(await score(body)).toMatchObject({ score: 70, flag: 'RED' });
  });
});

describe('an entry', () => {
  it('is searched by its value, shown with its reason, and never stored in the clear', async () => {
    const value = 'zebulon-quackenbush';
    await add({ on: 'user', value, reason: 'Zebulon called.' });
    expect(await list(`?on=user&value=${value}`)).toMatchObject([
      { on: 'user', value, reason: 'Zebulon called.' },
    ]);
    expect(await list('?on=user&value=somebody')).toEqual([]);
    expect((await list('?type=block&limit=100')).every(({ type }) => type === 'block')).toBe(true);
    const [rows] = await app.context.db.query<{ text: string }>(
      `SELECT string_agg(t::text, '') AS text FROM risk_list_entries t`,
    );
    expect(rows?.text).not.toMatch(/zebulon/i);
    const records = await app.call('GET', '/v1/audit-log?type=risk_list.added&limit=1', { key });
    expect(records.body).toMatchObject({ data: [{ after: { on: 'user', kind: 'block' } }] });
    expect(JSON.stringify(records.body)).not.toMatch(/zebulon/i);
  });

  it.each<readonly [name: string, body: object, path: string]>([
    ['a subject that there is not', { on: 'country', value: 'NG' }, 'on'],
    ['a kind that there is not', { on: 'user', value: 'a', type: 'hate' }, 'type'],
    ['no reason', { on: 'user', value: 'a', reason: '' }, 'reason'],
    ['half the Internet', { on: 'network', value: '0.0.0.0/1' }, 'value'],
    ['less than a customer', { on: 'network', value: '2c0f::1/128' }, 'value'],
    ['no network', { on: 'network', value: 'MTN' }, 'value'],
    ['no domain', { on: 'email_domain', value: 'a@b.example' }, 'value'],
    ['a number without its bank', { on: 'bank_account', value: '0123456789' }, 'value'],
    ['an end in the past', { on: 'user', value: 'a', expiresAt: '2001-01-01T00:00:00Z' }, 'expiresAt'],
  ])('is refused: %s', async (_name, body, path) => {
    expectProblem(await add(body), 400, { code: 'validation_failed', path });
  });

  it('answers 404 for an unknown entry', async () => {
    expectProblem(await remove(`lst_${'0'.repeat(32)}`), 404, { code: 'not_found' });
  });
});
