import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { verify } from '#commands/verify.ts';
import { readConfig } from '#settings/config.ts';
import type { Fault, Site } from '#test/chaos/rounds.ts';
import { TEST_SECRETS_KEY } from '#test/support/cli.ts';
import { openFolder } from '#test/support/database/programs.ts';
import { startPatroni } from './patroni.ts';
import { openProcesses } from './processes.ts';

/** Two services and a worker on three servers: one service connects through HAProxy, one knows all hosts. */
export async function openFailover(): Promise<{ site: Site; kinds: readonly Fault[] }> {
  const cluster = await startPatroni();
  const folder = await openFolder(undefined);
  const environment = (way: 'proxy' | 'hosts', name: string) => ({
    DATA_DIR: join(folder.path, name),
    DATABASE_URL: cluster.url('surety', way),
    MIGRATION_DATABASE_URL: cluster.url('surety_owner', way),
  });
  const processes = await openProcesses({
    services: [environment('proxy', 'a'), environment('hosts', 'b')],
    workers: [environment('proxy', 'c')],
  });
  const site: Site = {
    apiKeys: processes.apiKeys,
    address: (client) => processes.address(client),
    wrote: (requestId) => processes.wrote(requestId),
    async mend() {
      await cluster.mend();
      await processes.mend();
    },
    verify: () =>
      verify(
        readConfig({
          DATABASE_URL: cluster.url('surety', 'hosts'),
          DATA_DIR: folder.path,
          SECRETS_KEY: TEST_SECRETS_KEY,
        }),
      ),
    async stop() {
      await processes.stop();
      await cluster.stop();
      await folder.remove();
    },
  };
  const lose = (how: NodeJS.Signals, patroniToo: boolean) => async () => {
    const leader = await cluster.leader();
    await cluster.signal(leader, how, patroniToo);
    await cluster.untilOtherLeads(leader);
    await processes.untilWritten();
    return leader;
  };
  return {
    site,
    kinds: [
      {
        name: 'kill -9 of the leader, Patroni and PostgreSQL',
        strike: async () => void (await lose('SIGKILL', true)()),
      },
      { name: 'kill -9 of PostgreSQL alone', strike: async () => void (await lose('SIGKILL', false)()) },
      {
        name: 'the leader is paused, and resumed when another one leads',
        async strike(random) {
          const leader = await lose('SIGSTOP', true)();
          await sleep(random.int(0, 500));
          await cluster.signal(leader, 'SIGCONT', true);
          await sleep(2_000);
        },
      },
      {
        name: 'planned switchover',
        async strike() {
          const leader = await cluster.leader();
          await cluster.switchover(leader);
          await cluster.untilOtherLeads(leader);
          await processes.untilWritten();
        },
      },
    ],
  };
}
