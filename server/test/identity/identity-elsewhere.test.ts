import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { LISTENING, post, startCli, stopStrays, temporaryFolder } from '#test/support/cli.ts';
import { createTestDatabase } from '#test/support/database/database.ts';
import { drawDocument } from '#test/support/identity/documents.ts';
import { identityForm } from '#test/support/identity/form.ts';
import { portrait, selfie } from '#test/support/identity/people.ts';

const card = await drawDocument('voters_card', await portrait('anna'));
const live = await selfie('annaAgain');
const database = await createTestDatabase();
const folder = await temporaryFolder();
afterAll(async () => {
  stopStrays();
  await folder.remove();
  await database.drop();
});

function start(args: string[], name: string, more: Record<string, string> = {}) {
  return startCli(args, {
    DATABASE_URL: database.serviceUrl,
    MIGRATION_DATABASE_URL: database.ownerUrl,
    DATA_DIR: join(folder.path, name),
    PORT: '0',
    DASHBOARD: 'off',
    IDENTITY_DEADLINE: '5m',
    ...more,
  });
}

/** The child processes of a process. */
function childrenOf(pid: number): string[] {
  return execFileSync('ps', ['-eo', 'ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((row) => Number(row.trim().split(/\s+/, 1)[0]) === pid);
}

it('verifies on a machine without models through a worker that has them, and answers 503 without one', {
  timeout: 180_000,
}, async () => {
  const service = start(['serve'], 'service', { IDENTITY_WORKERS: '0' });
  const [, address] = await service.sees(LISTENING);
  const account = { email: 'elsewhere@example.com', password: 'a long passphrase 7' };
  const key = String((await post(`${address}/v1/developer/signup`, account)).body['apiKey']);
  const verify = async () => {
    const { payload, headers } = identityForm({ document: card, selfies: [live] });
    const all = { ...headers, 'x-api-key': key };
    const answer = await fetch(`${address}/v1/identity/verify`, {
      method: 'POST',
      headers: all,
      body: payload,
    });
    const body = (await answer.json()) as { status?: string; code?: string };
    return {
      status: answer.status,
      said: body.status ?? body.code,
      retryAfter: answer.headers.get('retry-after'),
    };
  };
  const models = async () => {
    const answer = await fetch(`${address}/readyz`);
    const { checks } = (await answer.json()) as {
      checks: { name: string; ok: boolean; optional?: boolean }[];
    };
    const { ok, optional } = checks.find(({ name }) => name === 'models') ?? {};
    return { status: answer.status, ok, optional };
  };

  const busy = { status: 503, said: 'identity_busy', retryAfter: '2' };
  await expect.poll(models).toEqual({ status: 200, ok: false, optional: true });
  expect(await verify()).toEqual(busy);

  // A registered worker that does not exist, and that everyone would ask first.
  await database.owner.query(
    "INSERT INTO identity_workers VALUES ('http://127.0.0.1:1', 64, now() + interval '1 hour')",
  );
  await expect.poll(models).toEqual({ status: 200, ok: true, optional: undefined });
  expect(await verify()).toEqual(busy);

  const worker = start(['work', '--queue', 'identity'], 'worker');
  const [, there] = await worker.sees(/Analysing pictures on (http:\S+)/);
  await expect.poll(async () => (await verify()).said).toBe('success');
  // The service compiles IP data once; it has no process that reads pictures.
  expect(childrenOf(service.pid).filter((row) => row.includes('pool'))).toEqual([]);
  expect(childrenOf(worker.pid)).toHaveLength(1);
  // Requests without the installation's key are refused.
  expect(await knock(String(there))).toBe(401);

  worker.kill('SIGTERM');
  expect((await worker.exited).code).toBe(0);
  const left = await database.owner.query('SELECT address FROM identity_workers');
  expect(left).toEqual([{ address: 'http://127.0.0.1:1' }]);
  expect(await verify()).toEqual(busy);
});

function knock(address: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(`${address}/measure`, { method: 'POST', headers: { 'x-introduction': 'me' } });
    call.on('response', (answer) => resolve(answer.statusCode));
    call.on('error', reject);
    call.end('pictures');
  });
}
