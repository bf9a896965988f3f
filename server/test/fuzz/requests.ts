import type { Random } from '#test/sim/random.ts';
import { signedByBank } from './banks.ts';
import type { Target } from './targets.ts';
import { type KnownIds, nasty, type Values } from './values.ts';

/** The credentials: a key for /v1, a cookie for the dashboard. */
export type Account = { readonly key: string; readonly cookie: string };

export type FuzzRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
  /** True when the head was not mutated, so that a 401 means lost credentials. */
  readonly plain: boolean;
};

export type Tools = {
  readonly random: Random;
  readonly ids: KnownIds;
  readonly values: Values;
  readonly targets: readonly Target[];
};

const ODD_METHODS = [
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PATCH',
  'PUT',
  'DELETE',
  'POST',
  'GET',
  'PROPFIND',
  'QUERY',
];
const ODD_PATHS = [
  ...[
    '/',
    '//',
    '/%',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/v1/%zz',
    '/v1//developer',
    '/v1/developer/..',
    '/v1/../docs',
  ],
  ...[
    '/?',
    '*',
    '/docs/js/../../package.json',
    '/dashboard/assets/../../x',
    '/dashboard/api/',
    '/openapi.yaml',
  ],
  ...[
    'http://elsewhere/healthz',
    '/healthz#x',
    '/healthz;x=1',
    `/${'a/'.repeat(3_000)}`,
    '/\xff',
    '/%ff%fe',
    '/%00',
  ],
];
const ODD_TYPES = [
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data',
  '/',
  'a',
  'APPLICATION/JSON',
];
const TWISTED = 0.25;

/** One request to one of the routes, most of them nearly valid. */
export function nextRequest(tools: Tools, account: Account): FuzzRequest {
  const { random, targets, values } = tools;
  const target = random.pick(targets);
  const plain = !random.chance(TWISTED);
  const method = plain || random.chance(0.7) ? target.method : random.pick(ODD_METHODS);
  const path = plain || random.chance(0.7) ? pathOf(tools, target) : random.pick(ODD_PATHS);
  const body = bodyOf(tools, target, method);
  const headers = new Map<string, string>([
    ['Host', 'localhost'],
    ['Connection', 'close'],
    ['x-api-key', account.key],
    ['Cookie', account.cookie],
    ['x-surety-dashboard', '1'],
  ]);
  if (body.bytes.length > 0) headers.set('Content-Type', body.type);
  if (body.bytes.length > 0 || method === 'POST') headers.set('Content-Length', String(body.bytes.length));
  if (target.pattern.includes('/providers/') && random.chance(0.7)) {
    for (const [name, value] of Object.entries(signedByBank(body.bytes))) headers.set(name, value);
  }
  if (random.chance(0.2)) headers.set('Idempotency-Key', random.hex(random.int(1, 3)));
  const lines: (readonly [string, string])[] = [...headers];
  if (!plain) twist(random, lines, values);
  return { method, path, headers: lines, body: body.bytes, plain };
}

function pathOf({ random, ids, values }: Tools, { pattern, parameters }: Target): string {
  const path = pattern
    .replace('*', () => random.pick(['', 'index.html', 'agreements', 'assets/x.js', 'api/x', '..%2f..%2fx']))
    .replace(/\{(\w+)\}/g, (_, name) => {
      if (random.chance(0.05)) return encode(nasty(random));
      const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema;
      return schema ? encode(values.of(schema, name)) : ids.pick(random, random.pick(PREFIXES));
    });
  const asked = parameters.filter((one) => one.in === 'query' && random.chance(0.4));
  const pairs = asked.map(({ name, schema }) => `${name}=${encode(values.of(schema, name))}`);
  if (random.chance(0.03)) pairs.push(`${encode(nasty(random))}=${encode(nasty(random))}`);
  if (random.chance(0.02))
    pairs.push(random.pick(['a[]=1&a[]=2', '%', '&&&', 'limit=1&limit=2', 'after=%00', '=']));
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

const PREFIXES = ['agr', 'ms', 'rf', 'po', 'whk', 'evt', 'key', 'req', 'exc', 'rec', 'brk'];

function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed()).slice(0, 4_000);
}

function bodyOf({ random, values }: Tools, target: Target, method: string): { bytes: Buffer; type: string } {
  const reads = method !== 'GET' && method !== 'HEAD';
  if (!reads || (!target.body && !random.chance(0.1))) return { bytes: Buffer.alloc(0), type: '' };
  if (target.contentType.startsWith('multipart/')) return formOf(random);
  const text = JSON.stringify(values.of(target.body ?? undefined)) ?? '';
  const cut = random.chance(0.02) ? text.slice(0, random.int(0, text.length)) : text;
  const doubled = random.chance(0.01) ? `${cut}${cut}` : cut;
  return { bytes: Buffer.from(doubled), type: 'application/json' };
}

/** Fake pictures, in forms that are nearly complete. The identity tests cover real ones. */
function formOf(random: Random): { bytes: Buffer; type: string } {
  const boundary = `x${random.hex(8)}`;
  const part = (name: string, more: string, content: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
  const file = (name: string) =>
    part(name, `; filename="${random.pick(['a.jpg', '', '../x', 'é.png'])}"`, random.pick(PICTURES));
  const parts = [
    file('document'),
    file('selfie'),
    file('document_front'),
    part('external_user_id', '', 'u-1'),
  ];
  const kept = random.shuffle(parts).slice(0, random.int(0, parts.length));
  const end = random.chance(0.9) ? `--${boundary}--\r\n` : '';
  return {
    bytes: Buffer.from(kept.join('') + end, 'latin1'),
    type: `multipart/form-data; boundary=${random.chance(0.95) ? boundary : 'other'}`,
  };
}

const PICTURES = [
  '',
  'x',
  '\xff\xd8\xff\xe0',
  '\x89PNG\r\n\x1a\n',
  `\xff\xd8${'\0'.repeat(5_000)}`,
  'GIF89a',
];

/** Mutates the head: a header duplicated, missing, too long, or with a wrong value. */
function twist(random: Random, lines: (readonly [string, string])[], values: Values): void {
  const odd = () =>
    JSON.stringify(values.of({ type: 'string', maxLength: 300 })).replace(/[^\x20-\x7e\x80-\xff]/g, '?');
  const add = (name: string, value: string) => lines.push([name, value]);
  const twists: (() => unknown)[] = [
    () => add('Host', 'elsewhere'),
    () =>
      lines.splice(0, 1, [
        'Host',
        random.pick(['', 'a b', '[::1', 'x'.repeat(300), '\xe9', 'a@b', 'h:99999']),
      ]),
    () => lines.splice(0, 1),
    () => add('Idempotency-Key', random.pick(['k'.repeat(7_000), '', 'a b', '\xe9', odd()])),
    () => lines.splice(2, 1, ['x-api-key', random.pick([odd(), '', `svc_live_${'0'.repeat(48)}`])]),
    () => lines.splice(3, 1, ['Cookie', `surety_session=${random.pick(['', odd(), 'x'.repeat(43)])}`]),
    () => lines.splice(4, 1),
    () => add('Origin', random.pick(['https://elsewhere.example', 'null', odd()])),
    () => add('Content-Type', random.pick(ODD_TYPES)),
    () => add('Content-Length', random.pick(['0', '-1', '5', '99999999', '1e3'])),
    () => add('Transfer-Encoding', random.pick(['chunked', 'gzip', 'identity'])),
    () => add('Expect', random.pick(['100-continue', 'a miracle'])),
    () => add('X-Forwarded-For', odd()),
    () => add('Accept-Encoding', random.pick(['br', 'gzip;q=0', '*', odd()])),
    () => add('If-None-Match', random.pick(['*', 'W/"x"', odd()])),
    () => add('Range', 'bytes=0-1'),
    () => add('Authorization', odd()),
    () => add('X-Http-Method-Override', 'DELETE'),
    () => add('Upgrade', 'websocket'),
    () => add(odd().replace(/[^\w-]/g, '') || 'x', odd()),
    () => Array.from({ length: 150 }, (_, at) => add(`x-${at}`, 'x')),
    () => add('X-Long', 'x'.repeat(random.pick([1_000, 15_000, 40_000]))),
  ];
  for (let left = random.int(1, 2); left > 0; left--) random.pick(twists)();
}
