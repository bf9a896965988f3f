import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll } from 'vitest';

export type Known = { sub: string; email: string; email_verified: boolean };

const HOUR_SECONDS = 3_600;

/** A real OpenID provider on this machine, where registered people sign in with their name. */
export async function openCompanySignIn(redirectUri: string) {
  const people = new Map<string, Known>();
  let answer: (request: unknown, response: unknown) => void = () => undefined;
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { id: 'surety', secret: randomBytes(32).toString('hex') };
  // @ts-expect-error it brings no types along
  const { default: Provider } = await import('oidc-provider');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUri],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    findAccount: (_context: unknown, id: string) => {
      const person = people.get(id);
      return person && { accountId: person.sub, claims: () => person };
    },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' }] },
    ttl: { Session: HOUR_SECONDS, Interaction: HOUR_SECONDS, Grant: HOUR_SECONDS, IdToken: HOUR_SECONDS },
    pkce: { required: () => true },
  });
  answer = provider.callback();
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    issuer,
    client,
    /** Keyed by subject, which is also the login name there. */
    know: (person: Known) => people.set(person.sub, person),
  };
}

/** On the provider's own pages: signs in as `sub` and consents to sharing the profile. */
export async function signInThere(page: Page, sub: string): Promise<void> {
  await page.locator('input[name=login]').fill(sub);
  await page.locator('input[name=password]').fill('anything');
  await page.locator('button[type=submit]').click();
  await page.getByRole('button', { name: /continue/i }).click();
}

/** Signs in without a browser and returns the provider's callback query. */
export async function answerFor(sub: string, address: string): Promise<string> {
  const jar = new Map<string, string>();
  const home = new URL(address).origin;
  const ask = async (url: string, form?: Record<string, string>) => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';', 1)[0]?.split('=') ?? [];
      jar.set(name, value);
    }
    return new URL(response.headers.get('location') ?? '', url);
  };
  const forms = [{ prompt: 'login', login: sub, password: 'anything' }, { prompt: 'consent' }];
  let next = new URL(address);
  while (next.origin === home) {
    const form = next.pathname.startsWith('/interaction/') ? forms.shift() : undefined;
    next = await ask(next.href, form);
  }
  return next.search;
}
