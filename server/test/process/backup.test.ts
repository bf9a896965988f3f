import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { post, startCli, stopStrays, temporaryFolder } from '#test/support/cli.ts';

// It starts a database of its own three times.
vi.setConfig({ testTimeout: 240_000 });

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

describe('surety backup and restore', () => {
  it('bring a database to another folder, where no money moves until somebody says so', async () => {
    const account = { email: 'a@example.com', password: 'correct horse 1' };
    const running = await serve(first);
    expect((await post(`${running.url}/v1/developer/signup`, account)).status).toBe(201);
    const refused = await surety(['backup', copy], first);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('stop it') });
    await running.stop();

    expect(await surety(['backup', copy], first)).toMatchObject({ code: 0 });
    expect(await surety(['backup', copy], first)).toMatchObject({ code: 1 });
    expect(await surety(['restore', copy], first)).toMatchObject({ code: 1 });
    expect(await surety(['restore', copy], second)).toMatchObject({ code: 0 });
    expect(existsSync(join(second, 'postgres', 'postmaster.pid'))).toBe(false);

    const restored = await serve(second);
    await restored.cli.sees(/no money moves until somebody runs/);
    expect((await post(`${restored.url}/v1/developer/signup`, account)).status).toBe(409);
    const ready = async () => (await fetch(`${restored.url}/readyz`)).json() as Promise<{ checks: object[] }>;
    expect((await ready()).checks).toContainEqual(expect.objectContaining({ name: 'money', ok: false }));
    expect(await surety(['jobs', 'resume'], second)).toMatchObject({
      code: 0,
      output: expect.stringContaining('Money moves again.'),
    });
    expect((await ready()).checks).not.toContainEqual(expect.objectContaining({ name: 'money' }));
    await restored.stop();
  });
});
