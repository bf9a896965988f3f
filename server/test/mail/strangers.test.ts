import { describe, expect, it } from 'vitest';
import { PASSWORD, signedIn, visitor } from '#test/support/dashboard/dashboard.ts';
import { invite } from '#test/support/dashboard/members.ts';
import { runDueJobs } from '#test/support/escrow.ts';
import { openMailServer, startMailApp } from '#test/support/mail.ts';

const server = await openMailServer();
const app = await startMailApp(server.url, { PUBLIC_URL: 'https://escrow.example.com' });

/** Mails received since the last call. */
async function mails() {
  const before = server.received.length;
  await runDueJobs(app);
  return server.received.slice(before);
}

describe('a name that others read in mails', () => {
  it.each([
    ['a line break', 'Acme\nYour account is locked'],
    ['a carriage return', 'Acme\rBcc: x'],
    ['a line separator', 'Acme\u2028Locked'],
    ['a change of direction', 'Acme \u202emoc.live'],
    ['a web address', 'Verify at https://evil.example'],
    ['www', 'See www.evil.example'],
    ['a domain', 'Acme: evil.com'],
    ['a domain with a path', 'Acme evil.example/login'],
  ])('has no %s', async (what, name) => {
    const email = `${what.replaceAll(' ', '-')}@example.com`;
    const answer = await visitor(app).call('POST', '/account', { body: { email, password: PASSWORD, name } });
    expect(answer.body).toMatchObject({ statusCode: 400, details: [{ path: 'name' }] });
    const { key } = await app.signUp();
    const settings = await app.call('PATCH', '/v1/mail/settings', { key, body: { senderName: name } });
    expect(settings.body).toMatchObject({ statusCode: 400 });
  });

  it.each(['Acme Nig. Ltd', 'J.R. Smith & Sons', 'Ọlá Stores', 'St. John’s', 'ada.obi', '漢字 Co.'])(
    'may be %s',
    async (name) => {
      const email = `fine-${performance.now()}@example.com`;
      const body = { email, password: PASSWORD, name };
      expect((await visitor(app).call('POST', '/account', { body })).status).toBe(201);
    },
  );
});

describe('a mail with a link', () => {
  it('is sent under the name of the service, whatever name its account has chosen', async () => {
    const owner = await signedIn(app);
    await owner.call('PATCH', '/v1/mail/settings', { body: { senderName: 'Big Bank Security' } });
    await invite(owner, 'linked@example.com', 'support');
    await visitor(app).call('POST', '/password/forgotten', { body: { email: owner.email } });
    const sent = await mails();
    expect(sent).toHaveLength(2);
    for (const { headers } of sent) {
      expect(headers['from']).toContain('Surety');
      expect(headers['from']).not.toContain('Big Bank');
    }
  });

  it('does not repeat an older name with a link in it', async () => {
    const owner = await signedIn(app);
    const { box } = app.context;
    const id = (await owner.call<{ developer: { id: string } }>('GET', '/session')).body.developer.id;
    const name = box.encrypt(`developers/${id}/name`, 'Go to https://evil.example');
    const changed = await app.database.owner.query(
      'UPDATE developers SET name = $2 WHERE developer_id = $1 RETURNING true',
      [id, name],
    );
    expect(changed).toHaveLength(1);
    await invite(owner, 'older@example.com', 'support');
    const [mail] = await mails();
    expect(mail?.text).toContain('You received this');
    expect(mail?.text).not.toContain('evil.example');
  });

  it('reaches an address that has not answered three times a day, from all accounts together', async () => {
    const to = 'flooded@example.com';
    for (let n = 0; n < 3; n++) {
      const owner = await signedIn(app);
      for (let again = 0; again < 3; again++) expect((await invite(owner, to, 'support')).status).toBe(201);
    }
    expect(await mails()).toHaveLength(3);
    const answered = await signedIn(app);
    for (let n = 0; n < 5; n++) await invite(await signedIn(app), answered.email, 'support');
    expect(await mails()).toHaveLength(5);
  });
});
