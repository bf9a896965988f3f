import { newId } from '#store/ids.ts';
import type { Answer, CallOptions, TestApp, TestNode } from '#test/support/app.ts';

/**
 * Simulates a person's browser: keeps cookies, the session cookie separately, and sends what the dashboard's
 * pages send.
 */
export type Visitor = {
  cookie: string | null;
  call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    options?: Omit<CallOptions, 'key'>,
  ): Promise<Answer<Body>>;
};

export const PASSWORD = 'correct horse 1';

export function visitor(node: TestNode): Visitor {
  const jar = new Map<string, string>();
  const person: Visitor = {
    cookie: null,
    async call(method, path, { headers = {}, ...sent } = {}) {
      const answer = await node.call<never>(method, `/dashboard/api${path}`, {
        ...sent,
        headers: {
          ...(method === 'GET' ? {} : { 'x-surety-dashboard': '1' }),
          cookie: [person.cookie, ...jar.values()].filter(Boolean).join('; '),
          ...headers,
        },
      });
      for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
        const [pair = ''] = String(set).split(';', 1);
        const [name = ''] = pair.split('=', 1);
        if (name === 'surety_session') person.cookie = pair.endsWith('=') ? null : pair;
        else if (pair.endsWith('=')) jar.delete(name);
        else jar.set(name, pair);
      }
      return answer;
    },
  };
  return person;
}

/** Signs up a new account through the page's route: returns its first key and its owner, signed in. */
export async function signedIn(app: TestApp): Promise<Visitor & { key: string; email: string }> {
  const person = visitor(app);
  const email = `dev-${newId('x')}@example.com`;
  const body = { email, password: PASSWORD };
  const answer = await person.call<{ apiKey: string }>('POST', '/account', { body });
  if (answer.status !== 201) throw new Error(`sign-up failed: ${JSON.stringify(answer.body)}`);
  return Object.assign(person, { key: answer.body.apiKey, email });
}
