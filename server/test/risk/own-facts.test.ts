import { describe, expect, it } from 'vitest';
import { compilePolicy } from '#core/risk/policy/risk-policy.ts';
import { replay } from '#core/risk/replay.ts';
import { DAY_MS } from '#core/time.ts';
import * as assessments from '#store/risk/assessments.ts';
import { findVersion } from '#store/risk/policy/policies.ts';
import { startTestApp } from '#test/support/app.ts';
import { runDueJobs } from '#test/support/escrow.ts';
import { expectProblem } from '#test/support/requests.ts';
import { assess, assessPayment, stranger } from '#test/support/risk/assess.ts';

const app = await startTestApp();

const rule = (when: string, points: number) => ({ name: when, when, points, reason: 'Our own.' });

async function shopWith(rules: readonly object[]) {
  const { key, developerId } = await app.signUp();
  const send = async <Body>(
    method: 'POST' | 'PUT' | 'PATCH' | 'GET' | 'DELETE',
    path: string,
    body?: object,
  ) => {
    const answer = await app.call<Body>(method, `/v1${path}`, { key, ...(body && { body }) });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    return answer.body;
  };
  if (rules.length > 0) {
    await send('PUT', '/policies/risk/draft', { rules });
    await send('POST', '/policies/risk/promote', { from: 'draft', to: 'live' });
  }
  const score = async (body: object) => (await assess(app, key, { ...stranger(), ...body })).body;
  return { key, developerId, send, score };
}

async function replayed(id: string) {
  for await (const one of assessments.named(app.context.db, [id])) {
    const version = one.policyVersion ?? 0;
    const stored = await findVersion(app.context.db, one.developerId, version);
    return replay(one, stored && compilePolicy(version, stored.policy));
  }
  throw new Error(`${id} is not stored`);
}

it('reads the metadata of a payment, encrypted where it is stored', async () => {
  const { developerId, score } = await shopWith([
    rule("metadata.item == 'gift card'", 7),
    rule("number(metadata['items in cart']) > 5", 9),
  ]);
  expect((await score({})).score).toBe(24);
  const { id, score: found } = await score({
    metadata: { item: 'gift card', 'items in cart': 6, untouched: 'secret word' },
  });
  expect(found).toBe(24 + 7 + 9);
  const [row] = await app.context.db.query<{ facts: string; read: string }>(
    'SELECT facts, metadata_read AS read FROM risk_assessments WHERE id = $1',
    [id],
  );
  expect(row?.facts).not.toContain('gift card');
  expect(row?.read).not.toContain('gift card');
  expect(await replayed(id)).toBe('same');
  // Without the metadata, as after an erasure, a repetition would prove nothing.
  const stored = await assessments.find(app.context.db, developerId, id);
  expect(stored && replay(stored)).toBe('unreadable');
});

it('reads the metadata of an agreement beneath that of its payment, as it was then', async () => {
  const { send } = await shopWith([rule("metadata.shop == 'phones' && metadata.item == 'iPhone'", 12)]);
  const agreement = await send<{ id: string }>('POST', '/escrow/agreements', {
    ...{ buyerExternalId: 'buyer', sellerExternalId: 'seller', totalAmount: 5_000_000 },
    milestones: [{ title: 'All of it', amount: 5_000_000 }],
    metadata: { shop: 'phones', item: 'tablet' },
  });
  await send('POST', `/escrow/agreements/${agreement.id}/assess`, {
    ...{ external_user_id: 'buyer', transaction_amount: 5_000_000, metadata: { item: 'iPhone' } },
  });
  const { data } = await send<{ data: { id: string; score: number }[] }>('GET', '/fraud/assessments');
  expect(data[0]?.score).toBe(18 + 12);
  await send('PATCH', `/escrow/agreements/${agreement.id}`, { metadata: { shop: 'shoes' } });
  expect(await replayed(data[0]?.id ?? '')).toBe('same');
});

it('tells the hour and the day in the account’s time zone', async () => {
  const { send, score } = await shopWith([
    ...[rule('hour >= 0 && hour < 24', 1), rule("weekday in ['saturday', 'sunday']", 2)],
  ]);
  const at = (await score({})).id;
  const { facts } = await send<{ facts: { hour: number; weekday: string } }>(
    'GET',
    `/fraud/assessments/${at}`,
  );
  const lagos = new Date(app.time.now().getTime() + 3_600_000);
  expect(facts.hour).toBe(lagos.getUTCHours());
  const isWeekend = [0, 6].includes(lagos.getUTCDay());
  expect((await score({})).score).toBe(24 + 1 + (isWeekend ? 2 : 0));
  await send('PATCH', '/mail/settings', { timeZone: 'Asia/Tokyo' });
  expect(await replayed(at)).toBe('same');
});

it('backtests rules on metadata and hours that no rule read at the time', async () => {
  const { key, send, score } = await shopWith([]);
  await score({ metadata: { item: 'gift card' } });
  await score({ metadata: { item: 'shoes' } });
  await send('PUT', '/policies/risk/draft', {
    rules: [{ ...rule("hour >= 0 && contains(metadata.item, 'GIFT')", 50), points: 50 }],
  });
  const { id } = await send<{ id: string }>('POST', '/policies/risk/backtests', {});
  await runDueJobs(app);
  const { body } = await app.call<{ groups: { flags: object }[] }>(
    'GET',
    `/v1/policies/risk/backtests/${id}`,
    {
      key,
    },
  );
  expect(body.groups[0]?.flags).toMatchObject({ GREEN: { GREEN: 1, AMBER: 0, RED: 1 } });
});

describe('a named list', () => {
  const list = (name: string, on: string, value: string, more: object = {}) => ({
    ...{ type: 'named', list: name, on, value, reason: 'Ours.' },
    ...more,
  });

  it('is looked up by rules, and stored with the assessment', async () => {
    const { send, score } = await shopWith([]);
    await send('POST', '/fraud/lists', list('vips', 'user', 'ada'));
    await send('POST', '/fraud/lists', list('farm', 'device', 'cracked'));
    await send('POST', '/fraud/lists', list('mules', 'bank_account', '058:0123456789'));
    await send('POST', '/fraud/lists', list('mills', 'email_domain', 'mill.example'));
    const card = await send<{ id: string }>('POST', '/fraud/lists', list('resold', 'text', 'Gift Card'));
    const rules = [
      ...[rule('user in @vips', 1), rule('device in @farm', 2), rule('bankAccount in @mules', 4)],
      ...[rule('emailDomain in @mills', 8), rule('metadata.item in @resold', 16)],
      rule('!(user in @vips) && metadata.item in @resold', 3),
    ];
    await send('PUT', '/policies/risk/draft', { rules });
    await send('POST', '/policies/risk/promote', { from: 'draft', to: 'live' });
    const met = {
      ...{ platformUserId: 'ada', deviceFingerprint: 'cracked', email: 'x@a.mill.example' },
      ...{ bankAccount: { bankCode: '058', accountNumber: '0123456789' }, metadata: { item: ' gift card' } },
    };
    const { id, score: found } = await score(met);
    expect(found).toBe(24 + 31);
    expect((await score({ metadata: { item: 'shoes' } })).score).toBe(24);
    expect((await score({ metadata: { item: 'GIFT CARD' } })).score).toBe(24 + 16 + 3);
    await send('DELETE', `/fraud/lists/${card.id}`);
    expect((await score({ metadata: { item: 'Gift Card' } })).score).toBe(24);
    expect(await replayed(id)).toBe('same');
  });

  it('knows the seller of a payment, and forgets what has expired', async () => {
    const { key, send } = await shopWith([]);
    const expiresAt = new Date(app.time.now().getTime() + DAY_MS).toISOString();
    await send('POST', '/fraud/lists', list('partners', 'user', 'seller', { expiresAt }));
    await send('PUT', '/policies/risk/draft', { rules: [rule('seller in @partners', 20)] });
    await send('POST', '/policies/risk/promote', { from: 'draft', to: 'live' });
    const pay = async () => (await assessPayment(app, key, stranger(), 'seller')).body.score;
    expect(await pay()).toBe(24 + 20);
    expect((await assess(app, key, stranger())).body.score).toBe(24);
    app.time.advance(2 * DAY_MS);
    expect(await pay()).toBe(24);
  });

  it('is looked up in a backtest as it is now', async () => {
    const { send, score } = await shopWith([]);
    await score({ platformUserId: 'eze' });
    await score({});
    await send('POST', '/fraud/lists', list('known', 'user', 'eze'));
    await send('PUT', '/policies/risk/draft', { rules: [rule('user in @known', 50)] });
    const { id } = await send<{ id: string }>('POST', '/policies/risk/backtests', {});
    await runDueJobs(app);
    const { groups } = await send<{ groups: { flags: object }[] }>('GET', `/policies/risk/backtests/${id}`);
    expect(groups[0]?.flags).toMatchObject({ GREEN: { GREEN: 1, RED: 1 } });
  });

  it('is refused with the field', async () => {
    const { key, send } = await shopWith([]);
    await send('POST', '/fraud/lists', list('vips', 'user', 'ada'));
    await send('POST', '/fraud/lists', list('goods', 'text', 'ada'));
    const refusals: [object, string][] = [
      [list('vips', 'device', 'x'), 'on'],
      [list('new', 'network', '10.0.0.0/8'), 'on'],
      [{ ...list('vips', 'user', 'x'), list: null }, 'list'],
      [{ ...list('vips', 'user', 'x'), type: 'block' }, 'list'],
      [{ ...list('vips', 'text', 'x'), type: 'block', list: null }, 'on'],
      [list('not a name', 'user', 'x'), 'list'],
    ];
    for (const [body, path] of refusals) {
      const refused = await app.call('POST', '/v1/fraud/lists', { key, body });
      expectProblem(refused, 400, { code: 'validation_failed', path });
    }
    const draft = (when: string) =>
      app.call('PUT', '/v1/policies/risk/draft', { key, body: { rules: [rule(when, 5)] } });
    const messages: [string, RegExp][] = [
      ['user in @vip', /there is no list vip/],
      ['device in @vips', /holds values of the type user, and device is of the type device/],
      ['amount in @vips', /only a single fact/],
      ["user == 'ada'", /an id, which can only be looked up in a list/],
      ['known(user)', /there is no fact user/],
      ['(newDevice ? metadata.a : metadata.b) in @goods', /only a single fact/],
    ];
    for (const [when, message] of messages) {
      const expected = { code: 'validation_failed', path: 'rules[0].when', says: message };
      expectProblem(await draft(when), 400, expected);
    }
    expect((await draft('user in @vips && currency in @goods')).status).toBe(200);
  });
});
