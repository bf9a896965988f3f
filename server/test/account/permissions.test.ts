import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PERMISSIONS, ROLE_NAMES, type Role, SCOPE_NAMES } from '#core/account/permissions.ts';
import { GUIDE_FOLDER } from '#http/guide/pages.ts';
import { type Answer, startTestApp } from '#test/support/app.ts';
import { signedIn, type Visitor } from '#test/support/dashboard/dashboard.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { everyRoute } from '#test/support/routes.ts';
import { filled, makeKey, type NewKey } from '#test/support/tenants.ts';

/** The server's behaviour is compared with the documentation page. */
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

type Row = { readonly name: string; readonly cells: readonly string[] };

/** The rows of the table that has this heading. */
function tableWith(heading: string): { columns: readonly string[]; rows: readonly Row[] } {
  const [head = '', , ...lines] = page.slice(page.indexOf(heading)).split('\n\n', 1)[0]?.split('\n') ?? [];
  const cellsOf = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const rows = lines.map((line) => {
    const [name = '', ...cells] = cellsOf(line);
    return { name: name.replaceAll('`', ''), cells };
  });
  return { columns: cellsOf(head).slice(2), rows };
}

/** The ticked permissions of each column. */
function ticked(heading: string): ReadonlyMap<string, ReadonlySet<string>> {
  const { columns, rows } = tableWith(heading);
  return new Map(
    columns.map((column, index) => [
      column,
      new Set(rows.filter(({ cells }) => cells[index + 1] === '✓').map(({ name }) => name)),
    ]),
  );
}

const OF_ROLES = ticked('| Permission | Allows to | owner |');
const OF_SCOPES = ticked('| Permission | Allows to | read |');
const sections = page.split('| Request | Permission |\n').slice(1);
const NEEDED = new Map(
  sections.flatMap((section) =>
    [...section.matchAll(/^\| `([A-Z]+ [^`]+)` \| (.+) \|$/gm)].map(
      ([, route = '', needed = '']) =>
        [route, needed === 'none' ? null : needed.replaceAll('`', '')] as const,
    ),
  ),
);

const routes = everyRoute(app.http).filter(({ method }) => method !== 'HEAD');
const ofKeys = routes.filter(({ pattern }) => pattern.startsWith('/v1'));
const ofPeople = routes.filter(({ pattern }) => pattern.startsWith('/dashboard/api'));
/** Unauthenticated callers have neither role nor scope. */
const OPEN = ['POST /v1/developer/signup', 'POST /v1/providers/:provider/webhook'];

/** As on the page: the dashboard's own copies of the API are not listed again. */
const listed = (method: string, pattern: string) =>
  `${method} ${pattern.replace('/api/test/', '/api/').replace('/dashboard/api/v1/', '/v1/')}`;

const isForbidden = ({ status, body }: Answer) => status === 403 && body['code'] === 'forbidden';

/** Requests everything, and returns the differences from the page. */
async function surprises(
  asked: readonly { readonly method: string; readonly pattern: string }[],
  has: ReadonlySet<string> | undefined,
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
    if (refused === has?.has(needed)) wrong.push(`${method} ${pattern}: ${answer.status}`);
    if (refused && verb !== 'HEAD') expect(answer.body['message']).toContain(needed);
  }
  return wrong;
}

const below = (path: string) => path.replace('/dashboard/api', '');
const person = (visitor: Visitor) => (method: string, path: string, options: object) =>
  visitor.call(method, below(path), options);

describe('the page of permissions', () => {
  it('lists every permission, role, scope and route', () => {
    expect(tableWith('| Permission | Allows to | owner |').rows.map(({ name }) => name)).toEqual(
      Object.keys(PERMISSIONS),
    );
    expect([...OF_ROLES.keys()]).toEqual([...ROLE_NAMES]);
    expect([...OF_SCOPES.keys()]).toEqual(SCOPE_NAMES);
    const known = [...ofKeys, ...ofPeople].map(({ method, pattern }) => listed(method, pattern));
    expect(known.filter((route) => !NEEDED.has(route) && !OPEN.includes(route))).toEqual([]);
    expect(known.length).toBeGreaterThan(180);
  });

  it('requires no permission only for what concerns the caller', () => {
    const free = [...NEEDED].filter(([, needed]) => needed === null).map(([route]) => route);
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
    expect(await surprises(inLive, OF_ROLES.get(role), person(visitor))).toEqual([]);
    const more = /a developer also has (.+)\.$/m.exec(page)?.[1]?.replaceAll('`', '').split(', ') ?? [];
    const has = new Set([...(OF_ROLES.get(role) ?? []), ...(role === 'developer' ? more : [])]);
    expect(await surprises(inTest, has, person(visitor))).toEqual([]);
  });
});

describe.each(SCOPE_NAMES.map((scope) => [scope]))('a key with the scope %s', (scope) => {
  it('may do exactly what the page says', async () => {
    const made = await makeKey(app, owner.key, { scopes: [scope] });
    const { apiKey } = made.body as NewKey;
    const call = (method: string, path: string, options: object) =>
      app.call(method, path, { ...options, key: apiKey });
    expect(await surprises(ofKeys, OF_SCOPES.get(scope), call)).toEqual([]);
  });
});

it('a key without scopes may do everything', async () => {
  const { apiKey } = (await makeKey(app, owner.key, {})).body;
  const call = (method: string, path: string, options: object) =>
    app.call(method, path, { ...options, key: apiKey });
  expect(await surprises(ofKeys, new Set(Object.keys(PERMISSIONS)), call)).toEqual([]);
});
