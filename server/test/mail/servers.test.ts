import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';
import {
  type MailServerOptions,
  openMailServer,
  queueMails,
  smtpReply,
  startMailApp,
} from '#test/support/mail.ts';

type MailBody = { id: string; status: string; attempts: number; reply: string | null };

/** An account with queued mails for the test's server. */
async function withQueued(url: string, count = 1) {
  const app = await startMailApp(url);
  const { key } = await app.signUp();
  const on = platform(app, key);
  for (let n = 0; n < count; n++) {
    const { body } = await on.create([1000], { buyerEmail: `buyer${n}@example.com` });
    const assessed = await on.assess(body.id, { account_created_at: '2020-01-31T12:00:00Z' });
    expect(assessed.status).toBe(200);
  }
  await queueMails(app);
  const list = async () =>
    (await app.call<{ data: MailBody[] }>('GET', '/v1/mail/messages?limit=100', { key })).body.data;
  const bounces = async () =>
    (await app.call<{ bounces: object }>('GET', '/v1/mail/settings', { key })).body.bounces;
  return { app, key, on, list, bounces };
}

/** Accepts connections and never sends a byte. */
async function openSilence(): Promise<string> {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const refuseRecipient = (code: number, text: string): MailServerOptions => ({
  onRcptTo: (_address, _session, callback) => callback(smtpReply(code, text)),
});

describe('a mail server that does not accept a mail', () => {
  const LATER: [string, MailServerOptions, RegExp][] = [
    ['is closing (421)', { onMailFrom: (_a, _s, done) => done(smtpReply(421, 'closing')) }, /^421$/],
    ['greylists the recipient (450)', refuseRecipient(450, '4.7.1 try later'), /450 4\.7\.1$/],
    ['refuses our sender (550)', { onMailFrom: (_a, _s, done) => done(smtpReply(550, 'who?')) }, /^550$/],
    ['has no room for the text (452)', { judge: () => smtpReply(452, '4.3.1 full') }, /452 4\.3\.1$/],
  ];
  it.each(LATER)('%s: the mail waits and goes out when it does', async (_name, options, reply) => {
    const refusing = await openMailServer(options);
    const { app, list } = await withQueued(refusing.url);
    await runDueJobs(app);
    expect(await list()).toMatchObject([
      { status: 'QUEUED', attempts: 1, reply: expect.stringMatching(reply) },
    ]);
    await refusing.close();
    const mended = await openMailServer({ port: refusing.port });
    app.time.advance(2 * 60_000);
    await runDueJobs(app);
    expect(await list()).toMatchObject([{ status: 'SENT', attempts: 2, reply: null }]);
    expect(mended.received).toHaveLength(1);
  });

  it('refuses the recipient (550): a bounce, counted, never retried', async () => {
    const server = await openMailServer(refuseRecipient(550, '5.1.1 <buyer0@example.com> unknown'));
    const { app, list, bounces } = await withQueued(server.url);
    await runDueJobs(app);
    app.time.advance(DAY_MS);
    await runDueJobs(app);
    const [mail] = await list();
    expect(mail).toMatchObject({ status: 'REFUSED', attempts: 1, reply: '550 5.1.1' });
    expect(await bounces()).toEqual({ refused: 1, givenUp: 0 });
    // The server's message repeats the address, so it is not stored.
    const rows = JSON.stringify(await app.database.service.query('SELECT * FROM mails'));
    expect(rows).not.toContain('buyer0');
  });

  it('refuses the text (554): a bounce as well', async () => {
    const server = await openMailServer({ judge: () => smtpReply(554, '5.6.0 no') });
    const { app, list } = await withQueued(server.url);
    await runDueJobs(app);
    expect(await list()).toMatchObject([{ status: 'REFUSED', reply: '554 5.6.0' }]);
  });

  it('is unreachable: nothing is lost in two days, and given up after three', async () => {
    const gone = await openMailServer();
    await gone.close();
    const { app, list, bounces } = await withQueued(gone.url);
    for (let hours = 0; hours < 48; hours += 4) {
      await runDueJobs(app);
      app.time.advance(4 * HOUR_MS);
    }
    const [waiting] = await list();
    expect(waiting).toMatchObject({ status: 'QUEUED', reply: 'no connection' });
    expect(waiting?.attempts).toBeGreaterThanOrEqual(5);
    app.time.advance(DAY_MS + HOUR_MS);
    await runDueJobs(app);
    expect(await list()).toMatchObject([{ status: 'GIVEN_UP' }]);
    expect(await bounces()).toEqual({ refused: 0, givenUp: 1 });
  });

  it('never answers: other servers are used meanwhile, and the mail waits', {
    timeout: 180_000,
  }, async () => {
    const { app, list, on } = await withQueued(await openSilence());
    let given = false;
    const sending = runDueJobs(app).then(() => {
      given = true;
    });
    expect((await on.create([1000], { buyerEmail: 'other@example.com' })).status).toBe(201);
    expect(given).toBe(false);
    await sending;
    expect(await list()).toMatchObject([{ status: 'QUEUED', attempts: 1, reply: 'no answer in time' }]);
  });

  it('has no encryption where the URL requires it: nothing is sent to it', async () => {
    const server = await openMailServer();
    const { app, list } = await withQueued(`smtps://127.0.0.1:${server.port}`);
    await runDueJobs(app);
    expect(await list()).toMatchObject([{ status: 'QUEUED', attempts: 1 }]);
    expect(server.received).toEqual([]);
  });

  it('has an untrusted certificate: nothing is sent to it', async () => {
    const server = await openMailServer({ secure: true });
    const { app, list } = await withQueued(`smtps://127.0.0.1:${server.port}`);
    await runDueJobs(app);
    expect(await list()).toMatchObject([{ status: 'QUEUED', attempts: 1 }]);
    expect(server.received).toEqual([]);
  });

  it('refuses the password: the mail waits, and the password appears nowhere', async () => {
    const server = await openMailServer({
      disabledCommands: ['STARTTLS'],
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => callback(smtpReply(535, '5.7.8 no')),
    });
    const { app, list } = await withQueued(server.url.replace('//', '//mailer:s3cret-pass@'));
    await runDueJobs(app);
    expect(await list()).toMatchObject([{ status: 'QUEUED', attempts: 1, reply: '535 5.7.8' }]);
    const rows = JSON.stringify([
      await app.database.service.query('SELECT * FROM mails'),
      await app.database.service.query('SELECT * FROM jobs'),
    ]);
    expect(rows).not.toContain('s3cret-pass');
  });

  it('is down: after a few attempts it is left alone for a while', async () => {
    const gone = await openMailServer();
    await gone.close();
    const { app, list } = await withQueued(gone.url, 8);
    await runDueJobs(app);
    const tried = (await list()).map(({ attempts }) => attempts);
    expect(tried.toSorted()).toEqual([0, 0, 0, 1, 1, 1, 1, 1]);
  });
});
