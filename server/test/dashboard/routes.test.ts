import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { signedIn, visitor } from '#test/support/dashboard/dashboard.ts';
import { SHOP_SERVERS, seedAccount } from '#test/support/dashboard/seed.ts';
import { everyRoute } from '#test/support/routes.ts';

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
  'POST /dashboard/api/account',
]);

/** The first developer's own ids in place of the parameters. */
function filled(path: string): string {
  return path
    .replace('/dashboard/api', '')
    .replace('/agreements/:id', `/agreements/${seeded.agreementId}`)
    .replace(':milestoneId', `ms_${'0'.repeat(32)}`)
    .replace(':refundId', `rf_${'0'.repeat(32)}`)
    .replace('/assessments/:id', `/assessments/${seeded.assessmentId}`)
    .replace('/verifications/:id', `/verifications/${seeded.verificationId}`)
    .replace('/webhooks/:id', `/webhooks/${seeded.webhookId}`)
    .replace('/requests/:id', `/requests/req_${'0'.repeat(24)}`)
    .replace('/api-keys/:id', `/api-keys/key_${'0'.repeat(32)}`)
    .replace('/exceptions/:id', `/exceptions/exc_${'0'.repeat(32)}`)
    .replace(':payoutId', `po_${'0'.repeat(32)}`)
    .replace(':reference', 'a-reference')
    .replace(':userId', 'stranger-77')
    .replace(':externalUserId', 'studio-lagos');
}

/** Whatever would tell the second developer something of the first. */
async function traces(): Promise<string[]> {
  const rows = await app.database.owner.query<{ id: string }>(
    `SELECT id FROM agreements WHERE developer_id = $1 UNION SELECT id FROM events WHERE developer_id = $1
     UNION SELECT id FROM risk_assessments WHERE developer_id = $1
     UNION SELECT id FROM identity_verifications WHERE developer_id = $1
     UNION SELECT id FROM webhook_endpoints WHERE developer_id = $1
     UNION SELECT id FROM api_keys WHERE developer_id = $1 UNION SELECT id FROM request_log WHERE developer_id = $1`,
    [id],
  );
  return [...rows.map((row) => row.id), first.email, 'ada.obi', 'bello-motors', 'shop.example.com'];
}

describe('every session route', () => {
  it('is known to this test', () => {
    expect(routes.length).toBeGreaterThan(45);
    expect(routes).toContainEqual({
      method: 'POST',
      path: '/dashboard/api/v1/escrow/agreements/:id/refunds',
    });
    expect(routes).toContainEqual({ method: 'GET', path: '/dashboard/api/live' });
    for (const { path } of routes) expect(filled(path)).not.toContain(':');
  });

  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s answers 401 to a stranger',
    async (name, { method, path }) => {
      const answer = await visitor(app).call(method, filled(path), {
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
    const answer = await first.call(method, filled(path), { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: 'cross_site_request' });
  });

  it('shows a second developer nothing of the first, and lets them change nothing', async () => {
    const marks = await traces();
    expect(marks.length).toBeGreaterThan(60);
    const before = await fingerprint();
    for (const { method, path } of routes) {
      if (/\/(live|session|sessions|account|password)$/.test(path)) continue;
      const answer = await second.call(method, filled(path), {
        ...(method === 'GET' || method === 'DELETE' ? {} : { body: bodyFor(path) }),
      });
      const asked = filled(path);
      const told = JSON.stringify(answer.body);
      const leaked = marks.filter((mark) => told.includes(mark) && !asked.includes(mark));
      expect({ method, path, status: answer.status, leaked }).toMatchObject({ leaked: [] });
      if (path.includes(':id')) expect({ path, status: answer.status }).toMatchObject({ status: 404 });
    }
    expect(await fingerprint()).toEqual(before);
  });
});

function bodyFor(path: string): object {
  if (path.endsWith('/freeze')) return { reason: 'mine now' };
  if (path.endsWith('/resolve')) return { toBuyer: 1, toSeller: 0, reason: 'mine now' };
  if (path.endsWith('/close')) return { note: 'mine now' };
  if (path.endsWith('/confirm')) return { external_user_id: 'ada.obi' };
  if (path.endsWith('/assess')) return { external_user_id: 'ada.obi', transaction_amount: 1 };
  if (path.endsWith('/replay')) return { eventIds: [`evt_${'0'.repeat(32)}`] };
  if (path.endsWith('/webhooks/:id')) return { enabled: false };
  return {};
}

/** All that the first developer has, as it is now. */
async function fingerprint(): Promise<unknown> {
  const tables = ['agreements', 'events', 'transfers', 'webhook_endpoints', 'api_keys', 'payout_accounts'];
  return Promise.all(
    tables.map(async (table) => [
      table,
      await app.database.owner.query(
        `SELECT md5(string_agg(t::text, ',' ORDER BY t::text)) AS sum FROM ${table} t WHERE developer_id = $1`,
        [id],
      ),
    ]),
  );
}
