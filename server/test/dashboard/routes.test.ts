import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { PASSWORD, signedIn, visitor } from '#test/support/dashboard/dashboard.ts';
import { SHOP_SERVERS, seedAccount } from '#test/support/dashboard/seed.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';

const app = await startTestApp({ webhookSender: SHOP_SERVERS });
const first = await signedIn(app);
const id = (await app.call<{ id: string }>('GET', '/v1/developer', { key: first.key })).body.id;
const seeded = await seedAccount(app, first.key);
const second = await signedIn(app);

type Route = { readonly method: string; readonly path: string };

/** Every session route, read from the router itself, so that a new one is walked without being named. */
function sessionRoutes(): Route[] {
  const routes: Route[] = [];
  const stack: string[] = [];
  for (const line of app.http.printRoutes({ commonPrefix: false }).split('\n')) {
    const match = /^([│ ]*)[├└]── (\S+?)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (!match) continue;
    const [, indent = '', part = '', methods] = match;
    const depth = indent.length / 4;
    stack.length = depth;
    stack[depth] = part;
    const path = stack.join('').replaceAll('//', '/');
    if (!path.startsWith('/dashboard/api') || !methods) continue;
    for (const method of methods.split(', ')) if (method !== 'HEAD') routes.push({ method, path });
  }
  return routes;
}

const routes = sessionRoutes();
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

describe('GET /dashboard/api/agreements', () => {
  it('answers 200 with what an id, an account number or a party’s id names', async () => {
    const person = await signedIn(app);
    const on = platform(app, person.key);
    const funded = await fundedAgreement(on, [500], 500);
    await on.create([700], { buyerExternalId: 'someone', sellerExternalId: 'buyer' });
    const search = async (text: string, more = '') => {
      const answer = await person.call<{ data: { id: string }[] }>(
        'GET',
        `/agreements?search=${text}${more}`,
      );
      expect(answer.status).toBe(200);
      return answer.body.data.length;
    };
    expect(await search(funded.id)).toBe(1);
    expect(await search(funded.virtualAccountNo ?? '')).toBe(1);
    expect(await search('buyer')).toBe(2);
    expect(await search('buyer', '&status=FUNDED')).toBe(1);
    expect(await search('nobody')).toBe(0);
  });
});

describe('POST /dashboard/api/agreements/:id/refund-preview', () => {
  it('answers 200 with the postings that the refund then makes, and writes nothing', async () => {
    const person = await signedIn(app);
    const on = platform(app, person.key);
    const { id: agreementId } = await fundedAgreement(on, [300, 700], 1000);
    const preview = await person.call('POST', `/agreements/${agreementId}/refund-preview`, { body: {} });
    expect(preview.status).toBe(200);
    expect(preview.body).toMatchObject({
      amount: 1000,
      statusAfter: 'REFUNDED',
      postings: [{ kind: 'refund', debit: 'escrow', credit: 'refund_payable', amount: 1000 }],
    });
    expect((await on.get(agreementId)).body.status).toBe('FUNDED');
    const refund = await person.call('POST', `/v1/escrow/agreements/${agreementId}/refunds`, { body: {} });
    expect(refund.status).toBe(201);
    const { entries } = (await on.ledger(agreementId)).body;
    expect(entries.at(-1)).toMatchObject({ kind: 'refund', amount: 1000 });
    const again = await person.call('POST', `/agreements/${agreementId}/refund-preview`, { body: {} });
    expect(again.status).toBe(409);
  });
});

describe('GET /dashboard/api/agreements.csv', () => {
  it('answers 200 with every agreement, and no cell that a spreadsheet would run', async () => {
    const person = await signedIn(app);
    const on = platform(app, person.key);
    await on.create([100], { buyerExternalId: '=HYPERLINK("x")', sellerExternalId: 'a,b' });
    await on.create([200]);
    const answer = await person.call<string>('GET', '/agreements.csv');
    expect(answer.headers['content-type']).toContain('text/csv');
    const lines = answer.body.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^id,status,createdAt,buyerExternalId/);
    expect(answer.body).toContain(`"'=HYPERLINK(""x"")","a,b"`);
    expect(
      (await person.call<string>('GET', '/agreements.csv?status=FUNDED')).body.trim().split('\r\n'),
    ).toHaveLength(1);
  });

  it('has the ledger of one agreement beside it', async () => {
    const person = await signedIn(app);
    const { id: agreementId } = await fundedAgreement(platform(app, person.key), [400], 400);
    const answer = await person.call<string>('GET', `/agreements/${agreementId}/ledger.csv`);
    expect(answer.body).toContain('deposit,bank,escrow,NGN,400');
  });
});

describe('GET /dashboard/api/overview', () => {
  it('answers 200 with what is held, queued, released, flagged and verified', async () => {
    const answer = await first.call<{ money: object[]; webhooks: object[] }>('GET', '/overview');
    expect(answer.status).toBe(200);
    expect(answer.body.money).toMatchObject([
      { currency: 'NGN', held: 387_000_000, queued: 75_000_000, frozen: 1, toSellers: 640_000_000 },
    ]);
    expect(answer.body).toMatchObject({ cut: false, verifications: { verified: 1, failed: 4 } });
    expect(answer.body.webhooks).toMatchObject([
      { url: 'https://shop.example.com/hooks/surety', enabled: true },
      { url: 'https://ledger.example.com/surety', enabled: false },
    ]);
  });
});

describe('GET /dashboard/api/requests', () => {
  it('answers 200 with what was asked and answered, found by id, without a body or a secret', async () => {
    const person = await signedIn(app);
    const { key } = person;
    const secretPath = `/v1/developer/api-keys/${key}`;
    const refused = await app.call('DELETE', secretPath, { key });
    const created = await app.call('POST', '/v1/fraud/assess', {
      key,
      body: { platformUserId: 'u-secret-body' },
    });
    await person.call('POST', '/v1/developer/api-keys', { body: { label: 'by hand' } });
    const list = await person.call<{ data: { path: string; keyId: string | null; status: number }[] }>(
      'GET',
      '/requests',
    );
    expect(list.body.data.map(({ path, status }) => [path, status])).toEqual([
      ['/v1/developer/api-keys', 201],
      ['/v1/fraud/assess', 400],
      [`/v1/developer/api-keys/${key.slice(0, 17)}…`, 404],
    ]);
    expect(list.body.data[0]?.keyId).toBeNull();
    expect(JSON.stringify(list.body)).not.toContain('u-secret-body');
    const requestId = String(created.headers['x-request-id']);
    const one = await person.call('GET', `/requests/${requestId}`);
    expect(one.body).toMatchObject({ id: requestId, code: 'validation_failed', method: 'POST' });
    expect((await person.call('GET', `/requests/${String(refused.headers['x-request-id'])}`)).status).toBe(
      200,
    );
    expect((await second.call('GET', `/requests/${requestId}`)).status).toBe(404);
    const failed = await person.call<{ data: object[] }>('GET', '/requests?failed=true');
    expect(failed.body.data).toHaveLength(2);
  });
});

describe('idempotency under a session', () => {
  it('answers a repeat with the first answer, and another session of the account cannot unseal a new key', async () => {
    const person = await signedIn(app);
    const headers = { 'idempotency-key': 'once' };
    const make = (by: typeof person) =>
      by.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', { body: {}, headers });
    const made = await make(person);
    const repeated = await make(person);
    expect(repeated.headers['idempotent-replayed']).toBe('true');
    expect(repeated.body.apiKey).toBe(made.body.apiKey);
    const other = Object.assign(visitor(app), { key: person.key, email: person.email });
    await other.call('POST', '/session', { body: { email: person.email, password: PASSWORD } });
    expect((await make(other)).body).toMatchObject({ code: 'idempotency_answer_sealed' });
  });
});
