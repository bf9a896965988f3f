import { join } from 'node:path';
import { manageCells } from '#commands/cells/cells.ts';
import { migrateNow } from '#commands/migrate.ts';
import { verify } from '#commands/verify.ts';
import { readConfig } from '#settings/config.ts';
import type { Fault, Site } from '#test/chaos/rounds.ts';
import type { Random } from '#test/sim/random.ts';
import { TEST_SECRETS_KEY } from '#test/support/cli.ts';
import { startPooledServers } from '#test/support/database/pooled-servers.ts';
import { openFolder } from '#test/support/database/programs.ts';
import { openProcesses } from './processes.ts';

type Opened = { readonly site: Site; readonly kinds: readonly Fault[] };

/** PostgreSQL behind PgBouncer in transaction mode, two services and two workers. */
export const openPooled = () => open([]);

/** The same with two cells and an account in each. */
export const openPooledCells = () => open(['north']);

async function open(others: readonly string[]): Promise<Opened> {
  const { direct, pooled, killPooler, mendServers, stopServers } = await startPooledServers(600, others);
  const folder = await openFolder(undefined);
  const environment = (name: string) => ({
    DATA_DIR: join(folder.path, name),
    DATABASE_URL: pooled('surety'),
    MIGRATION_DATABASE_URL: direct('surety_owner'),
    SECRETS_KEY: TEST_SECRETS_KEY,
  });
  const config = readConfig(environment('commands'));
  if (others.length > 0) await migrateNow(config);
  for (const name of others) {
    for (const verb of ['add', 'open']) await manageCells(config, [verb, name], false);
  }
  const processes = await openProcesses({
    services: ['a', 'b'].map(environment),
    workers: ['c', 'd'].map(environment),
    accounts: others.length + 1,
  });
  if (others.length > 0) await manageCells(config, ['list'], false);
  const anyOf = (kill: (index: number) => void) => async (random: Random) => kill(random.int(0, 1));
  return {
    site: {
      apiKeys: processes.apiKeys,
      address: processes.address,
      wrote: (requestId) => processes.wrote(requestId),
      async mend() {
        await mendServers();
        await processes.mend();
      },
      verify: () => verify(config),
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
