import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { badTexts, expectProblem, refusesBadBodies } from '#test/support/requests.ts';

const app = await startTestApp();
const { key } = await app.signUp();
const VALID = { bankCode: '058', accountNumber: '0123456789' };

const pathTo = (user: string) => `/v1/escrow/payout-accounts/${encodeURIComponent(user)}`;
const put = (user: string, body: object) => app.call('PUT', pathTo(user), { key, body });
const get = (user: string, as = key) => app.call('GET', pathTo(user), { key: as });

describe('PUT /v1/escrow/payout-accounts/:externalUserId', () => {
  it('answers 200 with the account and the name that the bank has for it', async () => {
    const { status, body } = await put('seller', VALID);
    expect(status).toBe(200);
    expect(body).toEqual({
      externalUserId: 'seller',
      ...VALID,
      version: 1,
      accountName: 'SANDBOX HOLDER 6789',
      nameGiven: null,
      nameAtBank: 'SANDBOX HOLDER 6789',
      nameMatch: 'unknown',
      usableFrom: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect((await get('seller')).body).toEqual(body);
  });

  it('keeps the name that was given, and replaces the account when it is set again', async () => {
    await put('again', { ...VALID, accountName: 'Ada Obi' });
    expect((await get('again')).body).toMatchObject({ accountName: 'Ada Obi' });
    await put('again', { bankCode: '50211', accountNumber: '9876543210' });
    expect((await get('again')).body).toMatchObject({
      bankCode: '50211',
      accountNumber: '9876543210',
      accountName: 'SANDBOX HOLDER 3210',
    });
  });

  it.each(['a/b', 'a b?c#d&e=f', '100%', 'é'.repeat(255), '…', 'a'.repeat(255)])(
    'takes any id that a seller can have: %j',
    async (user) => {
      expect((await put(user, VALID)).status).toBe(200);
      expect((await get(user)).body).toMatchObject({ externalUserId: user });
    },
  );

  it.each<readonly [field: string, name: string, value: unknown]>([
    ['bankCode', 'nothing', undefined],
    ['bankCode', 'a number', 58],
    ['bankCode', 'two digits', '58'],
    ['bankCode', 'seven digits', '0000058'],
    ['bankCode', 'letters', 'GTB'],
    ['accountNumber', 'nothing', undefined],
    ['accountNumber', 'a number', 1234567890],
    ['accountNumber', 'nine digits', '012345678'],
    ['accountNumber', 'eleven digits', '01234567890'],
    ['accountNumber', 'other digits', '٠١٢٣٤٥٦٧٨٩'],
    ['accountNumber', 'a line break', '0123456789\n'],
    ...badTexts(120).map(([name, value]) => ['accountName', name, value] as const),
  ])('answers 400 when %s is %s', async (field, _case, value) => {
    expectProblem(await put('seller', { ...VALID, [field]: value }), 400, {
      code: 'validation_failed',
      path: field,
    });
  });

  it('answers 400 when the bank knows no such account, and keeps the one before', async () => {
    await put('careless', VALID);
    expectProblem(await put('careless', { bankCode: '058', accountNumber: '1111110404' }), 400, {
      code: 'validation_failed',
      path: 'accountNumber',
      says: /Check the bank code and the number/,
    });
    expect((await get('careless')).body).toMatchObject(VALID);
  });

  it('answers 503 with Retry-After when the bank is down; the same request works once it is back', async () => {
    const headers = { 'idempotency-key': 'while-the-bank-sleeps' };
    const body = { bankCode: '058', accountNumber: '1111110503' };
    for (let times = 0; times < 2; times++) {
      const answer = await app.call('PUT', pathTo('patient'), { key, body, headers });
      expectProblem(answer, 503, { code: 'provider_unavailable', says: /Nothing was lost/ });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      // A failure on the bank's side is no answer to keep: each try asks again.
      expect(answer.headers).not.toHaveProperty('idempotent-replayed');
    }
    expectProblem(await get('patient'), 404, { code: 'not_found' });
  });

  it.each([
    ['256 characters', 'x'.repeat(256)],
    ['5000 characters', 'x'.repeat(5000)],
    ['a NUL', '\0'],
  ])('answers 404 for an id of %s', async (_case, user) => {
    expectProblem(await put(user, VALID), 404, { code: 'not_found' });
  });

  refusesBadBodies(app, async () => ({ method: 'PUT', path: pathTo('seller'), key, body: VALID }));
});

describe('GET /v1/escrow/payout-accounts/:externalUserId', () => {
  it('answers 404 for a user without one, and says how to set it', async () => {
    expectProblem(await get('nobody'), 404, { code: 'not_found', says: /PUT/ });
  });

  it('answers 404 for another developer’s user of the same name', async () => {
    await put('shared', VALID);
    const { key: foreign } = await app.signUp();
    expectProblem(await get('shared', foreign), 404, { code: 'not_found' });
  });
});
