import { afterAll, describe, expect, it, vi } from 'vitest';
import { manageCells } from '#commands/cells/cells.ts';
import { readConfig } from '#settings/config.ts';
import {
  LISTENING,
  post,
  startCli,
  stopStrays,
  TEST_SECRETS_KEY,
  temporaryFolder,
} from '#test/support/cli.ts';
import { createTestDatabase } from '#test/support/database/database.ts';
import { deal, statusOf } from '#test/support/process/deal.ts';
import { openReceiver } from '#test/support/webhooks.ts';

const database = await createTestDatabase();
const folder = await temporaryFolder();
const settings = {
  DATABASE_URL: database.serviceUrl,
  MIGRATION_DATABASE_URL: database.ownerUrl,
  SECRETS_KEY: TEST_SECRETS_KEY,
  DATA_DIR: folder.path,
  WEBHOOK_ALLOW_PRIVATE: 'on',
  DRAIN_TIME: '0s',
};
afterAll(async () => {
  stopStrays();
  await database.drop();
  await folder.remove();
});

describe('a process with two cells', () => {
  it('pays out and sends webhooks in both, even after it was killed in between', async () => {
    const config = readConfig(settings);
    for (const verb of ['add', 'open']) await manageCells(config, [verb, 'north'], false);
    const receiver = await openReceiver();
    const killed = startCli(['serve', '--port', '0'], settings);
    const [, at = ''] = await killed.sees(LISTENING);
    const deals = [await openAndDeal(at, receiver.url), await openAndDeal(at, receiver.url)];
    killed.kill('SIGKILL');
    await killed.exited;

    const again = startCli(['serve', '--port', '0'], settings);
    const [, address = ''] = await again.sees(LISTENING);
    for (const { key, id } of deals) {
      await vi.waitFor(async () => expect(await statusOf(address, key, id)).toBe('DISBURSED'), {
        timeout: 60_000,
        interval: 500,
      });
      await vi.waitFor(
        () => expect(receiver.received.filter(({ body }) => body.includes(id)).length).toBeGreaterThan(0),
        { timeout: 60_000, interval: 500 },
      );
    }
    const cells = await Promise.all(
      ['public', 'north'].map((cell) => database.owner.query(`SELECT 1 FROM ${cell}.agreements`)),
    );
    expect(cells.map((rows) => rows.length)).toEqual([1, 1]);
    again.kill('SIGTERM');
    await again.exited;
  });
});

let made = 0;

/** Creates an account with a webhook for all events, and an agreement. */
async function openAndDeal(address: string, url: string): Promise<{ key: string; id: string }> {
  const account = { email: `deal-${++made}@example.com`, password: 'correct horse 1' };
  const signedUp = await post(`${address}/v1/developer/signup`, account);
  const key = String(signedUp.body['apiKey']);
  const endpoint = await post(`${address}/v1/webhooks`, { url }, { 'x-api-key': key });
  expect(endpoint.status).toBe(201);
  return { key, id: await deal(address, key) };
}
