import { expect, it } from 'vitest';
import { newId } from '#store/ids.ts';
import type { Answer, TestApp } from './app.ts';

/** Values that are not an amount of money, as a client might send them. */
export const BAD_AMOUNTS: readonly (readonly [name: string, value: unknown])[] = [
  ['zero', 0],
  ['minus zero', -0],
  ['a negative number', -1],
  ['a fraction', 1.5],
  ['1e21', 1e21],
  ['2^53', 2 ** 53],
  ['minus 2^53', -(2 ** 53)],
  ['a number in quotes', '100'],
  ['null', null],
  ['true', true],
  ['"NaN"', 'NaN'],
  ['"Infinity"', 'Infinity'],
  ['"1e3"', '1e3'],
  ['an empty text', ''],
  ['a list', [100]],
  ['an object', { amount: 100 }],
  ['nothing at all', undefined],
];

/** Texts that a free-text field must refuse; `max` is the field's limit. */
export function badTexts(max: number): readonly (readonly [name: string, value: unknown])[] {
  return [
    ['a NUL', 'a\0b'],
    ['the first half of a surrogate pair', 'a\ud83d'],
    ['the second half of a surrogate pair', '\ude00b'],
    ['an empty text', ''],
    [`${max + 1} characters`, 'x'.repeat(max + 1)],
    ['a number', 7],
    ['null', null],
    ['a list', ['x']],
  ];
}

export type ProblemExpectation = {
  readonly code: string;
  /** The field that `details` must name first. */
  readonly path?: string;
  /** Pattern of the message, which must tell its reader what to do. */
  readonly says?: RegExp;
};

const REASON: Record<number, string> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  503: 'Service Unavailable',
};

export function expectProblem(answer: Answer, status: number, expected: ProblemExpectation): void {
  expect(answer.body).toMatchObject({ statusCode: status, error: REASON[status], code: expected.code });
  expect(answer.status).toBe(status);
  expect(answer.body['requestId']).toBe(answer.headers['x-request-id']);
  expect(String(answer.body['message'])).toMatch(expected.says ?? /\w/);
  if (expected.path !== undefined) {
    const details = answer.body['details'] as { path: string; message: string }[];
    expect(details.map((detail) => detail.path)).toContain(expected.path);
  }
}

export type PreparedRequest = {
  readonly method: string;
  readonly path: string;
  readonly key: string;
  readonly body: object;
};

/** Tests of bodies that every JSON endpoint refuses. `prepare` makes a request that would work. */
export function refusesBadBodies(app: TestApp, prepare: () => Promise<PreparedRequest>): void {
  it.each([
    ['JSON that breaks off', '{"a":'],
    ['NaN, which is not JSON', '{"a": NaN}'],
    ['a list', '[1]'],
    ['a text', '"x"'],
    ['a poisoned prototype', '{"__proto__": {"x": 1}}'],
  ])('answers 400 for %s', async (_case, payload) => {
    const { method, path, key } = await prepare();
    expectProblem(await app.call(method, path, { key, payload }), 400, { code: 'validation_failed' });
  });

  it('answers 413 for a body above the limit', async () => {
    const { method, path, key, body } = await prepare();
    const payload = JSON.stringify({ ...body, padding: 'x'.repeat(1_048_576) });
    expectProblem(await app.call(method, path, { key, payload }), 413, {
      code: 'payload_too_large',
      says: /JSON up to 64 KB/,
    });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'answers 415 for %s',
    async (type) => {
      const { method, path, key, body } = await prepare();
      const payload = JSON.stringify(body);
      const answer = await app.call(method, path, { key, payload, headers: { 'content-type': type } });
      expectProblem(answer, 415, { code: 'unsupported_media_type', says: /application\/json/ });
    },
  );

  it.each([
    ['a blank in it', 'one two'],
    ['256 characters', 'k'.repeat(256)],
    ['no characters', ''],
  ])('answers 400 for an Idempotency-Key with %s', async (_case, idempotencyKey) => {
    const { method, path, key, body } = await prepare();
    const headers = { 'idempotency-key': idempotencyKey };
    const answer = await app.call(method, path, { key, body, headers });
    expectProblem(answer, 400, { code: 'validation_failed', path: 'idempotency-key' });
  });

  it('answers 422 for an Idempotency-Key that was used for something else', async () => {
    const { method, path, key, body } = await prepare();
    const headers = { 'idempotency-key': newId('once') };
    await app.call('POST', '/v1/developer/api-keys', { key, body: {}, headers });
    const answer = await app.call(method, path, { key, body, headers });
    expectProblem(answer, 422, { code: 'idempotency_key_reused', says: /new key/ });
  });
}

const UNKNOWN_AGREEMENT = `agr_${'0'.repeat(32)}`;
export const UNKNOWN_MILESTONE = `ms_${'0'.repeat(32)}`;

/** Tests of ids in the path that do not exist in the caller's account: all get the same answer. */
export function refusesStrangeAgreements(
  app: TestApp,
  prepare: (agreementId: string) => PreparedRequest | Promise<PreparedRequest>,
  foreignAgreement: () => Promise<string>,
): void {
  it.each([
    ['an unknown id', UNKNOWN_AGREEMENT],
    ['an id of another kind', UNKNOWN_MILESTONE],
    ['an id in capitals', UNKNOWN_AGREEMENT.toUpperCase()],
    ['an id that is too short', 'agr_1'],
    ['an id of 290 characters', `agr_${'0'.repeat(286)}`],
    ['an id of 5000 characters', `agr_${'0'.repeat(4996)}`],
    ['a NUL', 'agr_%00'],
    ['a broken escape', 'agr_%E0%A4%A'],
    ['half a surrogate pair', 'agr_%ED%A0%80'],
    ['an emoji', encodeURIComponent('agr_😀')],
  ])('answers 404 for %s', async (_case, id) => {
    const { method, path, key, body } = await prepare(id);
    expectProblem(await app.call(method, path, { key, ...(method === 'GET' ? {} : { body }) }), 404, {
      code: 'not_found',
    });
  });

  it('answers 404 for an agreement of another developer, which stays as it was', async () => {
    const id = await foreignAgreement();
    const before = await versionOf(app, id);
    const { method, path, key, body } = await prepare(id);
    const answer = await app.call(method, path, { key, ...(method === 'GET' ? {} : { body }) });
    expectProblem(answer, 404, { code: 'not_found' });
    expect(await versionOf(app, id)).toBe(before);
  });
}

async function versionOf(app: TestApp, id: string): Promise<unknown> {
  const [row] = await app.database.owner.query('SELECT version FROM agreements WHERE id = $1', [id]);
  return row?.['version'];
}
