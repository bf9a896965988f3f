import { afterAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#app/config.ts';
import { manageCells } from '#commands/cells/cells.ts';
import {
  LISTENING,
  post,
  startCli,
  stopStrays,
  TEST_SECRETS_KEY,
  temporaryFolder,
} from '#test/support/cli.ts';
import { createTestDatabase } from '#test/support/database/database.ts';
import { openReceiver } from '#test/support/webhooks.ts';

const database = await createTestDatabase();
const folder = await temporaryFolder();
const settings = {
  DATABASE_URL: database.serviceUrl,
  MIGRATION_DATABASE_URL: database.ownerUrl,
  SECRETS_KEY: TEST_SECRETS_KEY,
  DATA_DIR: folder.path,
  IDENTITY_WORKERS: '0',
  WEBHOOK_ALLOW_PRIVATE: 'on',
  DRAIN_TIME: '0s',
};
afterAll(async () => {
  stopStrays();
  await database.drop();
  await folder.remove();
});

describe('a process with two cells', () => {
  it('pays out and tells of it in both, also after it was killed in between', async () => {
    const config = readConfig(settings);
    for (const verb of ['add', 'open']) await manageCells(config, [verb, 'north'], false);
    const receiver = await openReceiver();
    const killed = startCli(['serve', '--port', '0'], settings);
    const [, at = ''] = await killed.sees(LISTENING);
    const deals = [await deal(at, receiver.url), await deal(at, receiver.url)];
    killed.kill('SIGKILL');
    await killed.exited;

    const again = startCli(['serve', '--port', '0'], settings);
    const [, address = ''] = await again.sees(LISTENING);
    for (const { key, id } of deals) {
      await vi.waitFor(
        async () => expect(await ask(address, `/v1/escrow/agreements/${id}`, key)).toBe('DISBURSED'),
        { timeout: 180_000, interval: 500 },
      );
      await vi.waitFor(
        () => expect(receiver.received.filter(({ body }) => body.includes(id)).length).toBeGreaterThan(0),
        { timeout: 180_000, interval: 500 },
      );
    }
    const cells = await Promise.all(
      ['public', 'north'].map((cell) => database.owner.query(`SELECT 1 FROM ${cell}.agreements`)),
    );
    expect(cells.map((rows) => rows.length)).toEqual([1, 1]);
    again.kill('SIGTERM');
    await again.exited;
  }, 240_000);
});

let made = 0;

/** An agreement that is paid for and confirmed, of an account of its own that is told of everything. */
async function deal(address: string, url: string): Promise<{ key: string; id: string }> {
  const account = { email: `deal-${++made}@example.com`, password: 'correct horse 1' };
  const signedUp = await post(`${address}/v1/developer/signup`, account);
  const key = String(signedUp.body['apiKey']);
  const headers = { 'x-api-key': key };
  const send = async (path: string, body: object) => {
    const answer = await post(`${address}/v1${path}`, body, headers);
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  await send('/webhooks', { url });
  const agreement = await send('/escrow/agreements', {
    ...{ buyerExternalId: 'buyer', sellerExternalId: 'seller', totalAmount: 70_000 },
    milestones: [{ title: 'All of it', amount: 70_000 }],
  });
  const id = String(agreement['id']);
  const payout = await fetch(`${address}/v1/escrow/payout-accounts/seller`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ bankCode: '058', accountNumber: '0123456789' }),
  });
  expect(payout.status).toBeLessThan(300);
  const assessed = await send(`/escrow/agreements/${id}/assess`, {
    ...{ external_user_id: 'buyer', transaction_amount: 70_000 },
    account_created_at: '2020-01-31T12:00:00Z',
  });
  const { accountNumber } = assessed['virtualAccount'] as { accountNumber: string };
  await send('/sandbox/deposits', { accountNumber, amount: 70_000 });
  const [milestone] = agreement['milestones'] as { id: string }[];
  for (const user of ['buyer', 'seller']) {
    const confirm = `/escrow/agreements/${id}/milestones/${milestone?.id}/confirm`;
    await send(confirm, { external_user_id: user });
  }
  return { key, id };
}

async function ask(address: string, path: string, key: string): Promise<unknown> {
  const answer = await fetch(`${address}${path}`, { headers: { 'x-api-key': key } });
  return ((await answer.json()) as { status?: unknown }).status;
}
