import type { SuretyEvent } from '@surety/sdk';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#core/time.ts';
import { startTestApp } from '#test/support/app.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { fundedAgreement, type Platform, platform } from '#test/support/escrow.ts';
import { makeKey } from '#test/support/tenants.ts';

const app = await startTestApp({ trustProxy: true });
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const developer = (key: string, address: string) =>
  app.call('GET', '/v1/developer', { key, ...from(address) });
const LIMIT = { amount: 1_000, currency: 'NGN' };

/** A platform, and another of its keys with these limits. */
async function limited(body: object) {
  const { key } = await app.signUp();
  const made = await makeKey(app, key, body);
  expect(made.status).toBe(201);
  return { owner: platform(app, key), on: platform(app, made.body.apiKey), id: made.body.id };
}

const complete = async (on: Platform, { id, milestones }: Awaited<ReturnType<typeof fundedAgreement>>) => {
  await on.confirm(id, milestones[0]?.id ?? '', 'buyer');
  return on.confirm(id, milestones[0]?.id ?? '', 'seller');
};

it('a key with a daily limit creates no link that confirms, which would not count against it', async () => {
  const { on } = await limited({ dailyLimit: LIMIT });
  const { body } = await on.create([2_000], { buyerEmail: 'thief@example.com' });
  const ask = (purposes: string[]) => on.post(body.id, 'links', { party: 'buyer', purposes });
  const refused = await ask(['track', 'confirm']);
  expect([refused.status, refused.body['code']]).toEqual([403, 'key_limit_reached']);
  expect((await ask(['track', 'appeal'])).status).toBe(201);
});

it('a key with a daily limit releases no more of a bulk confirmation than that', async () => {
  const { owner, on } = await limited({ dailyLimit: LIMIT });
  await owner.setPayoutAccount();
  const agreements = await Promise.all([600, 500, 400].map((sum) => fundedAgreement(owner, [sum], sum)));
  const confirmations = agreements.flatMap(({ id, milestones }) =>
    ['buyer', 'seller'].map((externalUserId) => {
      return { agreementId: id, milestoneId: milestones[0]?.id, externalUserId };
    }),
  );
  const { body } = await app.call<{ data: { error: { code: string } | null }[] }>(
    'POST',
    '/v1/escrow/confirmations/bulk',
    { key: on.key, body: { confirmations } },
  );
  const codes = body.data.map(({ error }) => error?.code ?? null);
  expect(codes).toEqual([null, null, null, 'key_limit_reached', null, null]);
});

describe('a stolen key with the scope escrow', () => {
  it('cannot set a seller’s payout account, send money back, nor create another key', async () => {
    const { owner, on } = await limited({ scopes: ['escrow'] });
    await owner.setPayoutAccount('seller', '0123456789');
    const agreement = await fundedAgreement(owner, [500], 500);
    const tries = [
      await on.setPayoutAccount('seller', '9876543210'),
      await on.refund(agreement.id),
      await on.resolve(agreement.id, agreement.milestones[0]?.id ?? '', {
        toBuyer: 500,
        toSeller: 0,
        reason: 'mine now',
      }),
      await makeKey(app, on.key, {}),
      await app.call('POST', '/v1/webhooks', { key: on.key, body: { url: 'https://thief.example' } }),
    ];
    for (const { body } of tries) expect(body).toMatchObject({ statusCode: 403, code: 'forbidden' });
    const account = await app.call('GET', '/v1/escrow/payout-accounts/seller', { key: owner.key });
    expect(account.body).toMatchObject({ accountNumber: '0123456789' });
  });
});

describe('a key that is limited to networks', () => {
  it('answers 403 from anywhere else, before anything is read', async () => {
    const { on } = await limited({ networks: ['203.0.113.0/24', '2001:db8::/32', '198.51.100.7'] });
    for (const address of ['203.0.113.200', '2001:db8:1::9', '198.51.100.7', '::ffff:203.0.113.1']) {
      expect((await developer(on.key, address)).status).toBe(200);
    }
    for (const address of ['203.0.114.1', '2001:db9::1', '198.51.100.8', '127.0.0.1']) {
      const answer = await developer(on.key, address);
      expect(answer.body).toMatchObject({ statusCode: 403, code: 'network_not_allowed' });
    }
  });

  it.each([
    ['203.0.113.1/24'],
    ['203.0.113.0/33'],
    ['203.0.113'],
    ['example.com'],
    ['2001:db8::/129'],
    ['10.0.0.0/8/8'],
    ['fe80::1%eth0'],
  ])('is refused with %s', async (network) => {
    const { key } = await app.signUp();
    const { status, body } = await makeKey(app, key, { networks: [network] });
    expect({ status, body }).toMatchObject({ status: 400, body: { details: [{ path: 'networks[0]' }] } });
  });
});

describe('a key with a daily limit', () => {
  it('answers 403 beyond it, moves nothing then, and works again the next day', async () => {
    const { owner, on } = await limited({ dailyLimit: LIMIT });
    const [first, second] = [
      await fundedAgreement(owner, [700], 700),
      await fundedAgreement(owner, [400], 400),
    ];
    expect((await complete(on, first)).status).toBe(200);
    const refused = await complete(on, second);
    expect(refused.body).toMatchObject({
      code: 'key_limit_reached',
      message: expect.stringContaining('300 are left'),
    });
    expect((await owner.get(second.id)).body).toMatchObject({ funding: { released: 0 } });
    expect((await on.refund(second.id)).body).toMatchObject({ code: 'key_limit_reached' });
    app.time.advance(DAY_MS);
    expect((await on.refund(second.id)).status).toBe(201);
  });

  it('counts a release by silence when the seller confirms: nothing else is needed for it', async () => {
    const { owner, on } = await limited({ dailyLimit: LIMIT });
    const confirm = async (onSilence: string) => {
      const milestones = [{ title: 'A', amount: 600, inspectionSeconds: 3_600, onSilence }];
      const { body } = await owner.create([600], { milestones });
      return on.confirm(body.id, body.milestones[0]?.id ?? '', 'seller');
    };
    expect((await confirm('release')).status).toBe(200);
    expect((await confirm('release')).body).toMatchObject({ code: 'key_limit_reached' });
    expect((await confirm('hold')).status).toBe(200);
  });

  it('counts a release that waits for money when it is decided, and each kind of payment once', async () => {
    const { owner, on } = await limited({ dailyLimit: LIMIT });
    const unfunded = await fundedAgreement(owner, [600], 0);
    expect((await complete(on, unfunded)).status).toBe(200);
    const split = await fundedAgreement(owner, [400], 400);
    const decided = { toBuyer: 150, toSeller: 250, reason: 'half done' };
    expect((await on.resolve(split.id, split.milestones[0]?.id ?? '', decided)).status).toBe(200);
    const last = await fundedAgreement(owner, [1], 1);
    expect((await on.refund(last.id)).body).toMatchObject({ message: expect.stringContaining('0 are left') });
  });

  it('is exact for concurrent requests in two processes', async () => {
    const { owner, on, id: keyId } = await limited({ dailyLimit: LIMIT });
    const node = await app.startNode();
    const some = await Promise.all(Array.from({ length: 12 }, () => fundedAgreement(owner, [150], 150)));
    const answers = await Promise.all(
      some.map(({ id }, n) =>
        (n % 2 ? app : node).call('POST', `/v1/escrow/agreements/${id}/refunds`, { key: on.key, body: {} }),
      ),
    );
    const done = answers.filter(({ status }) => status === 201);
    expect(done).toHaveLength(6);
    const [row] = await app.database.owner.query<{ spent: number }>(
      'SELECT b.spent FROM key_budgets b JOIN api_keys k USING (developer_id, budget_id) WHERE k.id = $1',
      [keyId],
    );
    expect(row).toEqual({ spent: 900 });
  });

  it('counts nothing for a request that is refused or repeated', async () => {
    const { owner, on } = await limited({ dailyLimit: LIMIT });
    const { id, milestones } = await fundedAgreement(owner, [900], 900);
    await owner.post(id, 'freeze', { reason: 'a question' });
    expect((await on.refund(id)).status).toBe(409);
    await owner.post(id, 'unfreeze');
    const headers = { 'idempotency-key': 'once' };
    await on.confirm(id, milestones[0]?.id ?? '', 'buyer');
    for (const _time of ['once', 'twice']) {
      expect((await on.confirm(id, milestones[0]?.id ?? '', 'seller', headers)).status).toBe(200);
    }
  });

  it('moves no other currency, makes no keys, and keeps its limit after a rotation', async () => {
    const { owner, on, id } = await limited({ dailyLimit: LIMIT });
    const dollars = await owner.create([100], { currency: 'USD' });
    const { milestones } = dollars.body;
    await on.confirm(dollars.body.id, milestones[0]?.id ?? '', 'buyer');
    const answer = await on.confirm(dollars.body.id, milestones[0]?.id ?? '', 'seller');
    expect(answer.body).toMatchObject({ code: 'key_limit_reached' });
    expect((await makeKey(app, on.key, {})).body).toMatchObject({ code: 'key_exceeds_caller' });

    const spent = await fundedAgreement(owner, [800], 800);
    expect((await on.refund(spent.id)).status).toBe(201);
    const rotated = await app.call<{ apiKey: string }>('POST', `/v1/developer/api-keys/${id}/rotate`, {
      key: owner.key,
      body: { overlapSeconds: 60 },
    });
    expect(rotated.body).toMatchObject({ dailyLimit: LIMIT });
    const more = await fundedAgreement(owner, [300], 300);
    for (const key of [rotated.body.apiKey, on.key]) {
      expect((await platform(app, key).refund(more.id)).body).toMatchObject({ code: 'key_limit_reached' });
    }
  });
});

describe('a new key', () => {
  it('never has more permissions than the requesting key', async () => {
    const { on } = await limited({ networks: ['203.0.113.0/24'] });
    const make = (body: object) =>
      app.call<{ networks?: string[] }>('POST', '/v1/developer/api-keys', {
        key: on.key,
        body,
        ...from('203.0.113.5'),
      });
    expect((await make({})).body.networks).toEqual(['203.0.113.0/24']);
    expect((await make({ networks: ['203.0.113.128/25'] })).status).toBe(201);
    for (const networks of [['203.0.112.0/23'], ['203.0.113.1', '0.0.0.0/0'], ['::/0']]) {
      expect((await make({ networks })).body).toMatchObject({ code: 'key_exceeds_caller' });
    }
  });

  it('never has more permissions than the member who makes it, in live; a developer makes any in test', async () => {
    const person = await signedIn(app);
    const member = await memberWith(app, person, 'developer');
    const make = (body: object, environment = '') =>
      member.call('POST', `${environment}/v1/developer/api-keys`, { body });
    expect((await make({ scopes: ['escrow', 'webhooks'] })).status).toBe(201);
    for (const body of [{}, { scopes: ['payouts'] }, { scopes: ['read', 'payouts'] }]) {
      expect((await make(body)).body).toMatchObject({ code: 'key_exceeds_caller' });
    }
    const keys = await person.call<{ data: { id: string; scopes?: string[] }[] }>(
      'GET',
      '/v1/developer/api-keys',
    );
    const full = keys.body.data.find(({ scopes }) => scopes === undefined);
    const rotate = await member.call('POST', `/v1/developer/api-keys/${full?.id}/rotate`, { body: {} });
    expect(rotate.body).toMatchObject({ code: 'key_exceeds_caller' });
    expect((await make({}, '/test')).status).toBe(201);
  });
});

describe('GET /dashboard/api/api-keys/:id/activity', () => {
  it('answers 200 with the key’s permissions and usage, and nothing of other keys', async () => {
    const person = await signedIn(app);
    const made = await makeKey(app, person.key, { scopes: ['escrow', 'payouts'], dailyLimit: LIMIT });
    const [owner, on] = [platform(app, person.key), platform(app, made.body.apiKey)];
    const { id } = await fundedAgreement(owner, [250], 250);
    await on.refund(id);
    await on.get(`agr_${'0'.repeat(32)}`);
    const { status, body } = await person.call<{
      key: object;
      createdBy: { type: string };
      spentToday: number;
      requests: { path: string; status: number }[];
      events: SuretyEvent[];
    }>('GET', `/api-keys/${made.body.id}/activity`);
    expect(status).toBe(200);
    expect(body.key).toMatchObject({ scopes: ['escrow', 'payouts'], dailyLimit: LIMIT, active: true });
    expect(body).toMatchObject({ spentToday: 250, createdBy: { type: 'key' } });
    expect(body.requests.map(({ status }) => status)).toEqual([404, 201]);
    expect(body.events.map(({ type }) => type)).toEqual(['refund.created']);
    expect((await person.call('GET', `/api-keys/key_${'0'.repeat(32)}/activity`)).status).toBe(404);
    const stranger = await signedIn(app);
    expect((await stranger.call('GET', `/api-keys/${made.body.id}/activity`)).status).toBe(404);
  });
});
