import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#core/time.ts';
import { startTestApp } from '#test/support/app.ts';
import { PASSWORD, signedIn, visitor } from '#test/support/dashboard/dashboard.ts';

const app = await startTestApp();
const MARKED = { 'x-surety-dashboard': '1' };

type Who = { developer: { email: string } | null; openSessions: number; sandbox: boolean };

describe('POST /dashboard/api/session', () => {
  it('answers 204 with a cookie that scripts and other sites cannot use', async () => {
    const { email } = await app.signUp();
    const answer = await visitor(app).call('POST', '/session', { body: { email, password: PASSWORD } });
    expect(answer.status).toBe(204);
    const [cookie] = [answer.headers['set-cookie']].flat();
    expect(cookie).toMatch(
      /^surety_session=[\w-]{43}; Path=\/dashboard; Max-Age=3600; HttpOnly; SameSite=Strict$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each<[string, Parameters<typeof startTestApp>[0], Record<string, string>]>([
    ['over https', { trustProxy: true }, { 'x-forwarded-proto': 'https' }],
    [
      'behind a proxy that does not say so, by PUBLIC_URL',
      { settings: { PUBLIC_URL: 'https://pay.example' } },
      {},
    ],
  ])('marks the cookie Secure %s', async (_name, how, headers) => {
    const behindProxy = await startTestApp(how);
    const { email } = await behindProxy.signUp();
    const body = { email, password: PASSWORD };
    const answer = await visitor(behindProxy).call('POST', '/session', { body, headers });
    for (const cookie of [answer.headers['set-cookie']].flat()) expect(cookie).toMatch(/; Secure$/);
  });

  it('answers 401 with the same message after about the same time, whether the address or the password is wrong', async () => {
    const { email } = await app.signUp();
    const attempt = async (body: object) => {
      const startedAt = performance.now();
      const answer = await visitor(app).call('POST', '/session', { body });
      return { answer, ms: performance.now() - startedAt };
    };
    await attempt({ email, password: 'first, to warm up' });
    const wrong = await attempt({ email, password: 'wrong password' });
    const unknown = await attempt({ email: 'nobody@example.com', password: 'wrong password' });
    for (const { answer } of [wrong, unknown]) {
      expect(answer.status).toBe(401);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(unknown.answer.body['message']).toBe(wrong.answer.body['message']);
    expect(unknown.answer.body['code']).toBe('invalid_credentials');
    // Both cost one argon2; without it a response takes a millisecond or two.
    expect(unknown.ms).toBeGreaterThan(8);
  });

  it('accepts the address in any case', async () => {
    const { email } = await app.signUp();
    const answer = await visitor(app).call('POST', '/session', {
      body: { email: ` ${email.toUpperCase()} `, password: PASSWORD },
    });
    expect(answer.status).toBe(204);
  });

  it.each([
    ['without the header', {}],
    ['from another origin', { ...MARKED, origin: 'https://evil.example', host: 'localhost' }],
    ['from another site', { ...MARKED, 'sec-fetch-site': 'cross-site' }],
    ['from another subdomain', { ...MARKED, 'sec-fetch-site': 'same-site' }],
  ])('answers 403 %s', async (_name, headers) => {
    const { email } = await app.signUp();
    const response = await app.http.inject({
      method: 'POST',
      url: '/dashboard/api/session',
      headers,
      payload: { email, password: PASSWORD },
    });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'cross_site_request' });
  });

  it('answers 429 after ten attempts in a minute by one person from one address', async () => {
    const limited = await startTestApp({ rateLimit: true });
    const { email } = await limited.signUp();
    const attempt = (password: string, who = email) =>
      visitor(limited).call('POST', '/session', { body: { email: who, password } });
    for (let tries = 0; tries < 10; tries++) expect((await attempt('wrong')).status).toBe(401);
    const refused = await attempt(PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await attempt('wrong', 'another@example.com')).status).toBe(401);
    limited.time.advance(60_000);
    expect((await attempt(PASSWORD)).status).toBe(204);
  });
});

describe('GET /dashboard/api/session', () => {
  it('answers 200 to anyone, and says who is signed in', async () => {
    const stranger = await visitor(app).call<Who>('GET', '/session');
    expect(stranger.status).toBe(200);
    expect(stranger.body).toMatchObject({ developer: null, sandbox: true });
    const person = await signedIn(app);
    const known = await person.call<Who>('GET', '/session');
    expect(known.body).toMatchObject({ developer: { email: person.email }, openSessions: 1 });
  });

  it('slides while the person works, and still ends after twelve hours', async () => {
    const person = await signedIn(app);
    for (let step = 0; step < 14; step++) {
      app.time.advance(0.8 * HOUR_MS);
      const { body, headers } = await person.call<Who>('GET', '/session');
      if (body.developer === null) break;
      expect(headers['set-cookie']).toContain('HttpOnly');
    }
    expect((await person.call<Who>('GET', '/session')).body.developer).not.toBeNull();
    app.time.advance(HOUR_MS);
    expect((await person.call<Who>('GET', '/session')).body.developer).toBeNull();
    expect((await person.call('GET', '/overview')).status).toBe(401);
  });

  it('ends after an hour without activity', async () => {
    const person = await signedIn(app);
    app.time.advance(HOUR_MS + 1);
    expect((await person.call('GET', '/v1/developer')).status).toBe(401);
  });

  it('ends after an hour although an unattended page keeps polling', async () => {
    const person = await signedIn(app);
    const byItself = [{ 'x-surety-idle': '1' }, { accept: 'text/event-stream' }];
    for (let step = 0; step < 3; step++) {
      app.time.advance(0.4 * HOUR_MS);
      for (const headers of byItself) {
        const { status } = await person.call('GET', '/session', { headers });
        expect(status).toBe(200);
      }
    }
    expect((await person.call('GET', '/v1/developer')).status).toBe(401);
  });

  it('keeps only a hash of the token', async () => {
    const person = await signedIn(app);
    const token = person.cookie?.split('=')[1] ?? '';
    const rows = await app.database.owner.query('SELECT * FROM sessions');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.length).toBeGreaterThan(0);
  });
});

describe('DELETE /dashboard/api/session', () => {
  it('answers 204 and invalidates the token', async () => {
    const person = await signedIn(app);
    const kept = person.cookie ?? '';
    expect((await person.call('DELETE', '/session')).status).toBe(204);
    expect(person.cookie).toBeNull();
    person.cookie = kept;
    expect((await person.call('GET', '/v1/developer')).status).toBe(401);
  });
});

describe('DELETE /dashboard/api/sessions', () => {
  it('answers 200 and ends every session of the account, here and on other nodes', async () => {
    const person = await signedIn(app);
    const elsewhere = visitor(await app.startNode());
    const credentials = { email: person.email, password: PASSWORD };
    await elsewhere.call('POST', '/session', { body: credentials });
    const bystander = await signedIn(app);
    const answer = await person.call<{ endedSessions: number }>('DELETE', '/sessions');
    expect(answer.body).toEqual({ endedSessions: 2 });
    expect((await elsewhere.call('GET', '/v1/developer')).status).toBe(401);
    expect((await bystander.call('GET', '/v1/developer')).status).toBe(200);
  });
});

describe('POST /dashboard/api/account', () => {
  it('answers 201 with the first key, and the person is signed in', async () => {
    const person = visitor(app);
    const body = { email: 'fresh@example.com', password: PASSWORD };
    const answer = await person.call<{ apiKey: string }>('POST', '/account', { body });
    expect(answer.status).toBe(201);
    expect((await app.call('GET', '/v1/developer', { key: answer.body.apiKey })).status).toBe(200);
    expect((await person.call<Who>('GET', '/session')).body.developer?.email).toBe(body.email);
    expect((await visitor(app).call('POST', '/account', { body })).status).toBe(409);
    const short = { email: 'short@example.com', password: 'short' };
    expect((await visitor(app).call('POST', '/account', { body: short })).status).toBe(400);
  });
});

describe('PUT /dashboard/api/password', () => {
  it('answers 200, ends the other sessions, and only the new password opens the account', async () => {
    const person = await signedIn(app);
    const other = visitor(app);
    await other.call('POST', '/session', { body: { email: person.email, password: PASSWORD } });
    const newPassword = 'another horse 2';
    const wrong = { currentPassword: 'wrong', newPassword };
    expect((await person.call('PUT', '/password', { body: wrong })).status).toBe(401);
    const right = { currentPassword: PASSWORD, newPassword };
    const answer = await person.call('PUT', '/password', { body: right });
    expect(answer.body).toEqual({ endedSessions: 1 });
    expect((await person.call('GET', '/v1/developer')).status).toBe(200);
    expect((await other.call('GET', '/v1/developer')).status).toBe(401);
    const login = (password: string) =>
      visitor(app).call('POST', '/session', { body: { email: person.email, password } });
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login(newPassword)).status).toBe(204);
  });
});

describe('sessions and API keys', () => {
  it('a session does not open /v1, and a key does not open /dashboard/api', async () => {
    const person = await signedIn(app);
    const asApi = await app.call('GET', '/v1/developer', { headers: { cookie: person.cookie ?? '' } });
    expect(asApi.status).toBe(401);
    expect(asApi.body).toMatchObject({ code: 'missing_api_key' });
    const asPerson = await app.call('GET', '/dashboard/api/v1/developer', { key: person.key });
    expect(asPerson.status).toBe(401);
    expect(asPerson.body).toMatchObject({ code: 'signed_out' });
  });

  it('there is neither sign-in nor page where the dashboard is off', async () => {
    const without = await startTestApp({ dashboard: null });
    for (const path of ['/dashboard', '/dashboard/api/session']) {
      expect((await without.call('GET', path)).status).toBe(404);
    }
  });
});
