import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import {
  answerFor,
  type Known,
  openCompanySignIn,
  signInThere,
} from '#test/support/dashboard/company-sign-in.ts';
import { PASSWORD, signedIn, visitor } from '#test/support/dashboard/dashboard.ts';
import { invite, memberWith, tokenOf } from '#test/support/dashboard/members.ts';
import { freePort, openTab, SLOW, startDashboardApp } from '#test/support/dashboard/signed-in-browser.ts';
import { withApp } from '#test/support/dashboard/two-step.ts';

const browser = await openBrowser('signing in through a provider');
const port = await freePort();
const origin = `http://localhost:${port}`;
const company = await openCompanySignIn(`${origin}/dashboard/api/session/provider/callback`);
const app = await startDashboardApp({
  port,
  settings: {
    PUBLIC_URL: origin,
    OIDC_ISSUER: company.issuer,
    OIDC_CLIENT_ID: company.client.id,
    OIDC_CLIENT_SECRET: company.client.secret,
    OIDC_NAME: 'Acme',
  },
});

const verified = (sub: string, email: string) => ({ sub, email, email_verified: true });

/** Signs a person in at the provider, and returns where they are redirected. */
async function come(person: Known, token?: string) {
  company.know(person);
  const browser = visitor(app);
  const begun = token
    ? await browser.call('POST', '/invitation/provider', { body: { token } })
    : await browser.call('GET', '/session/provider');
  const query = await answerFor(person.sub, String(begun.body['address'] ?? begun.headers['location']));
  const back = await browser.call('GET', `/session/provider/callback${query}`);
  const session = await browser.call<{ member: { email: string } | null }>('GET', '/session');
  return { browser, query, sentTo: back.headers['location'], member: session.body.member };
}
const refused = (code: string) => `/dashboard/sign-in?problem=${code}`;

describe.skipIf(!browser)('at a browser', () => {
  it(
    'the company’s own sign-in admits a member, and asks for a second factor if they have one',
    SLOW,
    async () => {
      const owner = await signedIn(app);
      // The first time, everything that was set up before it becomes void.
      const { browser: proven } = await come(verified('s-1', owner.email));
      const goThere = async () => {
        const { page } = await openTab(browser);
        await page.goto(`${origin}/dashboard/sign-in`);
        await page.getByRole('link', { name: 'Continue with Acme' }).click();
        await signInThere(page, 's-1');
        return page;
      };
      const page = await goThere();
      await page.getByRole('heading', { name: 'Today' }).waitFor();
      expect(page.url()).toBe(`${origin}/dashboard`);

      const { telephone } = await withApp(app, proven);
      const again = await goThere();
      await again.getByRole('heading', { name: 'One more step' }).waitFor();
      await again.getByLabel('Code').fill(telephone.next());
      await again.getByRole('button', { name: 'Continue' }).click();
      await again.getByRole('heading', { name: 'Today' }).waitFor();
    },
  );

  it('explains why a person is not admitted', SLOW, async () => {
    const { page } = await openTab(browser);
    await page.goto(`${origin}${refused('provider_stranger')}`);
    await page.getByRole('alert').getByText('No member here uses that sign-in').waitFor();
  });
});

describe('the company’s own sign-in', () => {
  it('matches a member by a verified address once, and by the subject ever after', async () => {
    const { email } = await signedIn(app);
    expect(await come(verified('s-2', email.toUpperCase()))).toMatchObject({
      sentTo: '/dashboard',
      member: { email },
    });
    // The same person under another address, and another person with that person's old address.
    expect(await come(verified('s-2', 'married@example.com'))).toMatchObject({ member: { email } });
    const other = await come(verified('s-3', email));
    expect(other).toMatchObject({ sentTo: refused('provider_stranger'), member: null });
  });

  it('accepts an invitation for that address, and signs up no one else', async () => {
    const owner = await signedIn(app);
    const email = 'invited@example.com';
    const token = tokenOf((await invite(owner, email, 'finance')).body);
    expect(await come(verified('s-4', email), token)).toMatchObject({ member: { email, role: 'finance' } });
    // Such a member has no password, and signing up in their name does not give them one.
    const body = { email, password: PASSWORD };
    expect((await visitor(app).call('POST', '/account', { body })).body).toMatchObject({
      code: 'email_taken',
    });
    const stranger = await come(verified('s-5', 'stranger@example.com'));
    expect(stranger).toMatchObject({ sentTo: refused('provider_stranger'), member: null });
  });

  it('does not stand for a second factor where the account requires one', async () => {
    const owner = await signedIn(app);
    const token = tokenOf((await invite(owner, 'owing@example.com', 'finance')).body);
    const { browser: member } = await come(verified('s-90', 'owing@example.com'), token);
    await withApp(app, owner);
    await owner.call('PUT', '/policies/sign-in', { body: { secondFactorRequired: true } });
    expect((await member.call('GET', '/v1/developer')).body).toMatchObject({
      code: 'second_factor_required',
    });
    await withApp(app, member);
    expect((await member.call('GET', '/v1/developer')).status).toBe(200);
  });

  it('does not accept an unverified address', async () => {
    const { email } = await signedIn(app);
    const claimed = await come({ sub: 's-6', email, email_verified: false });
    expect(claimed).toMatchObject({ sentTo: refused('provider_unverified'), member: null });
    // A Cyrillic letter that looks like the first of the address, which the forms refuse too.
    const alike = await come(verified('s-7', `\u0430${email.slice(1)}`));
    expect(alike).toMatchObject({ sentTo: refused('provider_unverified'), member: null });
    const links = await app.database.owner.query(
      "SELECT 1 FROM person_subjects WHERE subject IN ('s-6', 's-7')",
    );
    expect(links).toEqual([]);
  });
});

describe('an invitation', () => {
  it('is never accepted in silence: only on its page, and only by the person it is for', async () => {
    const [corp, stranger] = [await signedIn(app), await signedIn(app)];
    const email = 'page-only@example.com';
    const corpToken = tokenOf((await invite(corp, email, 'finance')).body);
    const strangeToken = tokenOf((await invite(stranger, email, 'admin')).body);
    expect(await come(verified('s-7', email))).toMatchObject({
      sentTo: refused('no_membership'),
      member: null,
    });
    expect(await come(verified('s-8', corp.email), corpToken)).toMatchObject({
      sentTo: refused('invitation_invalid'),
    });
    expect(await come(verified('s-7', email), corpToken)).toMatchObject({ member: { role: 'finance' } });
    const states = await app.database.owner.query(
      `SELECT role, state FROM members JOIN people USING (person_id) JOIN person_subjects USING (person_id)
       WHERE subject = 's-7' ORDER BY role`,
    );
    expect(states).toEqual([
      { role: 'admin', state: 'invited' },
      { role: 'finance', state: 'active' },
    ]);
    const used = await visitor(app).call('POST', '/invitation/provider', { body: { token: corpToken } });
    expect(used.body).toMatchObject({ statusCode: 404, code: 'invitation_invalid' });
    expect(await come(verified('s-7', email), strangeToken)).toMatchObject({ member: { role: 'admin' } });
  });
});

describe('an address that an inviter claimed', () => {
  it('belongs to the person who proves it: password, second factor and sessions from before are void', async () => {
    const [attacker, corp] = [await signedIn(app), await signedIn(app)];
    const email = 'claimed@example.com';
    // The attacker sees the link where no mail is set up, and opens it.
    const claimer = await memberWith(app, attacker, 'admin', { email });
    const { telephone } = await withApp(app, claimer);
    const token = tokenOf((await invite(corp, email, 'finance')).body);
    const real = await come(verified('s-9', email), token);
    expect(real).toMatchObject({ sentTo: '/dashboard', member: { email, role: 'finance' } });

    expect((await claimer.call('GET', '/members')).status).toBe(401);
    const again = visitor(app);
    expect((await again.call('POST', '/session', { body: { email, password: PASSWORD } })).status).toBe(401);
    expect((await again.call('POST', '/session/code', { body: { code: telephone.next() } })).status).toBe(
      401,
    );
    const log = await app.call<{ data: { type: string }[] }>('GET', '/v1/audit-log', { key: attacker.key });
    expect(log.body.data.map(({ type }) => type)).toContain('mailbox.proved');
    // Later sign-ins void nothing.
    await come(verified('s-9', email));
    expect((await real.browser.call('GET', '/v1/developer')).status).toBe(200);
  });
});

describe('its callback', () => {
  const back = (query: string, cookie = '') =>
    app.http.inject({ url: `/dashboard/api/session/provider/callback${query}`, headers: { cookie } });

  it('opens nothing for a browser that did not start the sign-in, or with another state', async () => {
    const begun = await app.http.inject({ url: '/dashboard/api/session/provider' });
    expect(begun.statusCode).toBe(303);
    const [cookie = ''] = String(begun.headers['set-cookie']).split(';', 1);
    expect(String(begun.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/);
    const asked = new URL(String(begun.headers.location)).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('nonce')).toBeTruthy();
    const state = asked.get('state');
    const iss = encodeURIComponent(company.issuer);
    for (const [query, kept] of [
      [`?code=x&state=${state}&iss=${iss}`, ''],
      [`?code=x&state=other&iss=${iss}`, cookie],
      [`?code=x&state=${state}&iss=https%3A%2F%2Fevil.example`, cookie],
      [`?code=x&state=${state}&iss=${iss}`, cookie],
      [`?error=access_denied&state=${state}&iss=${iss}`, cookie],
      ['', cookie],
      [`?code=x&state=${state}`, 'surety_errand=1.0000000000000000.AAAA'],
    ] as const) {
      const answer = await back(query, kept);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, refused('provider_refused')]);
      expect(String(answer.headers['set-cookie'])).not.toContain('surety_session');
    }
  });
});
