import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { PASSWORD, signedIn, visitor } from '#test/support/dashboard/dashboard.ts';
import { SHOP_SERVERS, seedAccount } from '#test/support/dashboard/seed.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';

/** The routes that only the dashboard uses. Those of the API are tested with a session in routes.test.ts. */
const app = await startTestApp({ webhookSender: SHOP_SERVERS });

describe('GET /dashboard/api/agreements', () => {
  it('answers 200 with the matches of an id, an account number or a party’s id', async () => {
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
  it('answers 200 with the postings that the refund will make, and writes nothing', async () => {
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
    expect(lines[0]).toMatch(/^id,reference,status,createdAt,paidAt,buyerExternalId,buyerName/);
    expect(answer.body).toContain(`"'=HYPERLINK(""x"")",,"a,b"`);
    expect(
      (await person.call<string>('GET', '/agreements.csv?status=FUNDED')).body.trim().split('\r\n'),
    ).toHaveLength(1);
    const found = await person.call<string>('GET', '/agreements.csv?search=a%2Cb');
    expect(found.body.trim().split('\r\n')).toHaveLength(2);
    expect(found.body).toContain('HYPERLINK');
  });

  it('includes the ledger of one agreement', async () => {
    const person = await signedIn(app);
    const { id: agreementId } = await fundedAgreement(platform(app, person.key), [400], 400);
    const answer = await person.call<string>('GET', `/agreements/${agreementId}/ledger.csv`);
    expect(answer.body).toContain('deposit,bank,escrow,NGN,4.00,');
  });
});

describe('GET /dashboard/api/overview', () => {
  it('answers 200 with the amounts held, queued, released, flagged and verified', async () => {
    const person = await signedIn(app);
    await seedAccount(app, person.key);
    const answer = await person.call<{ money: object[]; webhooks: object[] }>('GET', '/overview');
    expect(answer.status).toBe(200);
    expect(answer.body.money).toMatchObject([
      {
        currency: 'NGN',
        held: '387000000',
        queued: '75000000',
        frozen: 1,
        toSellers: '0',
        sellersWait: '640000000',
      },
    ]);
    expect(answer.body).toMatchObject({ verifications: { verified: 1, failed: 4 } });
    expect(answer.body.webhooks).toMatchObject([
      { url: 'https://shop.example.com/hooks/surety', enabled: true },
      { url: 'https://ledger.example.com/surety', enabled: false },
    ]);
  });
});

describe('GET /dashboard/api/notices', () => {
  it('answers 200 with a pause of payments and days that were not compared', async () => {
    const { status, body } = await (await signedIn(app)).call('GET', '/notices');
    expect([status, body]).toEqual([200, { moneyPausedSince: null, uncompared: [] }]);
  });
});

describe('GET /dashboard/api/requests', () => {
  it('answers 200 with requests and responses, found by id, without a body or a secret', async () => {
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
    const stranger = await signedIn(app);
    expect((await stranger.call('GET', `/requests/${requestId}`)).status).toBe(404);
    const failed = await person.call<{ data: object[] }>('GET', '/requests?failed=true');
    expect(failed.body.data).toHaveLength(2);
  });
});

describe('idempotency under a session', () => {
  it('gives a repeat the first response, and another session of the account cannot decrypt a new key', async () => {
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
