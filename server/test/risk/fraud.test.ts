import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#store/ids.ts';
import { type Answer, startTestApp, type TestApp } from '#test/support/app.ts';
import { platform } from '#test/support/escrow.ts';
import { assess, type FraudBody, NAIRA, stranger, toQuietMoment } from '#test/support/risk/assess.ts';

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  toQuietMoment(app);
  ({ key } = await app.signUp());
});

const anAgreement = async () => (await platform(app, key).create([1_000])).body.id;

describe('POST /v1/fraud/assess', () => {
  it('200: answers the fields of the specification, the id and the contributions', async () => {
    const { status, body } = await assess(app, key, {
      ...stranger(),
      simulateVpn: true,
      agreementId: await anAgreement(),
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      object: 'assessment',
      environment: 'live',
      id: expect.stringMatching(/^fra_[0-9a-f]{32}$/),
      score: 56,
      flag: 'AMBER',
      category: 'Elevated Risk',
      triggeredSignals: ['vpn_detected', 'identity_not_verified', 'new_device', 'new_account'],
      recommendation: expect.stringContaining('Require additional verification'),
      contributions: [
        { signal: 'vpn_detected', points: 32, reason: expect.any(String) },
        { signal: 'identity_not_verified', points: 10, reason: expect.any(String) },
        { signal: 'new_device', points: 6, reason: expect.any(String) },
        { signal: 'new_account', points: 8, reason: expect.any(String) },
      ],
    });
  });

  it('200: with every signal at once the score is 100, and the cap is a contribution', async () => {
    const body = { ...stranger(), simulateVpn: true, simulateImpossibleTravel: true };
    const huge = { ...body, transactionAmount: 50_000_000 * NAIRA };
    const answer = await assess(app, key, huge);
    expect(answer.body).toMatchObject({ score: 100, flag: 'RED', category: 'Critical' });
    expect(answer.body.contributions.at(-1)).toMatchObject({ signal: 'cap', points: -28 });
    expect(answer.body.recommendation).toContain('Block');
  });

  it.each<[string, FraudBody, string]>([
    ['no user', { platformUserId: undefined }, 'platformUserId'],
    ['an empty user', { platformUserId: '' }, 'platformUserId'],
    ['no amount', { transactionAmount: undefined }, 'transactionAmount'],
    ['amount 0', { transactionAmount: 0 }, 'transactionAmount'],
    ['a negative amount', { transactionAmount: -5 }, 'transactionAmount'],
    ['a fraction', { transactionAmount: 10.5 }, 'transactionAmount'],
    ['an amount as text', { transactionAmount: '5000' }, 'transactionAmount'],
    ['an unsafe amount', { transactionAmount: 2 ** 53 }, 'transactionAmount'],
    ['no fingerprint', { deviceFingerprint: undefined }, 'deviceFingerprint'],
    ['a flag as text', { simulateVpn: 'yes' }, 'simulateVpn'],
    ['a host name for an address', { ipAddress: 'example.com' }, 'ipAddress'],
    ['a place off the map', { location: { latitude: 91, longitude: 0 } }, 'location.latitude'],
    ['a place without longitude', { location: { latitude: 9 } }, 'location.longitude'],
    ['an unknown time zone', { timezone: 'Africa/Atlantis' }, 'timezone'],
    ['a date that is none', { accountCreatedAt: 'yesterday' }, 'accountCreatedAt'],
    ['an unknown currency', { currency: 'XYZ' }, 'currency'],
    ['text that cannot be stored', { platformUserId: 'a\0b' }, 'platformUserId'],
  ])('400: %s', async (_name, change, path) => {
    const answer = (await assess(app, key, { ...stranger(), ...change })) as unknown as Answer;
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'validation_failed',
      details: expect.arrayContaining([expect.objectContaining({ path })]),
    });
  });

  it('400: broken JSON', async () => {
    const answer = await app.call('POST', '/v1/fraud/assess', { key, payload: '{' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  it('401: without a key, before the body is read', async () => {
    const answer = await app.call('POST', '/v1/fraud/assess', { payload: '{' });
    expect(answer).toMatchObject({ status: 401, body: { error: 'Unauthorized', code: 'missing_api_key' } });
  });

  it('413: a body over the limit', async () => {
    const body = { ...stranger(), deviceFingerprint: 'x'.repeat(1_100_000) };
    expect(await app.call('POST', '/v1/fraud/assess', { key, body })).toMatchObject({ status: 413 });
  });

  it('415: another content type', async () => {
    const headers = { 'content-type': 'text/plain' };
    const answer = await app.call('POST', '/v1/fraud/assess', { key, payload: 'hello', headers });
    expect(answer.status).toBe(415);
  });

  it('the same Idempotency-Key: counted once, the same response; another body is 422', async () => {
    const body = stranger();
    const headers = { 'idempotency-key': newId('once') };
    const first = await app.call('POST', '/v1/fraud/assess', { key, body, headers });
    const second = await app.call('POST', '/v1/fraud/assess', { key, body, headers });
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotent-replayed']).toBe('true');
    const other = { ...body, transactionAmount: 1 };
    expect(await app.call('POST', '/v1/fraud/assess', { key, body: other, headers })).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
    const { data } = await listOf(`platformUserId=${body.platformUserId}`);
    expect(data).toHaveLength(1);
  });
});

type Listed = { id: string; platformUserId: string; flag: string };
type Page = { data: Listed[]; nextCursor: string | null };
async function listOf(query: string): Promise<Page> {
  return (await app.call<Page>('GET', `/v1/fraud/assessments?${query}`, { key })).body;
}

describe('GET /v1/fraud/assessments/:id', () => {
  it('200: the assessment as it was made, with the effect of each step', async () => {
    const agreementId = await anAgreement();
    const body = { ...stranger(), simulateVpn: true, agreementId, currency: 'USD' };
    const { id } = (await assess(app, key, body)).body;
    const stored = await app.call('GET', `/v1/fraud/assessments/${id}`, { key });
    expect(stored.status).toBe(200);
    expect(stored.body).toMatchObject({
      id,
      endpoint: 'fraud',
      platformUserId: body.platformUserId,
      agreementId,
      currency: 'USD',
      simulated: true,
      degraded: [],
      bands: { amberFrom: 40, redFrom: 70 },
      counterfactuals: [
        { step: 'leave_vpn', removes: ['vpn_detected'] },
        { step: 'verify_identity', removes: ['identity_not_verified'] },
        { step: 'use_known_device', removes: ['new_device'] },
      ],
    });
    expect(JSON.stringify(stored.body)).not.toContain(body.deviceFingerprint);
  });

  it('404: an unknown id, a malformed one, and another account’s', async () => {
    const { id } = (await assess(app, key, stranger())).body;
    const other = await app.signUp();
    for (const [path, who] of [
      [`fra_${'0'.repeat(32)}`, key],
      ['nonsense', key],
      [id, other.key],
    ]) {
      const answer = await app.call('GET', `/v1/fraud/assessments/${path}`, { key: String(who) });
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  });

  it('401: without a key', async () => {
    expect((await app.call('GET', `/v1/fraud/assessments/fra_${'0'.repeat(32)}`)).status).toBe(401);
  });
});

describe('GET /v1/fraud/assessments', () => {
  it('200: newest first, page by page, filtered', async () => {
    const body = stranger();
    const ids: string[] = [];
    for (let call = 0; call < 5; call++) ids.unshift((await assess(app, key, body)).body.id);
    const mine = `platformUserId=${body.platformUserId}`;
    const first = await listOf(`${mine}&limit=2`);
    const second = await listOf(`${mine}&limit=2&cursor=${first.nextCursor}`);
    const third = await listOf(`${mine}&limit=2&cursor=${second.nextCursor}`);
    expect([...first.data, ...second.data, ...third.data].map(({ id }) => id)).toEqual(ids);
    expect(third.nextCursor).toBeNull();

    const agreementId = await anAgreement();
    const red = { ...body, agreementId, simulateVpn: true, simulateImpossibleTravel: true };
    const { id } = (await assess(app, key, red)).body;
    expect((await listOf(`${mine}&flag=RED`)).data).toMatchObject([{ id, flag: 'RED' }]);
    expect((await listOf(`agreementId=${agreementId}`)).data).toMatchObject([{ id }]);
    expect((await listOf('platformUserId=nobody')).data).toEqual([]);
  });

  it.each(['limit=0', 'limit=101', 'limit=many', 'cursor=%21', 'flag=BLUE'])('400: %s', async (query) => {
    const answer = await app.call('GET', `/v1/fraud/assessments?${query}`, { key });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  it('401: without a key', async () => {
    expect((await app.call('GET', '/v1/fraud/assessments')).status).toBe(401);
  });
});
