import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LISTENING, post, startCli, stopStrays, temporaryFolder } from '#test/support/cli.ts';
import { createTestDatabase } from '#test/support/database/database.ts';

/** Two processes on one database, which is their only connection. */
const database = await createTestDatabase();
const folder = await temporaryFolder();
const credentials = { email: 'two@example.com', password: 'a long passphrase 7' };
let here: string;
let there: string;
let key: string;

beforeAll(async () => {
  const addresses = ['here', 'there'].map(async (name) => {
    const cli = startCli(['serve'], {
      ...database.settings,
      DATA_DIR: join(folder.path, name),
      PORT: '0',
      LOG_LEVEL: 'error',
    });
    return String((await cli.sees(LISTENING))[1]);
  });
  [here = '', there = ''] = await Promise.all(addresses);
  key = String((await post(`${here}/v1/developer/signup`, credentials)).body['apiKey']);
});
afterAll(async () => {
  stopStrays();
  await folder.remove();
  await database.drop();
});

const ask = (address: string, path: string, headers: Record<string, string> = { 'x-api-key': key }) =>
  fetch(`${address}${path}`, { headers });

/** The header that the dashboard's pages send with writes. */
const FROM_THE_PAGES = { 'x-surety-dashboard': '1' };

async function signIn(address: string): Promise<Record<string, string>> {
  const answer = await fetch(`${address}/dashboard/api/session`, {
    method: 'POST',
    headers: { ...FROM_THE_PAGES, 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const session = answer.headers.getSetCookie().find((set) => set.startsWith('surety_session='));
  return { cookie: String(session?.split(';', 1)) };
}

it('a key that is revoked in one process stops in the other within five seconds', async () => {
  const made = await post(`${here}/v1/developer/api-keys`, {}, { 'x-api-key': key });
  const spare = { 'x-api-key': String(made.body['apiKey']) };
  expect((await ask(there, '/v1/developer', spare)).status).toBe(200);
  const path = `${here}/v1/developer/api-keys/${made.body['id']}`;
  await fetch(path, { method: 'DELETE', headers: { 'x-api-key': key } });
  expect((await ask(here, '/v1/developer', spare)).status).toBe(401);
  await expect.poll(async () => (await ask(there, '/v1/developer', spare)).status).toBe(401);
});

it('attempts that are refused in one process are refused in the other', async () => {
  const guess = async (address: string) => {
    const answer = await fetch(`${address}/dashboard/api/session`, {
      method: 'POST',
      headers: { ...FROM_THE_PAGES, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'guessed@example.com', password: 'not the one' }),
    });
    return answer.status;
  };
  // Ten a minute, so that all attempts elsewhere would be let through if it did not know of these.
  while ((await guess(here)) !== 429);
  const answers: number[] = [];
  while (answers.length < 5 && answers.at(-1) !== 429) {
    answers.push(await guess(there));
    await sleep(500);
  }
  expect(answers.at(-1)).toBe(429);
});

it('a sign-in to one is valid in the other, and so is a sign-out', async () => {
  const cookie = await signIn(here);
  expect((await ask(there, '/dashboard/api/v1/developer', cookie)).status).toBe(200);
  const headers = { ...cookie, ...FROM_THE_PAGES };
  const ended = await fetch(`${there}/dashboard/api/sessions`, { method: 'DELETE', headers });
  expect(ended.status).toBe(200);
  expect((await ask(here, '/dashboard/api/v1/developer', cookie)).status).toBe(401);
});

it('events of one are streamed live in the other', async () => {
  const stop = new AbortController();
  const stream = await fetch(`${there}/dashboard/api/live`, {
    headers: await signIn(there),
    signal: stop.signal,
  });
  let streamed = '';
  const reading = (async () => {
    for await (const chunk of stream.body ?? []) streamed += Buffer.from(chunk).toString();
  })().catch(() => undefined);
  const agreement = {
    buyerExternalId: 'buyer',
    sellerExternalId: 'seller',
    totalAmount: 100,
    milestones: [{ title: 'Step', amount: 100 }],
  };
  const { body } = await post(`${here}/v1/escrow/agreements`, agreement, { 'x-api-key': key });
  await expect.poll(() => streamed).toContain(String(body['id']));
  stop.abort();
  await reading;
});
