import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '#app/config.ts';
import { verify } from '#commands/verify.ts';
import { openDb } from '#store/db.ts';
import { migrate } from '#store/migrate.ts';
import type { Fault, Site } from '#test/chaos/rounds.ts';
import { TEST_SECRETS_KEY } from '#test/support/cli.ts';
import { holderOf, onEveryNode, startCitus } from '#test/support/database/citus.ts';
import { openProcesses } from './processes.ts';
import { openFolder } from './tools.ts';

const ADMIN_TIMEOUT_MS = 300_000;

/** Two services and a worker on the cluster of CITUS_URL, whose tables go from node to node meanwhile. */
export async function openOnCitus(): Promise<{ site: Site; kinds: readonly Fault[] }> {
  const clusterUrl = process.env['CITUS_URL'];
  if (!clusterUrl) throw new Error('CITUS_URL names no cluster: see server/test/support/database/citus.ts');
  const citus = await startCitus(clusterUrl);
  const admin = onEveryNode(citus.adminUrls, { max: 1, queryTimeoutMs: ADMIN_TIMEOUT_MS });
  const name = `moves_${randomBytes(4).toString('hex')}`;
  await admin.query(`CREATE DATABASE ${name} TEMPLATE surety OWNER surety_owner`);
  const here = (url: string) => url.replace('/surety?', `/${name}?`);
  const [serviceUrl, ownerUrl] = [here(citus.nodesUrl), here(citus.coordinatorUrl)];
  const coordinator = openDb(ownerUrl, { max: 1, queryTimeoutMs: ADMIN_TIMEOUT_MS });
  const folder = await openFolder(undefined);
  const place = (own: string) => ({
    DATA_DIR: join(folder.path, own),
    DATABASE_URL: serviceUrl,
    MIGRATION_DATABASE_URL: ownerUrl,
  });
  const processes = await openProcesses({ services: [place('a'), place('b')], workers: [place('c')] });
  const nextNode = async () => {
    const holder = await holderOf(coordinator);
    const workers = await coordinator.query<{ nodename: string; nodeport: number }>(
      'SELECT nodename, nodeport FROM pg_dist_node WHERE groupid > 0 ORDER BY groupid',
    );
    return workers.find(({ nodename, nodeport }) => `${nodename}:${nodeport}` !== holder);
  };
  const MOVE = `SELECT citus_schema_move('cell', $1, $2)`;
  return {
    site: {
      apiKey: processes.apiKey,
      address: (client) => processes.address(client),
      mend: () => processes.mend(),
      verify: () =>
        verify(
          readConfig({ DATABASE_URL: serviceUrl, DATA_DIR: folder.path, SECRETS_KEY: TEST_SECRETS_KEY }),
        ),
      async stop() {
        await processes.stop();
        await coordinator.close();
        await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
        await admin.close();
        await folder.remove();
      },
    },
    kinds: [
      {
        name: 'moved, and the log told of it, in one transaction',
        async strike() {
          const node = await nextNode();
          await coordinator.transaction(async (tx) => {
            await tx.query(MOVE, [node?.nodename, node?.nodeport]);
            await tx.query('SELECT adopt_event_log(true)');
          });
          await processes.untilWritten();
        },
      },
      {
        name: 'moved by Citus alone, and `surety migrate` half a second later',
        async strike() {
          const node = await nextNode();
          await coordinator.query(MOVE, [node?.nodename, node?.nodeport]);
          await sleep(500);
          await migrate(ownerUrl, serviceUrl);
          await processes.untilWritten();
        },
      },
    ],
  };
}
