import { expect, it } from 'vitest';
import { compilePolicy } from '#core/risk/policy/risk-policy.ts';
import { replay } from '#core/risk/replay.ts';
import * as assessments from '#store/risk/assessments.ts';
import { findVersion } from '#store/risk/policy/policies.ts';
import { startTestApp } from '#test/support/app.ts';
import { runDueJobs } from '#test/support/escrow.ts';
import { assess, stranger } from '#test/support/risk/assess.ts';

const app = await startTestApp();

const rule = (when: string, points: number) => ({ name: when, when, points, reason: 'Our own.' });

async function shopWith(rules: readonly object[]) {
  const { key, developerId } = await app.signUp();
  const send = async <Body>(method: 'POST' | 'PUT' | 'PATCH' | 'GET', path: string, body?: object) => {
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
