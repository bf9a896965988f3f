import { afterAll, expect, it } from 'vitest';
import { startCli, temporaryFolder } from '#test/support/cli.ts';
import { until } from '#test/support/mail.ts';
import { platformWithMessages } from './messages.ts';

const folder = await temporaryFolder();
afterAll(() => folder.remove());

it('a message is not sent twice, although the process dies before it gets the answer', async () => {
  const { app, twin, dealWithLink, messages } = await platformWithMessages('termii');
  const { deal } = await dealWithLink();
  const work = () =>
    startCli(['work'], {
      ...twin.settings,
      DATA_DIR: folder.path,
      DATABASE_URL: app.database.serviceUrl,
      MIGRATION_DATABASE_URL: app.database.ownerUrl,
      LOG_LEVEL: 'error',
    });
  twin.phones.faults.set('timeout', 1);
  const killed = work();
  await until(() => twin.phones.accepted.length > 0);
  killed.kill('SIGKILL');
  await killed.exited;
  expect(await messages(deal.id)).toMatchObject([{ status: 'SENDING' }]);
  // Its job falls due when the lease ends; this skips that wait.
  await app.database.owner.query('UPDATE jobs SET run_at = now() WHERE claim IS NOT NULL');
  const next = work();
  await expect.poll(() => messages(deal.id)).toMatchObject([{ status: 'UNKNOWN', reason: 'interrupted' }]);
  next.kill('SIGTERM');
  await next.exited;
  expect(twin.phones.accepted).toHaveLength(1);
}, 120_000);
