import { describe, expect, it } from 'vitest';
import { RESET_GUARDS } from '#core/account/sign-in-guard.ts';
import { MINUTE_MS } from '#core/time.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { PASSWORD, signedIn, type Visitor, visitor } from '#test/support/dashboard/dashboard.ts';
import { invite } from '#test/support/dashboard/members.ts';
import { withApp } from '#test/support/dashboard/two-step.ts';
import { runDueJobs } from '#test/support/escrow.ts';
import { openMailServer, startMailApp } from '#test/support/mail.ts';
import { runCommand } from '#test/support/process/command.ts';

const ORIGIN = 'https://escrow.example.com';
const NEW = 'another horse 2';

const server = await openMailServer();
const app = await startMailApp(server.url, { PUBLIC_URL: ORIGIN }, { trustProxy: true });

const ask = (email: string, address = '198.51.100.1', person = visitor(app)) =>
  person.call('POST', '/password/forgotten', { body: { email }, headers: { 'x-forwarded-for': address } });
const choose = (token: string, password = NEW, person = visitor(app)) =>
  person.call('POST', '/password/reset/accept', { body: { token, password } });
const login = (email: string, password: string, person: Visitor = visitor(app)) =>
  person.call('POST', '/session', { body: { email, password } });

/** Mails received since the last call. */
async function mails() {
  const before = server.received.length;
  await runDueJobs(app);
  return server.received.slice(before);
}

/** The link that is mailed on request. */
async function linkFor(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(204);
  const [mail] = await mails();
  expect(mail?.to).toBe(email);
  return /#([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('a forgotten password', () => {
  it('is replaced once by a mailed link, and ends all sessions of the old one', async () => {
    const person = await signedIn(app);
    const token = await linkFor(person.email);
    const shown = await visitor(app).call('POST', '/password/reset', { body: { token } });
    expect(shown.body).toEqual({ email: person.email });
    expect((await choose(token, 'iloveyou')).body).toMatchObject({ details: [{ path: 'password' }] });
    const here = visitor(app);
    expect((await choose(token, NEW, here)).status).toBe(204);
    expect((await here.call('GET', '/v1/developer')).status).toBe(200);
    expect((await person.call('GET', '/v1/developer')).status).toBe(401);
    expect((await login(person.email, PASSWORD)).status).toBe(401);
    expect((await login(person.email, NEW)).status).toBe(204);
    expect((await choose(token)).body).toMatchObject({ code: 'reset_invalid' });
    const { body } = await app.call<{ data: { type: string }[] }>('GET', '/v1/audit-log', {
      key: person.key,
    });
    expect(body.data.map(({ type }) => type)).toContain('password.reset');
  });

  it('gets the same answer for an unknown address, and no mail is sent', async () => {
    const { email } = await app.signUp();
    const timed = async (address: string) => {
      const startedAt = performance.now();
      const { status, body, headers } = await ask(address);
      return { answer: [status, body, headers['set-cookie']], ms: performance.now() - startedAt };
    };
    const known = await timed(email);
    const unknown = await timed('nobody-at-all@example.com');
    expect(unknown.answer).toEqual(known.answer);
    // Both wait longer than a mail takes to write.
    for (const { ms } of [known, unknown]) expect(ms).toBeGreaterThan(290);
    expect((await mails()).map(({ to }) => to)).toEqual([email]);
  });

  it('cannot be replaced after half an hour, nor twice, nor with an older link; a late mail is not sent', async () => {
    const { email } = await app.signUp();
    const [first, second] = [await linkFor(email), await linkFor(email)];
    // A request in someone else's name does not void the link that they have.
    const answers = await Promise.all([choose(first), choose(first), choose(first)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect((await choose(second)).status).toBe(404);
    const late = await linkFor(email);
    app.time.advance(30 * MINUTE_MS);
    expect((await choose(late)).status).toBe(404);
    await ask(email);
    app.time.advance(30 * MINUTE_MS);
    expect(await mails()).toEqual([]);
  });

  it('still requires the second factor', async () => {
    const person = await signedIn(app);
    await choose(await linkFor(person.email), NEW, person);
    const { telephone } = await withApp(app, person);
    const here = visitor(app);
    expect((await choose(await linkFor(person.email), NEW, here)).status).toBe(204);
    const half = await here.call('GET', '/session');
    expect(half.body).toMatchObject({ developer: null, factorsAsked: ['code'] });
    expect((await here.call('POST', '/session/code', { body: { code: telephone.next() } })).status).toBe(204);
  });

  it('cannot flood a mailbox: frequent requests wait, and the owner’s own browser does not', async () => {
    const owner = await signedIn(app);
    const { email } = owner;
    const statuses: number[] = [];
    for (let n = 0; n < RESET_GUARDS.accountByStrangers.free + 3; n++) {
      statuses.push((await ask(email, `203.0.113.${n}`)).status);
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(RESET_GUARDS.accountByStrangers.free);
    expect(await mails()).toHaveLength(RESET_GUARDS.accountByStrangers.free);
    expect((await ask(email, '192.0.2.77', owner)).status).toBe(204);
    expect(await mails()).toHaveLength(1);
  });
});

describe('a mail with a sign-in link', () => {
  it('is kept confidential, stored as a hash and encrypted, and sent although mail to members is off', async () => {
    const owner = await signedIn(app);
    const { key, email } = owner;
    const settings = { body: { members: false, buyers: false }, key };
    await app.call('PATCH', '/v1/mail/settings', settings);
    await ask(email);
    const list = await app.call<{ data: { id: string; type: string }[] }>('GET', '/v1/mail/messages', {
      key,
    });
    const [queued] = list.body.data;
    expect(queued).toMatchObject({ type: 'password_reset', status: 'QUEUED' });
    const detail = await app.call('GET', `/v1/mail/messages/${queued?.id}`, { key });
    expect(detail.body).toMatchObject({ content: null });
    const [mail] = await mails();
    const [, token = ''] =
      new RegExp(`^Choose a new password: ${ORIGIN}/dashboard/new-password#([\\w-]{43})$`, 'm').exec(
        mail?.text ?? '',
      ) ?? [];
    expect(token).not.toBe('');
    for (const table of ['password_resets', 'mails', 'jobs']) {
      const rows = JSON.stringify(await app.database.owner.query(`SELECT * FROM ${table}`));
      for (const secret of [token, email]) expect(rows).not.toContain(secret);
    }
  });

  it('is the first proof of the mailbox: what was set up before it becomes void', async () => {
    const claimer = await signedIn(app);
    await withApp(app, claimer);
    const real = visitor(app);
    expect((await choose(await linkFor(claimer.email), NEW, real)).status).toBe(204);
    expect((await real.call('GET', '/v1/developer')).status).toBe(200);
    expect((await claimer.call('GET', '/v1/developer')).status).toBe(401);
    expect((await login(claimer.email, PASSWORD)).status).toBe(401);
  });

  it('carries an invitation, whose link is shown to nobody else', async () => {
    const owner = await signedIn(app);
    const { body } = await invite(owner, 'by-mail@example.com', 'risk');
    expect(body).toMatchObject({ mailed: true, path: null });
    const [mail] = await mails();
    expect(mail?.to).toBe('by-mail@example.com');
    const [, token = ''] =
      new RegExp(`^Accept the invitation: ${ORIGIN}/dashboard/invitation#([\\w-]{43})$`, 'm').exec(
        mail?.text ?? '',
      ) ?? [];
    expect(mail?.html).toMatch(
      /<a href="[^"]*\/dashboard\/invitation#[\w-]{43}" [^>]*>Accept the invitation<\/a>/,
    );
    const person = visitor(app);
    const accepted = { token, name: 'By Mail', password: PASSWORD };
    expect((await person.call('POST', '/invitation/accept', { body: accepted })).status).toBe(204);
    // Joining by the mailed link proved the mailbox, so a reset keeps the second factor.
    await withApp(app, person);
    const here = visitor(app);
    await choose(await linkFor('by-mail@example.com'), NEW, here);
    expect((await here.call('GET', '/session')).body).toMatchObject({ factorsAsked: ['code'] });
  });
});

describe('where no mail is sent', () => {
  const printed = (on: TestApp, ...words: string[]) =>
    runCommand(['password', ...words], { DATABASE_URL: on.database.serviceUrl, PUBLIC_URL: ORIGIN });

  it('the page says so, and the operator can print a link', async () => {
    const off = await startTestApp();
    const person = await signedIn(off);
    await withApp(off, person);
    expect((await person.call('GET', '/session')).body).toMatchObject({ resetByMail: false });
    const asked = await visitor(off).call('POST', '/password/forgotten', { body: { email: person.email } });
    expect(asked.body).toMatchObject({
      code: 'reset_not_by_mail',
      message: expect.stringContaining('surety password'),
    });

    const { code, output } = await printed(off, person.email.toUpperCase(), '--forget-factors');
    expect(code).toBe(0);
    const token = /https:\/\/escrow\.example\.com\/dashboard\/new-password#([\w-]{43})/.exec(output)?.[1];
    const here = visitor(off);
    const body = { token, password: NEW };
    expect((await here.call('POST', '/password/reset/accept', { body })).status).toBe(204);
    expect((await here.call('GET', '/v1/developer')).status).toBe(200);
  });
});
