import { existsSync } from 'node:fs';
import { appendFile, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { restore } from '#commands/backups/backup.ts';
import { readConfig } from '#settings/config.ts';
import { clientOf, type Ledger, tradeUntilItDies } from '#test/process/money-traffic.ts';
import { post, startCli, stopStrays, TEST_SECRETS_KEY, temporaryFolder } from '#test/support/cli.ts';
import { bringCluster } from '#test/support/database/new-cluster.ts';
import { PATIENCE_MS } from '#test/support/patience.ts';

const folder = await temporaryFolder();
afterEach(stopStrays);
afterAll(() => folder.remove());
const [first, second, copy] = ['first', 'second', 'copy'].map((name) => join(folder.path, name)) as [
  string,
  string,
  string,
];

async function surety(args: string[], dataDir: string) {
  const cli = startCli(args, { DATA_DIR: dataDir });
  const { code } = await cli.exited;
  return { code, output: cli.stdout() + cli.stderr() };
}

async function serve(dataDir: string) {
  const cli = startCli(['serve'], { DATA_DIR: dataDir, PORT: '0', DASHBOARD: 'off' });
  const [, url = ''] = await cli.sees(/listening on (\S+)/);
  return {
    cli,
    url,
    async stop() {
      cli.kill('SIGTERM');
      await cli.exited;
    },
  };
}

/** A damaged backup is refused as a whole, and nothing of it is restored. */
const SPOILED: Record<string, (folder: string) => Promise<void>> = {
  'does not match its manifest': (folder) => appendFile(join(folder, 'postgres', 'PG_VERSION'), ' '),
  'was changed after it was written': (folder) =>
    rewrite(join(folder, 'manifest.json'), (text) => text.replace(/"bytes": 3\b/, '"bytes": 4')),
  'is not a manifest of Surety': (folder) =>
    rewrite(join(folder, 'manifest.json'), (text) => text.replace('"path": "', '"path": "../')),
  'install that one': (folder) =>
    rewrite(join(folder, 'manifest.json'), (text) =>
      text.replace(/"version": "[^"]+"/, '"version": "99.0.0"'),
    ),
};

async function rewrite(path: string, change: (text: string) => string): Promise<void> {
  await writeFile(path, change(await readFile(path, 'utf8')));
}

describe('surety backup and restore', () => {
  const account = { email: 'a@example.com', password: 'correct horse 1' };
  const promised: string[] = [];
  let apiKey = '';

  it('back up a database under load, without the keys that decrypt it', async () => {
    bringCluster(first);
    const running = await serve(first);
    const signedUp = await post(`${running.url}/v1/developer/signup`, account);
    apiKey = String(signedUp.body['apiKey']);
    const ledger: Ledger = { promised: new Map(), unanswered: [], faults: [] };
    const client = clientOf(running.url, apiKey, ledger.faults);
    const trading = ['one', 'two'].map((name) => tradeUntilItDies(client, name, ledger));
    await vi.waitFor(() => expect(ledger.promised.size).toBeGreaterThan(4), { timeout: 60_000 });
    promised.push(...[...ledger.promised.values()].map(({ agreementId }) => agreementId));

    const backedUp = await surety(['backup', copy], first);
    const meanwhile = ledger.promised.size;
    expect(backedUp).toMatchObject({
      code: 0,
      output: expect.stringContaining('keep SECRETS_KEY somewhere else'),
    });
    expect(meanwhile).toBeGreaterThan(promised.length);
    await vi.waitFor(() => expect(ledger.promised.size).toBeGreaterThan(meanwhile), PATIENCE_MS);
    expect(await surety(['backup', copy], first)).toMatchObject({ code: 1 });
    await running.stop();
    await Promise.all(trading);

    expect((await readdir(copy)).sort()).toEqual(['manifest.json', 'postgres']);
    const manifest = JSON.parse(await readFile(join(copy, 'manifest.json'), 'utf8'));
    expect(manifest).toMatchObject({
      format: 'surety-backup-1',
      secret: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });

  it.each(Object.entries(SPOILED))('refuse a damaged backup: %s', async (why, spoil) => {
    const [spoiled, target] = [join(folder.path, 'spoiled'), join(folder.path, 'spoiled-data')];
    await cp(copy, spoiled, { recursive: true, force: true });
    await spoil(spoiled);
    const config = readConfig({ DATA_DIR: target, SECRETS_KEY: TEST_SECRETS_KEY });
    await expect(restore(config, [spoiled], {})).rejects.toThrow(why);
    expect(existsSync(join(target, 'postgres'))).toBe(false);
  });

  it('restore to another folder, where payouts stay paused until resumed', async () => {
    expect(await surety(['restore', copy], first)).toMatchObject({ code: 1 });
    const strange = startCli(['restore', copy, '--verify'], {
      DATA_DIR: second,
      SECRETS_KEY: 'ab'.repeat(32),
    });
    await strange.sees(/the secret [0-9a-f]{16} is needed to verify/);
    expect(await strange.exited).toMatchObject({ code: 1 });
    expect(await surety(['restore', copy, '--verify'], second)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Every MAC was checked.*No faults found/s),
    });
    expect(existsSync(join(second, 'postgres', 'postmaster.pid'))).toBe(false);

    const restored = await serve(second);
    await restored.cli.sees(/money movements are paused; to resume, run/);
    expect((await post(`${restored.url}/v1/developer/signup`, account)).status).toBe(409);
    for (const id of promised) {
      const found = await fetch(`${restored.url}/v1/escrow/agreements/${id}`, {
        headers: { 'x-api-key': apiKey },
      });
      expect(found.status).toBe(200);
    }
    const ready = async () => (await fetch(`${restored.url}/readyz`)).json() as Promise<{ checks: object[] }>;
    expect((await ready()).checks).toContainEqual(expect.objectContaining({ name: 'money', ok: false }));
    expect(await surety(['jobs', 'resume'], second)).toMatchObject({
      code: 0,
      output: expect.stringContaining('Payments are resumed.'),
    });
    expect((await ready()).checks).not.toContainEqual(expect.objectContaining({ name: 'money' }));
    await restored.stop();
  });
});
