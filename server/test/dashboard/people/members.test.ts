import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#core/time.ts';
import { startTestApp } from '#test/support/app.ts';
import { PASSWORD, signedIn, type Visitor, visitor } from '#test/support/dashboard/dashboard.ts';
import { invite, type MemberBody, memberWith, tokenOf } from '#test/support/dashboard/members.ts';

const app = await startTestApp();

type Who = {
  developer: { id: string } | null;
  member: { id: string; email: string; name: string; role: string } | null;
  accounts: { id: string; name: string }[];
};

type SignIn = { role: string; lastSignIn: string | null; secondFactor: boolean };

const whoIs = async (person: Visitor) => (await person.call<Who>('GET', '/session')).body;
const listed = async (by: Visitor) => (await by.call<{ data: MemberBody[] }>('GET', '/members')).body.data;
const changeRole = (by: Visitor, id: string, role: string) =>
  by.call('PATCH', `/members/${id}`, { body: { role } });
const remove = (by: Visitor, id: string) => by.call('DELETE', `/members/${id}`);
const accept = (token: string, more: object = {}, person = visitor(app)) =>
  person.call('POST', '/invitation/accept', { body: { token, password: PASSWORD, ...more } });
const address = (name: string) => `${name}-${performance.now()}@example.com`;

describe('a person who signs up', () => {
  it('is the owner of the account, and its only member', async () => {
    const owner = await signedIn(app);
    const [member, ...others] = await listed(owner);
    expect(member).toMatchObject({ email: owner.email, role: 'owner', state: 'active', removedAt: null });
    expect(others).toEqual([]);
    expect((await whoIs(owner)).member).toMatchObject({ id: member?.id, role: 'owner' });
  });
});

describe('the list of members', () => {
  it('has each one’s last sign-in, and if a password alone is enough for it', async () => {
    const owner = await signedIn(app);
    const finance = await memberWith(app, owner, 'finance');
    const ofEach = async () => {
      const { body } = await owner.call<{ data: SignIn[] }>('GET', '/members');
      return Object.fromEntries(body.data.map((one) => [one.role, one]));
    };
    const before = await ofEach();
    expect(before['owner']).toMatchObject({ secondFactor: false, lastSignIn: expect.any(String) });
    app.time.advance(60_000);
    const again = { body: { email: finance.email, password: PASSWORD } };
    expect((await visitor(app).call('POST', '/session', again)).status).toBe(204);
    const after = await ofEach();
    const minutes =
      Date.parse(after['finance']?.lastSignIn ?? '') - Date.parse(before['finance']?.lastSignIn ?? '');
    expect(minutes).toBeGreaterThanOrEqual(60_000);
    expect(after['owner']?.lastSignIn).toBe(before['owner']?.lastSignIn);
    await app.database.owner.query(
      `INSERT INTO totp_secrets (person_id, secret, encrypted_by, created_at, confirmed_at)
       SELECT person_id, 'x', 'x', now(), now() FROM members WHERE id = $1`,
      [finance.id],
    );
    expect((await ofEach())['finance']).toMatchObject({ secondFactor: true });
  });
});

describe('an invitation', () => {
  it('is accepted once, with the name and password that the person chooses', async () => {
    const owner = await signedIn(app);
    const email = address('Ngozi');
    const invited = await invite(owner, email, 'finance');
    expect(invited.status).toBe(201);
    expect(invited.body.member).toMatchObject({ email: email.toLowerCase(), state: 'invited' });
    const token = tokenOf(invited.body);

    const shown = await visitor(app).call('POST', '/invitation', { body: { token } });
    expect(shown.body).toMatchObject({ email: email.toLowerCase(), role: 'finance', known: false });
    expect((await accept(token, { password: 'password' })).status).toBe(400);
    const person = visitor(app);
    expect((await accept(token, { name: 'Ngozi Eze' }, person)).status).toBe(204);
    expect((await whoIs(person)).member).toMatchObject({ name: 'Ngozi Eze', role: 'finance' });

    expect((await accept(token)).body).toMatchObject({ code: 'invitation_invalid' });
    const again = await visitor(app).call('POST', '/session', { body: { email, password: PASSWORD } });
    expect(again.status).toBe(204);
    expect((await invite(owner, email, 'risk')).body).toMatchObject({ code: 'member_exists' });
  });

  it('is stored as a hash, and the address of the invited person is encrypted', async () => {
    const owner = await signedIn(app);
    const { body } = await invite(owner, 'encrypted-invitee@example.com', 'risk');
    for (const table of ['invitations', 'members', 'people', 'person_emails']) {
      const rows = JSON.stringify(await app.database.owner.query(`SELECT * FROM ${table}`));
      expect(rows).not.toContain(tokenOf(body));
      expect(rows).not.toContain('encrypted-invitee');
    }
  });

  it('is invalid after seven days, when it was withdrawn, or when there is a newer one', async () => {
    const owner = await signedIn(app);
    const old = await invite(owner, address('late'), 'risk');
    app.time.advance(7 * DAY_MS + 1);
    expect((await accept(tokenOf(old.body))).status).toBe(404);
    const signedInAgain = visitor(app);
    await signedInAgain.call('POST', '/session', { body: { email: owner.email, password: PASSWORD } });
    const { body } = await invite(signedInAgain, old.body.member.email, 'support');
    expect(body.member).toMatchObject({ id: old.body.member.id, role: 'support' });
    const newest = await invite(signedInAgain, old.body.member.email, 'support');
    expect((await accept(tokenOf(body))).status).toBe(404);
    expect((await remove(signedInAgain, body.member.id)).status).toBe(204);
    expect((await accept(tokenOf(newest.body))).status).toBe(404);
  });

  it('is accepted by one of many concurrent requests', async () => {
    const owner = await signedIn(app);
    const token = tokenOf((await invite(owner, address('race'), 'risk')).body);
    const answers = await Promise.all(Array.from({ length: 6 }, () => accept(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404, 404]);
  });

  it('accepts an existing password, and the person can switch between both accounts', async () => {
    const [first, second] = [await signedIn(app), await signedIn(app)];
    const token = tokenOf((await invite(first, second.email, 'auditor')).body);
    const shown = await visitor(app).call('POST', '/invitation', { body: { token } });
    expect(shown.body).toMatchObject({ known: true });
    expect((await accept(token, { password: 'not theirs 1' })).status).toBe(401);
    const person = visitor(app);
    expect((await accept(token, {}, person)).status).toBe(204);

    const there = await whoIs(person);
    expect(there.member).toMatchObject({ role: 'auditor', email: second.email });
    const [home] = there.accounts.filter(({ id }) => id !== there.developer?.id);
    const go = (accountId: string) => person.call('PUT', '/session/account', { body: { accountId } });
    expect((await go(home?.id ?? '')).status).toBe(204);
    expect(await whoIs(person)).toMatchObject({ developer: { id: home?.id }, member: { role: 'owner' } });
    // A page that still shows the other account changes nothing in this one.
    const headers = { 'x-surety-account': there.developer?.id ?? '' };
    const late = await person.call('POST', '/v1/developer/api-keys', { body: {}, headers });
    expect(late.body).toMatchObject({ statusCode: 409, code: 'account_switched' });
    const stranger = await whoIs(await signedIn(app));
    expect((await go(stranger.developer?.id ?? '')).status).toBe(404);
  });

  it('does not reserve the address: its owner can sign up with it, and still accept', async () => {
    const owner = await signedIn(app);
    const email = address('both');
    const token = tokenOf((await invite(owner, email, 'risk')).body);
    await app.signUp(email);
    expect((await accept(token, { password: 'something else 1' })).status).toBe(401);
    expect((await accept(token)).status).toBe(204);
  });
});

describe('a change of role', () => {
  it('applies from the next request on, in every process', async () => {
    const owner = await signedIn(app);
    const elsewhere = await app.startNode();
    const member = await memberWith(elsewhere, owner, 'admin');
    expect((await member.call('GET', '/members')).status).toBe(200);
    expect((await changeRole(owner, member.id, 'support')).body).toMatchObject({ role: 'support' });
    expect((await member.call('GET', '/members')).body).toMatchObject({ code: 'forbidden' });
  });

  it.each(['PATCH', 'DELETE'])('of the last owner is refused: %s', async (method) => {
    const owner = await signedIn(app);
    const { member } = await whoIs(owner);
    const answer = await owner.call(method, `/members/${member?.id}`, { body: { role: 'admin' } });
    expect(answer.body).toMatchObject({ statusCode: 409, code: 'last_owner' });
  });

  it('leaves one owner where two remove each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      const one = await signedIn(app);
      const two = await memberWith(app, one, 'owner');
      const oneId = (await whoIs(one)).member?.id ?? '';
      const answers = await Promise.all([remove(one, two.id), remove(two, oneId)]);
      const done = answers.filter(({ status }) => status === 204);
      expect(done).toHaveLength(1);
    }
  });

  it('creates owners only by owners', async () => {
    const owner = await signedIn(app);
    const admin = await memberWith(app, owner, 'admin');
    const ownerId = (await whoIs(owner)).member?.id ?? '';
    const tries = [
      await invite(admin, address('x'), 'owner'),
      await changeRole(admin, admin.id, 'owner'),
      await changeRole(admin, ownerId, 'support'),
      await remove(admin, ownerId),
    ];
    for (const { body } of tries) {
      expect(body).toMatchObject({ code: 'forbidden', message: expect.stringContaining('owners.write') });
    }
    expect((await invite(admin, address('y'), 'admin')).status).toBe(201);
    expect((await changeRole(owner, admin.id, 'owner')).status).toBe(200);
  });
});

describe('a removal', () => {
  it('ends the sessions at once, in every process, and the name stays', async () => {
    const owner = await signedIn(app);
    const elsewhere = await app.startNode();
    const member = await memberWith(elsewhere, owner, 'developer');
    expect((await member.call('GET', '/v1/developer')).status).toBe(200);
    expect((await remove(owner, member.id)).status).toBe(204);
    expect((await member.call('GET', '/v1/developer')).status).toBe(401);
    const signIn = { body: { email: member.email, password: PASSWORD } };
    expect((await visitor(app).call('POST', '/session', signIn)).body).toMatchObject({
      code: 'no_membership',
    });
    const names = await owner.call<{ data: { id: string; name: string }[] }>('GET', '/members/names');
    expect(names.body.data).toContainEqual({ id: member.id, name: 'The developer', state: 'removed' });
    expect((await remove(owner, member.id)).status).toBe(404);
    // Back again, as the same member.
    const { body } = await invite(owner, member.email, 'risk');
    expect(body.member.id).toBe(member.id);
    expect((await accept(tokenOf(body))).status).toBe(204);
  });
});
