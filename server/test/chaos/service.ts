import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { verify } from '#commands/verify.ts';
import { startEmbeddedPostgres } from '#postgres/embedded.ts';
import { readConfig } from '#settings/config.ts';
import {
  killGroup,
  LISTENING,
  post,
  postmasterOf,
  TEST_SECRETS_KEY,
  temporaryFolder,
} from '#test/support/cli.ts';
import { bringCluster } from '#test/support/database/new-cluster.ts';
import { openWire, type Wire } from '#test/support/database/wire.ts';
import { type Disk, openDisk } from './disk.ts';
import { keeper } from './keeper.ts';
import type { Site } from './rounds.ts';

/** A small installation, each part of which can be broken separately. */
export type Installation = Site & {
  readonly disk: Disk;
  readonly wire: Wire;
  killService(): void;
  killWorker(): void;
  killDatabase(): Promise<void>;
  /** Moves the clocks of the service and the worker, or moves them back. */
  jumpClocks(): void;
};

const PATIENCE_MS = 180_000;

export async function openInstallation(clockJumpMs: number): Promise<Installation> {
  const folder = await temporaryFolder();
  const disk = await openDisk(join(folder.path, 'disk'));
  const dataDir = join(disk.path, 'db');
  bringCluster(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir });
  const wire = await openWire(postgres.serviceUrl);
  const own = { DATA_DIR: join(folder.path, 'app'), LOG_LEVEL: 'error', SECRETS_KEY: TEST_SECRETS_KEY };
  const environment = {
    ...own,
    PORT: '0',
    DATABASE_URL: wire.through(postgres.serviceUrl),
    MIGRATION_DATABASE_URL: wire.through(postgres.ownerUrl),
    RATE_LIMIT: 'off',
    DASHBOARD: 'off',
    NODE_OPTIONS: `--import=${new URL(`./clock.ts?jump=${clockJumpMs}`, import.meta.url).href}`,
  };
  const service = keeper(['serve', '--no-jobs'], LISTENING, environment);
  const worker = keeper(['work'], /no real money moves/, environment);
  let address = '';
  let apiKey = '';

  async function answers(): Promise<boolean> {
    const headers = { 'x-api-key': apiKey };
    const answer = await fetch(`${address}/v1/developer`, { headers }).catch(() => null);
    return answer?.status === 200;
  }

  async function mend(): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        if (!service.running()) address = String((await service.start())[1]);
        if (!worker.running()) await worker.start();
        if (apiKey === '' || (await answers())) return;
      } catch (error) {
        // A start during the database's recovery is refused, and retried.
        if (performance.now() > deadline) throw error;
      }
      if (performance.now() > deadline) throw new Error('the service does not come back');
      await sleep(200);
    }
  }

  await mend();
  const body = { email: 'chaos@example.com', password: 'a long passphrase 7' };
  apiKey = String((await post(`${address}/v1/developer/signup`, body)).body['apiKey']);

  return {
    disk,
    wire,
    apiKeys: [apiKey],
    address: () => address,
    killService: () => service.running()?.kill('SIGKILL'),
    killWorker: () => worker.running()?.kill('SIGKILL'),
    killDatabase: async () => killGroup(await postmasterOf(dataDir), 'SIGKILL'),
    jumpClocks() {
      for (const cli of [service.running(), worker.running()]) if (cli) process.kill(cli.pid, 'SIGUSR2');
    },
    mend,
    wrote: service.wrote,
    verify: () => verify(readConfig({ ...own, DATABASE_URL: postgres.serviceUrl })),
    async stop() {
      for (const cli of [service.running(), worker.running()]) {
        cli?.kill('SIGTERM');
        await cli?.exited;
      }
      await wire.cut();
      await postgres.stop();
      await disk.remove();
      await folder.remove();
    },
  };
}
