import { describe, expect, it, onTestFinished } from 'vitest';
import { sendMail } from '#actions/mail/send-mail.ts';
import { createContext } from '#app/context.ts';
import { rotateSecrets } from '#app/database.ts';
import { DAY_MS } from '#core/time.ts';
import { housekeeping } from '#jobs/housekeeping.ts';
import { startMailWorker } from '#jobs/mail/mail-worker.ts';
import { readConfig } from '#settings/config.ts';
import { openRootSecret } from '#settings/root-secret.ts';
import * as mailLog from '#store/mail/mail-log.ts';
import { openSecretBox } from '#store/secrets/secret-box.ts';
import type { TestApp } from '#test/support/app.ts';
import { startTestApp } from '#test/support/app.ts';
import { type Cuttable, cuttable } from '#test/support/database/cuttable.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';
import { openMailServer, queueMails, startMailApp, until } from '#test/support/mail.ts';
import { logSettled } from '#test/support/webhooks.ts';

const BUYER = 'buyer@example.com';

/** An event that is mailed to a buyer. */
async function payable(app: TestApp, key: string, buyerEmail = BUYER): Promise<void> {
  const on = platform(app, key);
  const { body } = await on.create([1000], { buyerEmail });
  await on.confirm(body.id, String(body.milestones[0]?.id), 'seller');
}

const rowsOf = (app: TestApp, what = 'state, reply') =>
  app.database.service.query<Record<string, unknown>>(`SELECT ${what} FROM mails ORDER BY id`);

function startWorkerOn(app: TestApp) {
  const errors: object[] = [];
  const starting = startMailWorker(app.context, { error: (details) => errors.push(details) }, { pollMs: 50 });
  onTestFinished(async () => {
    await (await starting).stop();
    expect(errors).toEqual([]);
  });
  return starting;
}

describe('following the log', () => {
  it('begins when mail was set up, continues after a restart, and skips the time without it', async () => {
    const server = await openMailServer();
    const app = await startTestApp({ settings: { SMTP_URL: server.url, MAIL_FROM: 'a@b.example' } });
    const { key } = await app.signUp();
    await payable(app, key, 'before@example.com');
    await logSettled(app);
    await mailLog.follow(app.context.db, true);
    await payable(app, key, 'first@example.com');
    await queueMails(app);
    await mailLog.follow(app.context.db, true);
    await payable(app, key, 'restarted@example.com');
    await mailLog.follow(app.context.db, false);
    await payable(app, key, 'without@example.com');
    await logSettled(app);
    await mailLog.follow(app.context.db, true);
    await payable(app, key, 'after@example.com');
    await queueMails(app);
    await runDueJobs(app);
    const recipients = server.received.map(({ to }) => to);
    // Events committed while no process was running are mailed by the next one, unless mail was off
    // meanwhile.
    expect(recipients.toSorted()).toEqual(['after@example.com', 'first@example.com']);
  });

  it('queues nothing twice when two processes read the same events', async () => {
    const server = await openMailServer();
    const app = await startMailApp(server.url);
    const { key } = await app.signUp();
    for (let n = 0; n < 10; n++) await payable(app, key, `buyer${n}@example.com`);
    await logSettled(app);
    await Promise.all([queueMails(app), queueMails(app), queueMails(app)]);
    await runDueJobs(app);
    expect(server.received).toHaveLength(10);
  });

  it('is done by a worker, soon after the commit', async () => {
    const server = await openMailServer();
    const app = await startMailApp(server.url);
    const { key } = await app.signUp();
    await startWorkerOn(app);
    await payable(app, key);
    await until(() => server.received.length === 1);
  });
});

describe('limits', () => {
  it('apply per address and tenant and day, and are reported', async () => {
    const server = await openMailServer();
    const app = await startMailApp(server.url, { MAIL_PER_DAY: '28' });
    const { key } = await app.signUp();
    for (let n = 0; n < 26; n++) await payable(app, key);
    for (let n = 0; n < 3; n++) await payable(app, key, `other${n}@example.com`);
    await queueMails(app);
    await runDueJobs(app);
    const limited = (await rowsOf(app)).filter(({ reply }) => reply === 'limit');
    expect(server.received.filter(({ to }) => to === BUYER)).toHaveLength(25);
    expect(server.received).toHaveLength(27);
    expect(limited).toHaveLength(2);
    app.time.advance(DAY_MS);
    await payable(app, key);
    await queueMails(app);
    await runDueJobs(app);
    expect(server.received).toHaveLength(28);
  });
});

describe('a test environment', () => {
  it('sends nothing, and keeps its mails readable for a week', async () => {
    const server = await openMailServer();
    const app = await startMailApp(server.url);
    const { key } = await app.signUp();
    const made = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', {
      key,
      body: { environment: 'test' },
    });
    const test = made.body.apiKey;
    await payable(app, test);
    await queueMails(app);
    await runDueJobs(app);
    expect(server.received).toEqual([]);
    const list = await app.call<{ data: { id: string }[] }>('GET', '/v1/mail/messages', { key: test });
    expect(list.body.data).toMatchObject([{ status: 'KEPT', recipient: 'b•••@example.com' }]);
    const path = `/v1/mail/messages/${list.body.data[0]?.id}`;
    const readable = await app.call('GET', path, { key: test });
    expect(readable.body['content']).toMatchObject({
      subject: 'The seller says that “Step 1” is done',
      text: expect.stringContaining('₦10.00'),
    });
    expect((await app.call('GET', path, { key })).status).toBe(404);
    app.time.advance(8 * DAY_MS);
    await housekeeping.run(app.context, {} as never);
    expect((await app.call('GET', path, { key: test })).body['content']).toBeNull();
    app.time.advance(90 * DAY_MS);
    await housekeeping.run(app.context, {} as never);
    expect((await app.call('GET', path, { key: test })).status).toBe(404);
  });
});

describe('what is queued', () => {
  it('survives a rotation of its encryption key', async () => {
    const server = await openMailServer();
    const app = await startMailApp(server.url);
    const { key } = await app.signUp();
    await payable(app, key);
    await queueMails(app);
    const before = Buffer.from('5e'.repeat(32), 'hex');
    const secret = await openRootSecret(Buffer.from('6f'.repeat(32), 'hex'), '', [before]);
    await rotateSecrets(app.database.service, openSecretBox(secret));
    const alone = await openRootSecret(Buffer.from('6f'.repeat(32), 'hex'), '');
    const config = readConfig({ SMTP_URL: server.url, MAIL_FROM: 'a@b.example' });
    const context = createContext(app.database.service, config, { secret: alone, clock: app.time.now });
    await runDueJobs({ ...app, context });
    expect(server.received).toHaveLength(1);
    await context.identity.close();
  });

  it('is sent once though the database goes away in the moment in which it is accepted', async () => {
    const wires: Cuttable[] = [];
    let cutting = false;
    const server = await openMailServer({
      judge: async () => {
        if (cutting) await wires[0]?.cut();
        setTimeout(() => void wires[0]?.restore(), 1_500);
        return null;
      },
    });
    const route = async (serviceUrl: string) => {
      const wire = await cuttable(serviceUrl);
      wires.push(wire);
      return wire.url;
    };
    const app = await startMailApp(server.url, {}, { route });
    const { key, developerId } = await app.signUp();
    await payable(app, key);
    await queueMails(app);
    const [row] = await rowsOf(app, 'id');
    cutting = true;
    expect(await sendMail(app.context, { developerId, mailId: String(row?.['id']) })).toBeNull();
    expect(await rowsOf(app)).toEqual([{ state: 'SENT', reply: null }]);
    expect(server.received).toHaveLength(1);
  });

  it('waits while mail is off again, and is given up after three days', async () => {
    const server = await openMailServer();
    const app = await startMailApp(server.url);
    const { key } = await app.signUp();
    await payable(app, key);
    await queueMails(app);
    const off = { ...app, context: { ...app.context, mail: { ...app.context.mail, messenger: null } } };
    await runDueJobs(off);
    expect(await rowsOf(app)).toEqual([{ state: 'QUEUED', reply: null }]);
    app.time.advance(4 * DAY_MS);
    await runDueJobs(off);
    expect(await rowsOf(app)).toEqual([{ state: 'GIVEN_UP', reply: null }]);
  });
});
