import { join } from 'node:path';
import { readConfig } from '#app/config.ts';
import { verify } from '#commands/verify.ts';
import type { Fault, Site } from '#test/chaos/rounds.ts';
import type { Random } from '#test/sim/random.ts';
import { TEST_SECRETS_KEY } from '#test/support/cli.ts';
import { startPooledServers } from './pooled-servers.ts';
import { openProcesses } from './processes.ts';
import { openFolder } from './tools.ts';

/** PostgreSQL behind PgBouncer in transaction mode, two services and two workers. */
export async function openPooled(): Promise<{ site: Site; kinds: readonly Fault[] }> {
  const { direct, pooled, killPooler, mendServers, stopServers } = await startPooledServers();
  const folder = await openFolder(undefined);
  const environment = (name: string) => ({
    DATA_DIR: join(folder.path, name),
    DATABASE_URL: pooled('surety'),
    MIGRATION_DATABASE_URL: direct('surety_owner'),
  });
  const processes = await openProcesses({
    services: ['a', 'b'].map(environment),
    workers: ['c', 'd'].map(environment),
  });
  const anyOf = (kill: (index: number) => void) => async (random: Random) => kill(random.int(0, 1));
  return {
    site: {
      apiKeys: processes.apiKeys,
      address: processes.address,
      async mend() {
        await mendServers();
        await processes.mend();
      },
      verify: () =>
        verify(
          readConfig({
            DATABASE_URL: pooled('surety'),
            DATA_DIR: folder.path,
            SECRETS_KEY: TEST_SECRETS_KEY,
          }),
        ),
      async stop() {
        await processes.stop();
        await stopServers();
        await folder.remove();
      },
    },
    kinds: [
      { name: 'kill -9 of one of two services', strike: anyOf(processes.killService) },
      { name: 'kill -9 of one of two workers', strike: anyOf(processes.killWorker) },
      {
        name: 'kill -9 of PgBouncer',
        async strike() {
          await killPooler();
          await mendServers();
          await processes.untilWritten();
        },
      },
    ],
  };
}
