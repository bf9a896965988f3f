import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { operationsOf } from '#test/support/operations.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_101);
/** All are sent twice, to see what is left behind. */
const DIFFERENT = 2_500;
const ROUNDS = 2;
const BATCH = 20;

const app = await startTestApp({ rateLimit: true });
const { key } = await app.signUp();
const operations = operationsOf(app.http);

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const;
const nasty = fc.constantFrom(
  '__proto__',
  'constructor',
  '\0',
  '\ud800',
  '../../etc/passwd',
  "' OR 1=1 --",
  '%00',
  '{{7*7}}',
  '9'.repeat(400),
  '-1',
  '1e999',
  'NaN',
  '',
  ' ',
  '\u202e',
  'x'.repeat(5_000),
  'key_00000000000000000000000000000000',
);
const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), nasty);
const fieldName = fc.oneof(
  fc.constantFrom(
    'email',
    'password',
    'name',
    'label',
    'expiresAt',
    'overlapSeconds',
    'external_user_id',
    'transaction_amount',
    'platformUserId',
    'transactionAmount',
    'deviceFingerprint',
    'buyerExternalId',
    'sellerExternalId',
    'totalAmount',
    'milestones',
    'title',
    'amount',
    'currency',
    'accountNumber',
    'bankCode',
    'reason',
    'milestoneIds',
    'agreementId',
  ),
  text,
);
const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.double(),
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('json'), { maxLength: 5 }),
    fc.array(fc.tuple(fieldName, tie('json')), { maxLength: 6 }).map((pairs) => Object.fromEntries(pairs)),
  ),
}));
const body = fc.oneof(
  { weight: 6, arbitrary: json.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: json.map((value) => JSON.stringify(value).slice(0, -1)) },
  { weight: 1, arbitrary: text },
  { weight: 1, arbitrary: fc.constant(undefined) },
);
const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'text/plain',
      'multipart/form-data',
      '',
      '/',
    ),
  },
);
const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 300,
});
const headers = fc.record(
  {
    'content-type': contentType,
    'x-api-key': fc.oneof({ weight: 8, arbitrary: fc.constant(key) }, { weight: 1, arbitrary: headerText }),
    'idempotency-key': headerText,
    'x-forwarded-for': headerText,
    authorization: headerText,
    'accept-encoding': headerText,
    'if-none-match': headerText,
    origin: headerText,
    cookie: headerText,
  },
  { requiredKeys: [] },
);
const segment = fc
  .oneof(text, fc.constantFrom('v1', 'developer', 'api-keys', 'escrow', 'agreements', 'docs'))
  .map(encodeURIComponentSafely);
const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...operations.map((operation) => operation.path)) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...operations.map(({ pattern }) => pattern)), segment)
      .map(([pattern, id]) => pattern.replace(/\{[^}]+\}/g, id)),
  },
  { weight: 2, arbitrary: fc.array(segment, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '/%',
      '/v1/%zz',
      '//',
      '/v1//developer',
      '/v1/developer/..',
      '/?',
      '/metrics',
      '/openapi.json',
      '/docs/',
    ),
  },
);
const query = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  fc
    .tuple(fieldName, text)
    .map(([name, value]) => `?${encodeURIComponentSafely(name)}=${encodeURIComponentSafely(value)}`),
  fc.constantFrom('?', '?%', '?a[]=1&a[]=2', '?limit=-1', '?cursor=%00', '?status=x&status=y'),
);

const anything = fc.record({ method: fc.constantFrom(...METHODS), path, query, headers, body });
/** The more routes there are, the fewer random bodies fit theirs. A label may be nearly any text. */
const labelled = fc.record({
  method: fc.constant('POST' as const),
  path: fc.constant('/v1/developer/api-keys'),
  query: fc.constant(''),
  headers: fc.constant({ 'content-type': 'application/json', 'x-api-key': key }),
  body: text.map((label) => JSON.stringify({ label })),
});
const request = fc.oneof({ weight: 99, arbitrary: anything }, { weight: 1, arbitrary: labelled });
type RandomRequest = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

function encodeURIComponentSafely(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}

/** A real operation mostly gets its own method, so that bodies get past the router. */
function settle(random: RandomRequest, index: number): InjectOptions {
  const own = operations.find((operation) => operation.path === random.path)?.method;
  const method = own && index % 5 !== 0 ? own : random.method;
  const payload = method === 'GET' || method === 'HEAD' ? undefined : random.body;
  return {
    method: method as 'GET',
    url: random.path + random.query,
    headers: random.headers as Record<string, string>,
    ...(payload === undefined ? {} : { payload }),
  };
}

function heapAfterCollection(): number {
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

it(`answers ${ROUNDS * DIFFERENT} random requests without a 5xx, in flat memory (seed ${SEED})`, async () => {
  const randoms = fc.sample(request, { numRuns: DIFFERENT, seed: SEED });
  const statuses = new Map<number, number>();
  const failures: unknown[] = [];
  const heaps: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (let start = 0; start < randoms.length; start += BATCH) {
      const batch = randoms.slice(start, start + BATCH).map((random, i) => settle(random, start + i + round));
      app.time.advance(250); // so that the limiter lets a batch through
      const answers = await Promise.all(batch.map((options) => app.http.inject(options)));
      answers.forEach((answer, i) => {
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
        if (answer.statusCode >= 500) failures.push({ request: batch[i], answer: answer.body });
        expect(answer.headers['x-request-id']).toMatch(/^req_/);
      });
    }
    heaps.push(heapAfterCollection());
  }
  expect(failures.slice(0, 3)).toEqual([]);
  // Requests got past authentication: they were not all refused.
  for (const status of [200, 400, 401, 404]) expect(statuses.get(status) ?? 0).toBeGreaterThan(10);
  expect(statuses.get(201) ?? 0).toBeGreaterThan(0);
  const [first = 0, second = 0] = heaps;
  expect(second - first).toBeLessThan(15 * 2 ** 20);
});
