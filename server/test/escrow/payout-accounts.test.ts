import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { badTexts, expectProblem, refusesBadBodies } from '#test/support/requests.ts';
import { logSettled } from '#test/support/webhooks.ts';

const app = await startTestApp();
const { key } = await app.signUp();
const VALID = { bankCode: '058', accountNumber: '0123456789' };

const pathTo = (user: string) => `/v1/escrow/payout-accounts/${encodeURIComponent(user)}`;
const put = (user: string, body: object) => app.call('PUT', pathTo(user), { key, body });
const get = (user: string, as = key) => app.call('GET', pathTo(user), { key: as });
type Version = { version: number; accountNumber: string; actor: object | null };
const versions = (user: string, query = '', as = key) =>
  app.call<{ data: Version[]; nextCursor: string | null }>('GET', `${pathTo(user)}/versions${query}`, {
    key: as,
  });

it('GET /v1/escrow/banks answers 200 with the banks that a seller can be paid at, by name', async () => {
  const { status, body } = await app.call<{ data: { name: string }[] }>('GET', '/v1/escrow/banks', { key });
  expect(status).toBe(200);
  expect(body.data).toContainEqual({
    object: 'bank',
    environment: 'live',
    code: VALID.bankCode,
    name: 'Guaranty Trust Bank',
  });
  expect(body.data.map(({ name }) => name)).toEqual(body.data.map(({ name }) => name).sort());
  expect((await app.call('GET', '/v1/escrow/banks')).status).toBe(401);
});

describe('PUT /v1/escrow/payout-accounts/:externalUserId', () => {
  it('answers 200 with the account and the holder name that the bank has', async () => {
    const { status, body } = await put('seller', VALID);
    expect(status).toBe(200);
    expect(body).toEqual({
      object: 'payout_account',
      environment: 'live',
      externalUserId: 'seller',
      ...VALID,
      version: 1,
      accountName: 'SANDBOX HOLDER 6789',
      nameGiven: null,
      nameAtBank: 'SANDBOX HOLDER 6789',
      nameMatch: 'unknown',
      identityNameMatch: 'unknown',
      usableFrom: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect((await get('seller')).body).toEqual(body);
  });

  it('keeps the given name, and replaces the account when it is set again', async () => {
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

  it('answers 400 when the bank does not know the account, and keeps the previous one', async () => {
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
      expectProblem(answer, 503, { code: 'provider_unavailable', says: /Send the same request again/ });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      // A failure of the bank is not a response to store: each attempt asks again.
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

  it('reports how the given name compares with the one at the bank', async () => {
    const nameMatch = async (accountName?: string) =>
      (await put('named', { ...VALID, ...(accountName ? { accountName } : {}) })).body['nameMatch'];
    expect(await nameMatch()).toBe('unknown');
    expect(await nameMatch('Holder 6789, Sandbox')).toBe('match');
    expect(await nameMatch('S. Holder')).toBe('close');
    expect(await nameMatch('Ada Obi')).toBe('mismatch');
  });

  it('answers 200 to the same account again, and changes nothing', async () => {
    const first = await put('same', VALID);
    app.time.advance(1_000);
    expect(await put('same', VALID)).toMatchObject({ status: 200, body: first.body });
    expect((await versions('same')).body.data).toHaveLength(1);
  });

  it('creates a version for each of many concurrent changes', async () => {
    const numbers = Array.from({ length: 8 }, (_, index) => `123456789${index}`);
    await Promise.all(numbers.map((accountNumber) => put('hasty', { ...VALID, accountNumber })));
    const { data } = (await versions('hasty')).body;
    expect(data.map(({ version }) => version)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(new Set(data.map(({ accountNumber }) => accountNumber))).toEqual(new Set(numbers));
    expect((await get('hasty')).body).toMatchObject({ version: 8, accountNumber: data[0]?.accountNumber });
  });

  it('writes an event for each change, with the previous account', async () => {
    const other = { bankCode: '50211', accountNumber: '9876543210' };
    const { key: own } = await app.signUp();
    for (const body of [VALID, other, other]) await app.call('PUT', pathTo('told'), { key: own, body });
    await logSettled(app);
    const { body } = await app.call<{ data: { sequence: number; data: object }[] }>(
      'GET',
      '/v1/events?type=payout_account.changed',
      { key: own },
    );
    const before = { previousBankCode: null, previousAccountNumber: null, previousAccountName: null };
    expect(body.data).toMatchObject([
      { sequence: 1, data: { externalUserId: 'told', version: 1, ...VALID, ...before } },
      {
        sequence: 2,
        data: {
          ...{ version: 2, ...other, nameAtBank: 'SANDBOX HOLDER 3210', nameMatch: 'unknown' },
          ...{ previousBankCode: '058', previousAccountNumber: '0123456789' },
        },
      },
    ]);
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

describe('GET /v1/escrow/payout-accounts/:externalUserId/versions', () => {
  it('answers 200 with every account so far, newest first, a page at a time, and who set it', async () => {
    const keys = await app.call<{ data: { id: string }[] }>('GET', '/v1/developer/api-keys', { key });
    for (const last of ['1', '2', '3']) await put('moved', { ...VALID, accountNumber: `012345678${last}` });
    const first = await versions('moved', '?limit=2');
    expect(first.body.data).toMatchObject([
      { version: 3, accountNumber: '0123456783', actor: { type: 'key', id: keys.body.data.at(-1)?.id } },
      { version: 2, accountNumber: '0123456782' },
    ]);
    const rest = await versions('moved', `?limit=2&cursor=${first.body.nextCursor}`);
    expect(rest.body).toMatchObject({ data: [{ version: 1 }], nextCursor: null });
  });

  it('answers 200 with an empty list for a user without an account, and for another developer’s', async () => {
    const { key: foreign } = await app.signUp();
    await put('kept', VALID);
    for (const answer of [await versions('nobody'), await versions('kept', '', foreign)]) {
      expect(answer).toMatchObject({ status: 200, body: { data: [], nextCursor: null } });
    }
  });

  it('answers 400 for an invalid cursor', async () => {
    expectProblem(await versions('moved', '?cursor=AAAA'), 400, {
      code: 'validation_failed',
      path: 'cursor',
    });
  });
});
