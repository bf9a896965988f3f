import { afterAll } from 'vitest';
import { MINUTE_MS } from '#core/time.ts';
import { circuitBreaker } from '#providers/client/circuit-breaker.ts';
import { startTestApp, type TestOptions } from '#test/support/app.ts';
import { CONNECTIONS, type Connected } from '#test/support/twins/connected.ts';
import { talkTo } from '#test/support/twins/twins.ts';
import { FAULTS } from '#twins/kernel/faults.ts';
import { startTwin } from '#twins/twin.ts';
import { CONSENT, newLink } from './link.ts';

/** The service with a bank's twin that looks people up, its money staying in the sandbox. */
export async function withRegister(
  name: Connected,
  more: Readonly<Record<string, string>> = {},
  options: TestOptions = {},
) {
  const twin = await startTwin(name);
  afterAll(() => twin.close());
  const settings = { ...CONNECTIONS[name].settings(twin.url), BANK_PROVIDER: 'sandbox' };
  const app = await startTestApp({
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
  return { app, twin: talk, person };
}

type Shown = {
  status: string;
  register: { status: string; provider: string | null; lookups: number; problem: string | null };
  verification: {
    status: string;
    data: { registry: string | null; registerScore: number | null; rejectionDetails: { code: string }[] };
  } | null;
};
