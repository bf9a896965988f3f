import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { signedIn, visitor } from '#test/support/dashboard/dashboard.ts';
import { SHOP_SERVERS, seedAccount } from '#test/support/dashboard/seed.ts';
import { everyRoute } from '#test/support/routes.ts';
import { filled, fingerprintOf, idsOf, visitAll } from '#test/support/tenants.ts';

const app = await startTestApp({ webhookSender: SHOP_SERVERS });
const first = await signedIn(app);
const id = (await app.call<{ id: string }>('GET', '/v1/developer', { key: first.key })).body.id;
const seeded = await seedAccount(app, first.key);
const second = await signedIn(app);

const routes = everyRoute(app.http)
  .filter(({ pattern, method }) => pattern.startsWith('/dashboard/api') && method !== 'HEAD')
  .map(({ method, pattern }) => ({ method, path: pattern }));
const OPEN = new Set([
  'GET /dashboard/api/session',
  'POST /dashboard/api/session',
  'POST /dashboard/api/session/code',
  'POST /dashboard/api/session/passkey/begin',
  'POST /dashboard/api/session/passkey',
  'GET /dashboard/api/session/provider',
  'GET /dashboard/api/session/provider/callback',
  'POST /dashboard/api/password/forgotten',
  'POST /dashboard/api/password/reset',
  'POST /dashboard/api/password/reset/accept',
  'POST /dashboard/api/account',
  'POST /dashboard/api/invitation',
  'POST /dashboard/api/invitation/provider',
  'POST /dashboard/api/invitation/accept',
]);

/** With the first developer's own ids, under the dashboard's own path. */
const pathOf = (pattern: string) => filled(pattern.replace('/dashboard/api', ''), seeded);

describe('every session route', () => {
  it('is known to this test', () => {
    expect(routes.length).toBeGreaterThan(45);
    expect(routes).toContainEqual({
      method: 'POST',
      path: '/dashboard/api/v1/escrow/agreements/:id/refunds',
    });
    expect(routes).toContainEqual({ method: 'GET', path: '/dashboard/api/live' });
    for (const { path } of routes) expect(pathOf(path)).not.toContain(':');
  });

  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s answers 401 to a stranger',
    async (name, { method, path }) => {
      const answer = await visitor(app).call(method, pathOf(path), {
        ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
      });
      if (OPEN.has(name)) expect(answer.status).not.toBe(401);
      else expect(answer.status).toBe(401);
    },
  );

  it.each(
    routes
      .filter(({ method }) => method !== 'GET')
      .map((route) => [`${route.method} ${route.path}`, route] as const),
  )('%s answers 403 to another site', async (_name, { method, path }) => {
    const answer = await first.call(method, pathOf(path), { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: 'cross_site_request' });
  });

  it('shows a second developer nothing of the first, and lets them change nothing', async () => {
    const texts = [first.email, 'ada.obi', 'bello-motors', 'shop.example.com'];
    const marks = [...(await idsOf(app, id)), ...texts];
    expect(marks.length).toBeGreaterThan(60);
    const before = await fingerprintOf(app, id);
    const patterns = routes.map(({ method, path }) => ({
      method,
      pattern: path.replace('/dashboard/api', ''),
    }));
    for (const visit of await visitAll(patterns, { seeded, marks }, second.call)) {
      expect(visit).toMatchObject({ leaked: [] });
      if (visit.route.includes(':id')) expect([visit.route, visit.status]).toEqual([visit.route, 404]);
    }
    expect(await fingerprintOf(app, id)).toEqual(before);
  });
});
