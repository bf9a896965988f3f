import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';

const app = await startTestApp();
const { key } = await app.signUp();

type Refusal = { code: string; message: string; details: { path: string; message: string }[] };

const CAMEL_CASE = {
  buyerExternalId: 'buyer',
  sellerExternalId: 'seller',
  totalAmount: 500,
  milestones: [{ title: 'All of it', amount: 500 }],
  buyerEmail: 'buyer@example.com',
  metadata: { order_id: '1', orderId: '2' },
};
const SNAKE_CASE = {
  buyer_external_id: 'buyer',
  seller_external_id: 'seller',
  total_amount: 500,
  milestones: [{ title: 'All of it', amount: 500 }],
  buyer_email: 'buyer@example.com',
  metadata: { order_id: '1', orderId: '2' },
};
const FRAUD = {
  platform_user_id: 'user',
  transaction_amount: 500,
  device_fingerprint: 'device',
  simulate_vpn: true,
  account_created_at: '2020-01-31T12:00:00Z',
  location: { latitude: 6.5, longitude: 3.4, accuracy_km: 10 },
};

const create = (body: unknown, headers = {}) =>
  app.call<{ id: string; milestones: { id: string }[] }>('POST', '/v1/escrow/agreements', {
    key,
    body,
    headers,
  });

async function newMilestone() {
  const { body } = await create(CAMEL_CASE);
  const agreement = `/v1/escrow/agreements/${body.id}`;
  return { agreement, confirm: `${agreement}/milestones/${body.milestones[0]?.id}/confirm` };
}

describe('a field', () => {
  it.each([CAMEL_CASE, SNAKE_CASE])(
    'may be sent in either spelling, and metadata keeps its own',
    async (body) => {
      const created = await create(body);
      expect(created.status).toBe(201);
      const found = await app.call(
        'GET',
        `/v1/escrow/agreements/${created.body.id}?expand=parties,metadata`,
        {
          key,
        },
      );
      expect(found.body).toMatchObject({
        parties: { buyer: { externalId: 'buyer', email: 'buyer@example.com' } },
        metadata: { order_id: '1', orderId: '2' },
      });
    },
  );

  it('may be sent in either spelling to assess and confirm, which version 0.1.0 had in snake_case', async () => {
    const verdict = await app.call('POST', '/v1/fraud/assess', { key, body: FRAUD });
    expect(verdict.body['triggeredSignals']).toContain('vpn_detected');
    const { location } = FRAUD;
    for (const [payment, party] of [
      [{ externalUserId: 'buyer', transactionAmount: 500, simulateVpn: true }, { externalUserId: 'seller' }],
      [
        { external_user_id: 'buyer', transaction_amount: 500, simulate_vpn: true },
        { external_user_id: 'seller' },
      ],
    ]) {
      const { agreement, confirm } = await newMilestone();
      const assessed = await app.call('POST', `${agreement}/assess`, { key, body: { ...payment, location } });
      expect(assessed.body['triggeredSignals']).toContain('vpn_detected');
      expect((await app.call('POST', confirm, { key, body: party })).status).toBe(200);
    }
  });

  it('may be sent in either spelling in a query', async () => {
    const { body } = await app.call<{ data: unknown[] }>(
      'GET',
      '/v1/escrow/agreements?buyer_external_id=buyer&min_amount=501',
      { key },
    );
    expect(body.data).toEqual([]);
  });

  it.each([
    ['a body', { ...CAMEL_CASE, total_amount: 400 }, 'totalAmount'],
    ['a body, even with equal values', { ...SNAKE_CASE, buyerExternalId: 'buyer' }, 'buyer_external_id'],
  ])('is refused in both spellings of %s', async (_where, body, path) => {
    const { status, body: refusal } = (await create(body)) as unknown as { status: number; body: Refusal };
    expect([status, refusal.code]).toEqual([400, 'validation_failed']);
    expect(refusal.details[0]).toEqual({ path, message: expect.stringContaining('send only one of them') });
  });

  it('is refused in both spellings of a query and of an object inside', async () => {
    const query = '/v1/escrow/agreements?minAmount=1&min_amount=2';
    expect((await app.call('GET', query, { key })).status).toBe(400);
    const location = { ...FRAUD.location, accuracyKm: 5 };
    const refused = await app.call('POST', '/v1/fraud/assess', { key, body: { ...FRAUD, location } });
    expect(refused.status).toBe(400);
  });

  it('is named in the spelling of the request when it is wrong or missing', async () => {
    const { platform_user_id: _left, ...rest } = FRAUD;
    const body = { ...rest, location: { ...rest.location, accuracy_km: -1 } };
    const refused = await app.call<Refusal>('POST', '/v1/fraud/assess', { key, body });
    expect(refused.body.details.map(({ path }) => path).sort()).toEqual([
      'location.accuracy_km',
      'platform_user_id',
    ]);
  });

  it('is refused when it is unknown in both spellings, with the documented name that was meant', async () => {
    const body = { ...FRAUD, simulate_vnp: true };
    const refused = await app.call<Refusal>('POST', '/v1/fraud/assess', { key, body });
    expect(refused.body.code).toBe('unknown_field');
    expect(refused.body.details[0]?.message).toContain('simulateVpn');
  });
});

describe('a retry with an Idempotency-Key', () => {
  it('gets its answer again in the other spelling, and after an upgrade from version 0.1.0', async () => {
    const { confirm } = await newMilestone();
    const headers = { 'idempotency-key': 'either' };
    const first = await app.call('POST', confirm, { key, body: { external_user_id: 'buyer' }, headers });
    const respelt = await app.call('POST', confirm, { key, body: { externalUserId: 'buyer' }, headers });
    expect(respelt).toMatchObject({ body: first.body, headers: { 'idempotent-replayed': 'true' } });

    await app.database.owner.query(
      `UPDATE idempotency_keys SET fingerprint = sha256($1::bytea) WHERE key = 'either'`,
      [Buffer.from(`POST ${confirm}\n{"external_user_id":"buyer"}`)],
    );
    const upgraded = await app.call('POST', confirm, { key, body: { external_user_id: 'buyer' }, headers });
    expect(upgraded).toMatchObject({ body: first.body, headers: { 'idempotent-replayed': 'true' } });
  });
});
