import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { answerFor, openCompanySignIn } from '#test/support/dashboard/company-sign-in.ts';
import { PASSWORD, signedIn, visitor } from '#test/support/dashboard/dashboard.ts';
import { invite, memberWith } from '#test/support/dashboard/members.ts';
import { freePort } from '#test/support/dashboard/signed-in-browser.ts';
import { softDevice } from '#test/support/dashboard/soft-device.ts';
import { withApp } from '#test/support/dashboard/two-step.ts';
import { newLink } from '#test/support/identity/link.ts';

const origin = `http://localhost:${await freePort()}`;
const company = await openCompanySignIn(`${origin}/dashboard/api/session/provider/callback`);
const app = await startTestApp({
  cells: ['north'],
  settings: {
    PUBLIC_URL: origin,
    OIDC_ISSUER: company.issuer,
    OIDC_CLIENT_ID: company.client.id,
    OIDC_CLIENT_SECRET: company.client.secret,
    OIDC_NAME: 'Acme',
  },
});
const ofSouth = await signedIn(app);
const ofNorth = await signedIn(app);

type Session = { developer: { id: string } | null; member: { email: string } | null; factorsAsked: string[] };
type Asked = { options: { challenge: string } };

async function whoIs(person: ReturnType<typeof visitor>): Promise<string | null> {
  return (await person.call<Session>('GET', '/session')).body.member?.email ?? null;
}

async function comeIn(email: string) {
  const person = visitor(app);
  await person.call('POST', '/session', { body: { email, password: PASSWORD } });
  return person;
}

describe('people in cells', () => {
  it('sign in by their address, in the cell of their account', async () => {
    const [south, north] = app.contexts ?? [];
    for (const [person, cell] of [
      [ofSouth, south],
      [ofNorth, north],
    ] as const) {
      expect(await whoIs(person)).toBe(person.email);
      const agreement = { buyerExternalId: 'b', sellerExternalId: 's', totalAmount: 100 };
      const body = { ...agreement, milestones: [{ title: 'All', amount: 100 }] };
      const made = await person.call<{ id: string }>('POST', '/v1/escrow/agreements', { body });
      expect(made.status).toBe(201);
      const there = await cell?.db.query('SELECT 1 FROM agreements WHERE id = $1', [made.body.id]);
      expect(there).toHaveLength(1);
      expect((await person.call('GET', '/overview')).status).toBe(200);
    }
    const wrong = await visitor(app).call('POST', '/session', {
      body: { email: ofNorth.email, password: 'not this one' },
    });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
  });

  it('are invited only to accounts of their cell', async () => {
    const member = await memberWith(app, ofNorth, 'support');
    expect(await whoIs(member)).toBe(member.email);
    expect(await whoIs(await comeIn(member.email))).toBe(member.email);
    const refused = await invite(ofSouth, member.email, 'support');
    expect(refused).toMatchObject({ status: 409, body: { code: 'member_elsewhere' } });
  });

  it('show their second factor in the cell that asks for it', async () => {
    const person = await memberWith(app, ofNorth, 'admin');
    const { telephone } = await withApp(app, person);
    const again = await comeIn(person.email);
    expect((await again.call<Session>('GET', '/session')).body.factorsAsked).toEqual(['code']);
    expect((await again.call('POST', '/session/code', { body: { code: telephone.next() } })).status).toBe(
      204,
    );
    expect(await whoIs(again)).toBe(person.email);
  });

  it('sign in with only a passkey, before their identity is known', async () => {
    const person = await memberWith(app, ofNorth, 'finance');
    const device = softDevice(origin);
    const begun = await person.call<Asked>('POST', '/security/passkeys/begin');
    const answer = device.create(begun.body.options.challenge);
    const saved = await person.call('POST', '/security/passkeys', { body: { name: 'Key', answer } });
    expect(saved.status).toBe(201);
    const stranger = visitor(app);
    const asked = await stranger.call<Asked>('POST', '/session/passkey/begin');
    const signed = device.sign(asked.body.options.challenge, true);
    expect((await stranger.call('POST', '/session/passkey', { body: { answer: signed } })).status).toBe(204);
    expect(await whoIs(stranger)).toBe(person.email);
  });

  it('sign in through their company', async () => {
    const sub = 'ada-of-north';
    company.know({ sub, email: ofNorth.email, email_verified: true });
    for (const _time of ['by the address', 'by the subject']) {
      const browser = visitor(app);
      const begun = await browser.call('GET', '/session/provider');
      const query = await answerFor(sub, String(begun.headers['location']));
      const back = await browser.call('GET', `/session/provider/callback${query}`);
      expect(back.headers['location']).toBe('/dashboard');
      expect(await whoIs(browser)).toBe(ofNorth.email);
    }
  });

  it('open the link of an identity check of any account', async () => {
    for (const { key } of [ofSouth, ofNorth]) {
      const link = await newLink(app, key);
      expect(await link.on.look()).toMatchObject({ status: 200, body: { consented: false } });
      expect((await link.on.consent()).status).toBe(204);
      expect(await link.on.look()).toMatchObject({ status: 200, body: { consented: true } });
    }
  });
});
