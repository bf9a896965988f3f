import { describe, expect, it } from 'vitest';
import { expireAgreements } from '#actions/escrow/expire-agreements.ts';
import { publishAnchors } from '#actions/escrow/verify/publish-anchors.ts';
import { accountOf, ENVIRONMENTS, environmentOf, tenantOf } from '#core/environment.ts';
import { newId } from '#store/ids.ts';
import { startTestApp } from '#test/support/app.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { SHOP_SERVERS, seedAccount } from '#test/support/dashboard/seed.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { expectProblem } from '#test/support/requests.ts';
import { everyRoute } from '#test/support/routes.ts';
import {
  bothKeys,
  fingerprintOf,
  idsOf,
  makeKey,
  type NewKey,
  type Sending,
  visitAll,
} from '#test/support/tenants.ts';
import {
  logSettled,
  openReceiver,
  settleWebhooks,
  startWebhookApp,
  webhooks,
} from '#test/support/webhooks.ts';

const KEYS = '/v1/developer/api-keys';

const app = await startTestApp({ webhookSender: SHOP_SERVERS });

describe('a tenant', () => {
  it('shows its environment and its account in its id', () => {
    const account = newId('dev');
    expect(environmentOf(account)).toBe('live');
    expect(tenantOf(account, 'live')).toBe(account);
    const test = tenantOf(account, 'test');
    expect([environmentOf(test), accountOf(test), accountOf(account)]).toEqual(['test', account, account]);
  });
});

describe('a key', () => {
  it('of an account opens only its environment and says so; both belong to one person', async () => {
    const { live, test, email, liveId, testId } = await bothKeys(app);
    expect(test).toMatch(/^svc_test_[0-9a-f]{48}$/);
    const who = async (key: string) => (await app.call('GET', '/v1/developer', { key })).body;
    expect(await who(live)).toMatchObject({ id: liveId, email, environment: 'live' });
    expect(await who(test)).toMatchObject({ id: testId, email, environment: 'test' });
  });

  it('with the other environment’s prefix opens nothing', async () => {
    const { live, test } = await bothKeys(app);
    for (const forged of [live.replace('_live_', '_test_'), test.replace('_test_', '_live_')]) {
      const answer = await app.call('GET', '/v1/developer', { key: forged });
      expect(answer.status).toBe(401);
    }
  });

  it('lists, rotates and revokes only those of its own environment', async () => {
    const { live, test } = await bothKeys(app);
    type Listed = { data: { id: string; prefix: string }[] };
    const list = async (key: string) => (await app.call<Listed>('GET', KEYS, { key })).body.data;
    for (const [own, other, start] of [
      [live, test, 'svc_live_'],
      [test, live, 'svc_test_'],
    ] as const) {
      const [mine] = await list(own);
      expect((await list(own)).map(({ prefix }) => prefix.slice(0, 9))).toEqual([start]);
      expect((await app.call('DELETE', `${KEYS}/${mine?.id}`, { key: other })).status).toBe(404);
      const rotate = `${KEYS}/${mine?.id}/rotate`;
      expect((await app.call('POST', rotate, { key: other, body: {} })).status).toBe(404);
      const rotated = await app.call<NewKey>('POST', rotate, { key: own, body: { overlapSeconds: 60 } });
      expect(rotated.body.prefix).toContain(start);
      expect((await makeKey(app, own, {})).body.prefix).toContain(start);
    }
  });

  it('for test makes none for live', async () => {
    const { test } = await bothKeys(app);
    const answer = await makeKey(app, test, { environment: 'live' });
    expectProblem(answer, 400, {
      code: 'validation_failed',
      path: 'environment',
      says: /only keys for test/,
    });
    expect((await makeKey(app, test, { environment: 'sandbox' })).status).toBe(400);
  });

  it('for test expires no later than the live key that requested it, and is requested once', async () => {
    const { key } = await app.signUp();
    const expiresAt = new Date(app.time.now().getTime() + 3_600_000).toISOString();
    const lent = (await makeKey(app, key, { expiresAt })).body.apiKey;
    const later = new Date(app.time.now().getTime() + 7_200_000).toISOString();
    const outliving = await makeKey(app, lent, { environment: 'test', expiresAt: later });
    expectProblem(outliving, 403, { code: 'key_would_outlive_caller' });
    const once = () =>
      app.call<NewKey>('POST', KEYS, {
        key: lent,
        body: { environment: 'test' },
        headers: { 'idempotency-key': 'my-test-key' },
      });
    const [first, again] = [await once(), await once()];
    expect(first.body.expiresAt).toBe(expiresAt);
    expect(again.body).toEqual(first.body);
  });
});

describe('the data of one environment', async () => {
  const person = await signedIn(app);
  const { id: liveId } = (await app.call<{ id: string }>('GET', '/v1/developer', { key: person.key })).body;
  const testKey = (await makeKey(app, person.key)).body.apiKey;
  const testId = tenantOf(liveId, 'test');
  // The same scenario in both, so that the same external ids are in both.
  const ofLive = { seeded: await seedAccount(app, person.key), id: liveId };
  const ofTest = { seeded: await seedAccount(app, testKey), id: testId };
  const routes = everyRoute(app.http).filter(({ method }) => method !== 'HEAD');
  const below = (prefix: string) => routes.filter(({ pattern }) => pattern.startsWith(prefix));
  const behindKey = below('/v1/').filter(({ pattern }) => pattern !== '/v1/developer/signup');
  const dashboardOf = (prefix: string) =>
    below(prefix)
      .filter(({ pattern }) => prefix.endsWith('/test/') || !pattern.startsWith('/dashboard/api/test/'))
      .map(({ method, pattern }) => ({ method, pattern: pattern.replace('/dashboard/api', '') }));
  const withKey = (key: string) => (method: string, path: string, options: Sending) =>
    app.call(method, path, { key, ...options });

  it.each([
    ['a test key', behindKey, withKey(testKey), ofLive],
    ['a live key', behindKey, withKey(person.key), ofTest],
    ['a session on its test pages', dashboardOf('/dashboard/api/test/'), person.call, ofLive],
    ['a session on its live pages', dashboardOf('/dashboard/api/'), person.call, ofTest],
  ] as const)(
    'is neither shown to %s of the other, nor changed by it',
    async (_who, asked, call, { id, seeded }) => {
      expect(asked.length).toBeGreaterThan(45);
      const marks = await idsOf(app, id);
      expect(marks.length).toBeGreaterThan(60);
      const before = await fingerprintOf(app, id);
      for (const visit of await visitAll(asked, { seeded, marks }, call)) {
        expect(visit).toMatchObject({ leaked: [] });
        if (visit.route.includes(':id')) expect([visit.route, visit.status]).toEqual([visit.route, 404]);
        expect(visit.status, visit.route).toBeLessThan(500);
      }
      expect(await fingerprintOf(app, id)).toEqual(before);
    },
  );

  it('is not treated as a repeat in the other, though the Idempotency-Key is the same', async () => {
    const body = {
      buyerExternalId: 'b',
      sellerExternalId: 's',
      totalAmount: 1,
      milestones: [{ title: 'A', amount: 1 }],
    };
    const headers = { 'idempotency-key': 'the-same-in-both' };
    const create = (key: string) => app.call('POST', '/v1/escrow/agreements', { key, body, headers });
    const [live, test] = [await create(person.key), await create(testKey)];
    expect([live.status, test.status]).toEqual([201, 201]);
    expect([live.body['developerId'], test.body['developerId']]).toEqual([liveId, testId]);
  });

  it('receives no money that is paid in by the other', async () => {
    const { virtualAccountNo } = await fundedAgreement(platform(app, person.key), [100], 0);
    const paid = await platform(app, testKey).deposit(virtualAccountNo ?? '', 100);
    expect(paid.status).toBe(404);
  });

  it('is sent to the webhooks of that environment, which name it', async () => {
    const own = await startWebhookApp();
    const keys = await bothKeys(own);
    const receivers = { live: await openReceiver(), test: await openReceiver() };
    for (const environment of ENVIRONMENTS) {
      await webhooks(own, keys[environment]).create(receivers[environment].url);
      await fundedAgreement(platform(own, keys[environment]), [100], 100);
    }
    await logSettled(own);
    await settleWebhooks(own);
    for (const environment of ENVIRONMENTS) {
      const events = receivers[environment].received.map(({ event }) => event);
      expect(events.length).toBeGreaterThan(3);
      expect(new Set(events.map((event) => event.environment))).toEqual(new Set([environment]));
    }
  });

  it('is anchored and expires in test as in live', async () => {
    const { test, testId: id } = await bothKeys(app);
    const agreement = await fundedAgreement(platform(app, test), [100], 100);
    await logSettled(app);
    await publishAnchors(app.context);
    expect((await app.call('GET', '/v1/anchors/latest', { key: test })).body['origin']).toContain(id);
    app.time.advance(30 * 24 * 3_600_000);
    const policy = { ...app.context.policy, expireAfterMs: 24 * 3_600_000 };
    while ((await expireAgreements({ ...app.context, policy }, 100)) > 0);
    await runDueJobs(app);
    expect((await platform(app, test).get(agreement.id)).body.status).toBe('REFUNDED');
  });
});
