import { describe, expect, it } from 'vitest';
import { GUARDS } from '#core/account/sign-in-guard.ts';
import { MINUTE_MS } from '#core/time.ts';
import * as auditRecords from '#store/chained/audit-records.ts';
import { startTestApp } from '#test/support/app.ts';
import { PASSWORD, signedIn, visitor } from '#test/support/dashboard/dashboard.ts';

const app = await startTestApp({ trustProxy: true });

/** A sign-in attempt from an address, with the cookies of this browser. */
function attempt(email: string, password: string, address: string, browser = visitor(app)) {
  const headers = { 'x-forwarded-for': address };
  return browser.call('POST', '/session', { body: { email, password }, headers });
}

/** Wrong passwords from many addresses, a few at a time. */
async function guess(
  email: string | ((n: number) => string),
  times: number,
  address: (n: number) => string,
): Promise<number[]> {
  const who = (n: number) => (typeof email === 'string' ? email : email(n));
  const statuses: number[] = [];
  for (let first = 0; first < times; first += 10) {
    const some = Array.from({ length: Math.min(10, times - first) }, (_, n) => first + n);
    const answers = await Promise.all(some.map((n) => attempt(who(n), `guess ${n}`, address(n))));
    statuses.push(...answers.map(({ status }) => status));
  }
  return statuses;
}

const tried = (statuses: readonly number[]) => statuses.filter((status) => status === 401).length;

describe('an attacker who guesses', () => {
  it('waits, twice as long each time, and the owner elsewhere does not', async () => {
    const { email } = await app.signUp();
    expect(tried(await guess(email, 40, () => '203.0.113.9'))).toBe(GUARDS.accountAtPlace.free);
    const refused = await attempt(email, PASSWORD, '203.0.113.9');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    expect((await attempt(email, PASSWORD, '198.51.100.7')).status).toBe(204);

    app.time.advance(MINUTE_MS);
    expect(tried(await guess(email, 10, () => '203.0.113.9'))).toBe(1);
    app.time.advance(MINUTE_MS);
    expect(tried(await guess(email, 10, () => '203.0.113.9'))).toBe(0);
    app.time.advance(MINUTE_MS);
    expect((await attempt(email, PASSWORD, '203.0.113.9')).status).toBe(204);
  });

  it('gets no more attempts from 150 addresses, and does not lock out known browsers and networks', async () => {
    const { email } = await app.signUp();
    const browser = visitor(app);
    // Where the account was made: known from the beginning.
    const home = '127.0.0.1';
    expect((await attempt(email, PASSWORD, home, browser)).status).toBe(204);

    const statuses = await guess(email, 300, (n) => `203.0.113.${n % 150}`);
    expect(tried(statuses)).toBe(GUARDS.accountByStrangers.free);
    app.time.advance(MINUTE_MS);
    expect(tried(await guess(email, 20, (n) => `192.0.2.${n}`))).toBe(1);

    // The browser that was used before, on a new network; and a new browser on the network used before.
    expect((await attempt(email, PASSWORD, '192.0.2.200', browser)).status).toBe(204);
    expect((await attempt(email, PASSWORD, home)).status).toBe(204);
  });

  it('at the owner’s own address does not lock out the owner’s browser', async () => {
    const { email } = await app.signUp();
    const browser = visitor(app);
    const shared = '198.51.100.30';
    await attempt(email, PASSWORD, shared, browser);
    await guess(email, 20, () => shared);
    expect((await attempt(email, PASSWORD, shared)).status).toBe(429);
    expect((await attempt(email, PASSWORD, shared, browser)).status).toBe(204);
  });

  it('is counted however the cookie is altered, and has as many attempts with a stolen one', async () => {
    const { email } = await app.signUp();
    const other = await app.signUp();
    const browser = visitor(app);
    await attempt(other.email, PASSWORD, '198.51.100.40', browser);
    // A browser that is known to another account is unknown here.
    await guess(email, 20, () => '203.0.113.77');
    expect((await attempt(email, PASSWORD, '203.0.113.77', browser)).status).toBe(429);
    for (let n = 0; n < GUARDS.accountAtPlace.free; n++) {
      expect((await attempt(other.email, 'wrong', `192.0.2.${n}`, browser)).status).toBe(401);
    }
    expect((await attempt(other.email, PASSWORD, '192.0.2.99', browser)).status).toBe(429);
  });

  it('does not learn which addresses have an account', async () => {
    const statuses = await guess('nobody-at-all@example.com', 15, () => '203.0.113.8');
    expect(tried(statuses)).toBe(GUARDS.accountAtPlace.free);
  });

  it('cannot avoid the limit by trying many accounts from one address', async () => {
    const times = GUARDS.strangersAtPlace.free + 10;
    const statuses = await guess(
      (n) => `person-${n}@example.com`,
      times,
      () => '203.0.113.200',
    );
    expect(tried(statuses)).toBe(GUARDS.strangersAtPlace.free);
  });

  it('with a session has ten attempts at the password, and so has every other session', async () => {
    const person = await signedIn(app);
    const change = (currentPassword: string, by = person as ReturnType<typeof visitor>) =>
      by.call('PUT', '/password', { body: { currentPassword, newPassword: 'another horse 2' } });
    for (let n = 0; n < GUARDS.accountAtPlace.free; n++) {
      expect((await change('wrong')).status).toBe(401);
    }
    expect((await change(PASSWORD)).status).toBe(429);
    const elsewhere = visitor(app);
    await attempt(person.email, PASSWORD, '127.0.0.1', elsewhere);
    expect((await change(PASSWORD, elsewhere)).status).toBe(200);
  });

  it('is in the account’s own audit log, up to twenty times a day with its origin, and in no other', async () => {
    const { email, developerId } = await app.signUp();
    const failures = async () =>
      (await auditRecords.page(app.context.db, developerId, 0, 1_000)).filter(
        ({ kind }) => kind === 'sign_in.failed',
      );
    await guess(email, 22, (n) => `203.0.113.${100 + n}`);
    const noted = await failures();
    expect(noted).toHaveLength(20);
    expect(noted[0]).toMatchObject({
      ...{ subject: expect.stringMatching(/^mem_/), actor: { type: 'system', id: null } },
      ...{ origin: { address: expect.stringMatching(/^203\.0\.113\.1/) }, after: { wrong: 'password' } },
    });
    expect(noted.filter(({ after }) => after?.['lastNotedToday'])).toEqual([noted[19]]);
    app.time.advance(24 * 60 * MINUTE_MS);
    await guess(email, 1, () => '203.0.113.8');
    expect(await failures()).toHaveLength(21);

    const [before] = await app.database.owner.query('SELECT count(*) FROM audit_log');
    await guess('nobody-at-all@example.com', 1, () => '203.0.113.7');
    expect(await app.database.owner.query('SELECT count(*) FROM audit_log')).toEqual([before]);
  });

  it('leaves no data that names an account or a place', async () => {
    await guess('somebody@example.com', 1, () => '203.0.113.9');
    const tables = await app.database.owner.query(
      'SELECT (SELECT json_agg(g)::text FROM sign_in_guards g) || (SELECT json_agg(n)::text FROM known_networks n) AS all',
    );
    expect(String(tables[0]?.['all'])).not.toMatch(/example\.com|203\.0/);
  });
});

describe('PUT /dashboard/api/password', () => {
  it('answers 400 for a common password', async () => {
    const person = await signedIn(app);
    for (const newPassword of ['iloveyou', person.email]) {
      const body = { currentPassword: PASSWORD, newPassword };
      const answer = await person.call('PUT', '/password', { body });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ details: [{ path: 'newPassword' }] });
    }
  });
});
