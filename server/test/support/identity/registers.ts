import { afterAll } from 'vitest';
import { logOptions } from '#app/logging.ts';
import { MINUTE_MS } from '#core/time.ts';
import { circuitBreaker } from '#providers/client/circuit-breaker.ts';
import { startTestApp, type TestApp, type TestOptions } from '#test/support/app.ts';
import { filesOf } from '#test/support/database/files.ts';
import { findLeaks } from '#test/support/database/leaks.ts';
import { CONNECTIONS, type Connected } from '#test/support/twins/connected.ts';
import { talkTo } from '#test/support/twins/twins.ts';
import { collectSpans } from '#tracing/span.ts';
import { FAULTS } from '#twins/kernel/faults.ts';
import { startTwin } from '#twins/twin.ts';
import { CONSENT, newLink } from './link.ts';

/** Listens to the log and the traces of this process, and searches everything that could have a number. */
export function watchSecrets() {
  const logged: string[] = [];
  const traced: string[] = [];
  const stream = { write: (line: string) => void logged.push(line) };
  collectSpans({ share: 1, take: (span) => void traced.push(JSON.stringify(span)) });
  afterAll(() => collectSpans(null));
  /** Where the number is: in a table, a file of the database, its backup, the log or a trace. */
  async function placesOf(number: string, { database, secret }: TestApp): Promise<unknown[]> {
    const holds = (text: string) => (text.includes(number) ? number : undefined);
    const { wal, backup } = await filesOf(database);
    return [
      ...(await findLeaks(database.owner, secret, holds)),
      ...[...wal, ...backup, ...logged, ...traced].filter(holds),
    ];
  }
  const options = { logger: Object.assign(logOptions('trace') as object, { stream }) };
  return { options, placesOf, traces: () => traced.join('\n') };
}

/** The service with a bank's twin that looks people up, its money staying in the sandbox. */
export async function withRegister<App extends TestApp = TestApp>(
  name: Connected,
  more: Readonly<Record<string, string>> = {},
  options: TestOptions & { readonly port?: number } = {},
  start: (options: TestOptions & { readonly port?: number }) => Promise<App> = startTestApp as never,
) {
  const twin = await startTwin(name);
  afterAll(() => twin.close());
  const settings = { ...CONNECTIONS[name].settings(twin.url), BANK_PROVIDER: 'sandbox' };
  const app = await start({
    ...options,
    settings: { ...settings, IDENTITY_REGISTER: name, ...more },
    patience: (now) => ({
      ...{ timeoutMs: 1_500, waitsMs: [10, 10], breaker: circuitBreaker(() => now().getTime()) },
    }),
  });
  const talk = talkTo(name, twin.url);
  const none = Object.fromEntries(Object.keys(FAULTS).map((fault) => [fault, 0]));

  /** A person of a new account who has agreed to the pictures, at the register step. */
  async function person(register: 'nin' | 'bvn', key?: string) {
    await talk.faults(none);
    // The circuit breaker closes again.
    app.time.advance(5 * MINUTE_MS);
    const account = key ?? (await app.signUp()).key;
    const link = await newLink(app, account, { requirements: { register } });
    await link.on.consent(CONSENT);
    const show = async () =>
      (await app.call<Shown>('GET', `/v1/identity/sessions/${link.id}`, { key: account })).body;
    return { ...link, key: account, show };
  }
  let listening: Promise<string> | undefined;
  /** The twin's webhooks come to the service. */
  async function hearWebhooks() {
    listening ??= app.http.listen({ port: 0, host: '127.0.0.1' });
    await talk.turn('webhook-url', { url: `${await listening}/v1/providers/${name}/webhook` });
  }

  return { app, twin: talk, person, hearWebhooks };
}

type Shown = {
  status: string;
  register: { status: string; provider: string | null; lookups: number; problem: string | null };
  verification: {
    status: string;
    data: { registry: string | null; registerScore: number | null; rejectionDetails: { code: string }[] };
  } | null;
};
