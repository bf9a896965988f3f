import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { LISTENING, post, startCli, stopStrays, temporaryFolder } from '#test/support/cli.ts';
import { createTestDatabase } from '#test/support/database/database.ts';
import { runCommand } from '#test/support/process/command.ts';

const folder = await temporaryFolder();
const database = await createTestDatabase();
afterEach(stopStrays);
afterAll(async () => {
  await database.drop();
  await folder.remove();
});

const SETTINGS = {
  PORT: '0',
  DATA_DIR: folder.path,
  DATABASE_URL: database.serviceUrl,
  MIGRATION_DATABASE_URL: database.ownerUrl,
  DASHBOARD: 'off',
};
/** Unset, so that the file in DATA_DIR is used. */
const BY_FILE = { ...SETTINGS, SECRETS_KEY: '' };
const keyFile = async () => (await readFile(join(folder.path, 'secrets.key'), 'utf8')).trim();

async function run(args: readonly string[], settings: Record<string, string>) {
  if (args[0] !== 'serve') return runCommand(args, settings);
  const cli = startCli(args, settings);
  const { code } = await cli.exited;
  return { code, output: cli.stdout() + cli.stderr() };
}

/** Serves while `work` runs. */
async function served<Result>(settings: Record<string, string>, work: (address: string) => Promise<Result>) {
  const cli = startCli(['serve', '--no-jobs'], settings);
  const [, address = ''] = await cli.sees(LISTENING);
  const result = await work(address);
  cli.kill('SIGTERM');
  await cli.exited;
  return result;
}

const account = (key: string) => async (address: string) => {
  const answer = await fetch(`${address}/v1/developer`, { headers: { 'x-api-key': key } });
  return { status: answer.status, body: (await answer.json()) as { email?: string } };
};

describe('surety secrets rotate', () => {
  it('replaces the key in the data folder, and the one in the settings', async () => {
    const email = 'owner@example.com';
    const { body } = await served(BY_FILE, (address) =>
      post(`${address}/v1/developer/signup`, { email, password: 'a long passphrase' }),
    );
    const key = String(body['apiKey']);
    const first = await keyFile();

    const rotated = await run(['secrets', 'rotate'], BY_FILE);
    expect(rotated).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Encrypted 2 rows with the key \w{16}/),
    });
    // The new key makes MACs; the books keep those of the first.
    const [second = '', last] = (await keyFile()).split('\n');
    expect(second).toMatch(/^[0-9a-f]{64}$/);
    expect(last).toBe(first);
    expect((await served(BY_FILE, account(key))).body.email).toBe(email);
    expect((await run(['verify'], BY_FILE)).code).toBe(0);

    const third = 'ab'.repeat(32);
    const withAll = { ...SETTINGS, SECRETS_KEY: third, SECRETS_KEY_OLD: `${second},${first}` };
    expect((await run(['secrets', 'rotate'], withAll)).code).toBe(0);
    const afterwards = { ...SETTINGS, SECRETS_KEY: third, SECRETS_KEY_OLD: first };
    expect((await served(afterwards, account(key))).body.email).toBe(email);

    // The file still has the second key: a start with it is refused in one line, and so is a rotation.
    for (const args of [['serve'], ['secrets', 'rotate']]) {
      const refused = await run(args, BY_FILE);
      expect(refused.code).toBe(1);
      expect(refused.output.trim()).toMatch(/^surety: this database was encrypted with the secret .*$/);
    }
    expect(await keyFile()).toBe(`${second}\n${first}`);
  });

  it('says which settings it needs', async () => {
    const alone = await run(['secrets', 'rotate'], { ...SETTINGS, SECRETS_KEY: 'ab'.repeat(32) });
    expect(alone).toMatchObject({ code: 1, output: expect.stringContaining('SECRETS_KEY_OLD') });
    const unknown = await run(['secrets', 'show'], BY_FILE);
    expect(unknown).toMatchObject({ code: 2, output: 'surety: usage: surety secrets rotate\n' });
  });
});
