import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PERMISSIONS, ROLE_NAMES, type Role, SCOPE_NAMES } from '#core/account/permissions.ts';
import { dashboardEndpoints } from '#http/dashboard/api.ts';
import { LIVE } from '#http/dashboard/live.ts';
import { GUIDE_FOLDER } from '#http/guide/pages.ts';
import { previewEndpoints } from '#http/parties/previews/previews.ts';
import { type Answer, startTestApp } from '#test/support/app.ts';
import { signedIn, type Visitor } from '#test/support/dashboard/dashboard.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { operationsOf } from '#test/support/operations.ts';
import { everyRoute } from '#test/support/routes.ts';
import { filled, makeKey, type NewKey } from '#test/support/tenants.ts';

/** The server's behaviour is compared with the documentation page and the API reference. */
const page = readFileSync(`${GUIDE_FOLDER}permissions.md`, 'utf8');

const app = await startTestApp();
const owner = await signedIn(app);
const NOTHING = {
  agreementId: `agr_${'0'.repeat(32)}`,
  frozenId: '',
  assessmentId: `asm_${'0'.repeat(32)}`,
  verificationId: `idv_${'0'.repeat(32)}`,
  webhookId: `wh_${'0'.repeat(32)}`,
};

type Row = {
  readonly permission: string;
  readonly roles: string;
  readonly scopes: string;
};

/** The table of permissions. */
const rows: readonly Row[] = [...page.matchAll(/^\| `([a-z_.]+)` \| [^|`]+ \|([^|`]*)\|([^|`]*)\|$/gm)].map(
  ([, permission = '', roles = '', scopes = '']) => ({
    permission,
    roles: roles.trim(),
    scopes: scopes.trim(),
  }),
);

/** As the page says above the table: owners have everything, admins all but appointing owners. */
function hasRole({ permission, roles }: Row, role: Role): boolean {
  if (role === 'owner') return true;
  if (role === 'admin') return permission !== 'owners.write';
  return roles === 'all' || roles.split(', ').includes(role);
}

const granted = (has: (row: Row) => boolean): ReadonlySet<string> =>
  new Set(rows.filter(has).map(({ permission }) => permission));
const ofRole = (role: Role) => granted((row) => hasRole(row, role));
const ofScope = (scope: string) => granted(({ scopes }) => scopes.split(', ').includes(scope));

const ofApi = operationsOf(app.http).filter(({ pattern }) => pattern.startsWith('/v1'));

/** The permission of each request: of the API in its reference, of the dashboard's own as declared. */
const NEEDED = new Map<string, string | null>([
  ...ofApi.map(({ method, pattern, definition }): [string, string | null] => {
    const needs = /permission `([a-z_.]+)`/.exec(definition.responses?.['403']?.description ?? '');
    return [`${method} ${pattern.replace(/\{([^}]+)\}/g, ':$1')}`, needs?.[1] ?? null];
  }),
  ...[...dashboardEndpoints, ...previewEndpoints, LIVE].map(
    ({ method, path, permission }): [string, string | null] => [
      `${method} /dashboard/api${path}`,
      permission,
    ],
  ),
]);

const routes = everyRoute(app.http).filter(({ method }) => method !== 'HEAD');
const ofKeys = routes.filter(({ pattern }) => pattern.startsWith('/v1'));
const ofPeople = routes.filter(({ pattern }) => pattern.startsWith('/dashboard/api'));
/** Unauthenticated callers have neither role nor scope. */
const OPEN = [
  'POST /v1/developer/signup',
  'POST /v1/providers/:provider/webhook',
  'POST /v1/providers/termii/receipts',
  'POST /v1/providers/africastalking/receipts',
];

/** As on the page: the dashboard's own copies of the API are not listed again. */
const listed = (method: string, pattern: string) =>
  `${method} ${pattern.replace('/api/test/', '/api/').replace('/dashboard/api/v1/', '/v1/')}`;

const isForbidden = ({ status, body }: Answer) => status === 403 && body['code'] === 'forbidden';

/** Requests everything, and returns the differences from the page. */
async function surprises(
  asked: readonly { readonly method: string; readonly pattern: string }[],
  has: ReadonlySet<string>,
  call: (method: string, path: string, options: object) => Promise<Answer>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { method, pattern } of asked) {
    const needed = NEEDED.get(listed(method, pattern));
    if (!needed) continue;
    // A stream of events would not end.
    const verb = pattern.endsWith('/live') ? 'HEAD' : method;
    const answer = await call(verb, filled(pattern, NOTHING), method === 'GET' ? {} : { body: {} });
    const refused = verb === 'HEAD' ? answer.status === 403 : isForbidden(answer);
    if (refused === has.has(needed)) wrong.push(`${method} ${pattern}: ${answer.status}`);
    if (refused && verb !== 'HEAD') expect(answer.body['message']).toContain(needed);
  }
  return wrong;
}

const below = (path: string) => path.replace('/dashboard/api', '');
const person = (visitor: Visitor) => (method: string, path: string, options: object) =>
  visitor.call(method, below(path), options);

describe('the page of permissions', () => {
  it('lists every permission, role and scope, and the reference every route', () => {
    expect(rows.map(({ permission }) => permission)).toEqual(Object.keys(PERMISSIONS));
    for (const role of ROLE_NAMES) expect(ofRole(role).size, role).toBeGreaterThan(5);
    for (const scope of SCOPE_NAMES) expect(ofScope(scope).size, scope).toBeGreaterThan(2);
    const known = [...ofKeys, ...ofPeople].map(({ method, pattern }) => listed(method, pattern));
    expect(known.filter((route) => !NEEDED.has(route) && !OPEN.includes(route))).toEqual([]);
    expect(known.length).toBeGreaterThan(180);
  });

  it('requires no permission only for what concerns the caller', () => {
    const free = [...NEEDED]
      .filter(([route, needed]) => needed === null && !OPEN.includes(route))
      .map(([route]) => route);
    for (const route of free) {
      expect(route).toMatch(/ \/dashboard\/api\/(sessions?|account|password|invitation|security)(\/|$)/);
    }
  });
});

describe.each(ROLE_NAMES.map((role) => [role]))('a member who is %s', (role: Role) => {
  it('may do exactly what the page says, in live and in test', async () => {
    const visitor = role === 'owner' ? owner : await memberWith(app, owner, role);
    const inTest = ofPeople.filter(({ pattern }) => pattern.startsWith('/dashboard/api/test/'));
    const inLive = ofPeople.filter((route) => !inTest.includes(route));
    expect(await surprises(inLive, ofRole(role), person(visitor))).toEqual([]);
    const [, list = ''] = /a developer has every permission but (.+)\.$/m.exec(page) ?? [];
    const withheld = list.replaceAll('`', '').split(', ');
    const has = role === 'developer' ? granted((row) => !withheld.includes(row.permission)) : ofRole(role);
    expect(await surprises(inTest, has, person(visitor))).toEqual([]);
  });
});

describe.each(SCOPE_NAMES.map((scope) => [scope]))('a key with the scope %s', (scope) => {
  it('may do exactly what the page says', async () => {
    const made = await makeKey(app, owner.key, { scopes: [scope] });
    const { apiKey } = made.body as NewKey;
    const call = (method: string, path: string, options: object) =>
      app.call(method, path, { ...options, key: apiKey });
    expect(await surprises(ofKeys, ofScope(scope), call)).toEqual([]);
  });
});

it('a key without scopes may do what no row says that keys never may', async () => {
  const { apiKey } = (await makeKey(app, owner.key, {})).body;
  const call = (method: string, path: string, options: object) =>
    app.call(method, path, { ...options, key: apiKey });
  expect(
    await surprises(
      ofKeys,
      granted(({ scopes }) => scopes !== 'never'),
      call,
    ),
  ).toEqual([]);
});
