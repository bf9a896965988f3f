import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { type Cli, startCli, temporaryFolder } from '#test/support/cli.ts';
import { platform } from '#test/support/escrow.ts';
import {
  MAIL_FROM,
  openMailServer,
  queueMails,
  type ReceivedMail,
  startMailApp,
  until,
} from '#test/support/mail.ts';

const folder = await temporaryFolder();
afterAll(() => folder.remove());

const MAILS = 24;
const KILLS = 3;
/** As many as the worker has under way at once. */
const UNDER_WAY = 4;

type Scene = Awaited<ReturnType<typeof startMailApp>>;

async function queue(app: Scene, count: number): Promise<string> {
  const { key } = await app.signUp();
  const on = platform(app, key);
  for (let n = 0; n < count; n++) {
    const { body } = await on.create([1000], {
      buyerEmail: `buyer${n}@example.com`,
      buyerExternalId: `b${n}`,
    });
    await on.assess(body.id, { external_user_id: `b${n}` });
  }
  await queueMails(app);
  return key;
}

function startWorkerOf(app: Scene, url: string): Cli {
  return startCli(['work'], {
    DATA_DIR: folder.path,
    DATABASE_URL: app.database.serviceUrl,
    MIGRATION_DATABASE_URL: app.database.ownerUrl,
    SMTP_URL: url,
    MAIL_FROM,
    LOG_LEVEL: 'error',
  });
}

/** A job whose worker died falls due when its lease ends; this skips that wait. */
const endLeases = (app: Scene) =>
  app.database.owner.query('UPDATE jobs SET run_at = now() WHERE claim IS NOT NULL');

const distinct = (mails: readonly ReceivedMail[]) =>
  new Set(mails.map(({ headers }) => headers['message-id']));
const allSent = async (app: Scene, count: number) => {
  const [row] = await app.database.service.query<{ n: number }>(
    `SELECT count(*) AS n FROM mails WHERE state = 'SENT'`,
  );
  return row?.n === count;
};

describe('kill -9 of the process that sends mail', { timeout: 180_000 }, () => {
  it('loses nothing at any moment, and duplicates at most the mails under way', async () => {
    const seed = Math.random();
    const server = await openMailServer({
      judge: async () => {
        await sleep(30);
        return null;
      },
    });
    const app = await startMailApp(server.url);
    await queue(app, MAILS);
    for (let kill = 0; kill < KILLS; kill++) {
      const worker = startWorkerOf(app, server.url);
      const before = server.received.length;
      await until(() => server.received.length > before);
      await sleep(((seed * 997 * (kill + 1)) % 1) * 300);
      worker.kill('SIGKILL');
      await worker.exited;
      await endLeases(app);
    }
    const last = startWorkerOf(app, server.url);
    await until(() => allSent(app, MAILS), 120_000);
    last.kill('SIGTERM');
    await last.exited;
    const copies = server.received.length - distinct(server.received).size;
    console.log(`mail: ${server.received.length} received, ${copies} copies, ${KILLS} kills, seed ${seed}`);
    expect(distinct(server.received).size).toBe(MAILS);
    expect(copies).toBeLessThanOrEqual(KILLS * UNDER_WAY);
    for (const mail of server.received) {
      const twins = server.received.filter(
        ({ headers }) => headers['message-id'] === mail.headers['message-id'],
      );
      expect(new Set(twins.map(({ raw }) => raw)).size).toBe(1);
    }
  });

  it('sends the same bytes again when it dies between the server’s acceptance and its own commit', async () => {
    const killed: Cli[] = [];
    let worker: Cli | null = null;
    const server = await openMailServer({
      // The server has the mail, and the sender dies before it learns that.
      judge: async () => {
        if (!worker || killed.includes(worker)) return null;
        killed.push(worker);
        worker.kill('SIGKILL');
        await worker.exited;
        return null;
      },
    });
    const app = await startMailApp(server.url);
    await queue(app, 1);
    worker = startWorkerOf(app, server.url);
    await worker.exited;
    expect(await allSent(app, 0)).toBe(true);
    worker = null;
    await endLeases(app);
    const next = startWorkerOf(app, server.url);
    await until(() => allSent(app, 1), 300_000);
    next.kill('SIGTERM');
    await next.exited;
    expect(server.received).toHaveLength(2);
    expect(server.received[0]?.raw).toBe(server.received[1]?.raw);
  });

  it('sends nothing again after a regular stop', async () => {
    const server = await openMailServer({
      judge: async () => {
        await sleep(300);
        return null;
      },
    });
    const app = await startMailApp(server.url);
    await queue(app, 8);
    const worker = startWorkerOf(app, server.url);
    await until(() => server.received.length > 0);
    worker.kill('SIGTERM');
    expect(await worker.exited).toMatchObject({ code: 0 });
    const next = startWorkerOf(app, server.url);
    await until(() => allSent(app, 8), 300_000);
    next.kill('SIGTERM');
    await next.exited;
    expect(server.received).toHaveLength(8);
  });
});
