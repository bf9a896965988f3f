import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { manageCells } from '#commands/cells/cells.ts';
import { migrateNow } from '#commands/migrate.ts';
import { verify } from '#commands/verify.ts';
import { readConfig } from '#settings/config.ts';
import * as cells from '#store/connection/cells.ts';
import { nodeOf, nodesOf } from '#store/connection/cells-on-citus.ts';
import { asRole } from '#store/connection/role.ts';
import type { Fault, Site } from '#test/chaos/rounds.ts';
import { post, TEST_SECRETS_KEY } from '#test/support/cli.ts';
import { onEveryNode, SCHEMA, startCitus } from '#test/support/database/citus.ts';
import { openFolder, until } from '#test/support/database/programs.ts';
import { deal, statusOf } from '#test/support/process/deal.ts';
import { reachCitusCluster } from './citus-cluster.ts';
import { openProcesses, type Processes } from './processes.ts';

const ADMIN_TIMEOUT_MS = 300_000;
const OTHER_CELLS = ['north', 'south', 'east'];

type Opened = { readonly site: Site; readonly kinds: readonly Fault[] };

/** Two services and a worker on a Citus cluster, whose tables move between nodes meanwhile. */
export const openOnCitus = () => open([]);

/** The same with four cells and an account in each. */
export const openCellsOnCitus = () => open(OTHER_CELLS);

async function open(others: readonly string[]): Promise<Opened> {
  const database = await openDatabase();
  const { serviceUrl, ownerUrl } = database;
  const folder = await openFolder(undefined);
  const environment = {
    DATABASE_URL: serviceUrl,
    MIGRATION_DATABASE_URL: ownerUrl,
    SECRETS_KEY: TEST_SECRETS_KEY,
    WEBHOOK_ALLOW_PRIVATE: 'on',
  };
  const place = (own: string) => ({ ...environment, DATA_DIR: join(folder.path, own) });
  const config = readConfig(place('commands'));
  for (const name of others) {
    for (const verb of ['add', 'open']) await manageCells(config, [verb, name], false);
  }
  await manageCells(config, ['list'], false);
  const processes = await openProcesses({
    services: [place('a'), place('b')],
    workers: [place('c')],
    accounts: others.length + 1,
  });
  const all = [{ name: SCHEMA, isFirst: true }, ...others.map((name) => ({ name, isFirst: false }))];
  const receiver = await openReceiver(processes);
  let next = 0;
  /** Moves the next cell to a node that it is not on. */
  const move = async (how: (name: string, node: string) => Promise<void>) => {
    const cell = all[next++ % all.length] as (typeof all)[number];
    const from = await asRole(cells.urlOf(ownerUrl, cell), nodeOf);
    const to = (await nodesOf(ownerUrl)).find((node) => node !== from && !isCoordinator(ownerUrl, node));
    await how(cell.name, String(to));
    await processes.untilWritten();
  };
  return {
    site: {
      apiKeys: processes.apiKeys,
      address: (client) => processes.address(client),
      wrote: (requestId) => processes.wrote(requestId),
      async mend() {
        await processes.mend();
        await dealEverywhere(processes, receiver);
      },
      verify: () => verify(config),
      async stop() {
        await manageCells(config, ['list'], false);
        await processes.stop();
        receiver.close();
        await database.drop();
        await folder.remove();
      },
    },
    kinds: [
      {
        name: 'moved with `surety cells move`',
        strike: () =>
          move(async (name, node) => void (await manageCells(config, ['move', name, node], false))),
      },
      {
        name: 'moved by Citus alone, with `surety migrate` half a second later',
        strike: () =>
          move(async (name, node) => {
            const [host, port] = node.split(':');
            await asRole(ownerUrl, (db) =>
              db.query('SELECT citus_schema_move($1, $2, $3::integer)', [name, host, port]),
            );
            await sleep(500);
            await migrateNow(config);
          }),
      },
    ],
  };
}

function isCoordinator(ownerUrl: string, node: string): boolean {
  return new URL(ownerUrl).host === node;
}

/** A new database on the cluster, with all tables on one node. */
async function openDatabase() {
  const cluster = await reachCitusCluster();
  const citus = await startCitus(cluster.url);
  const admin = onEveryNode(citus.adminUrls, { max: 1, queryTimeoutMs: ADMIN_TIMEOUT_MS });
  const name = `moves_${randomBytes(4).toString('hex')}`;
  await admin.query(`CREATE DATABASE ${name} TEMPLATE surety OWNER surety_owner`);
  const here = (url: string) => url.replace('/surety?', `/${name}?`);
  return {
    serviceUrl: here(citus.nodesUrl),
    ownerUrl: here(citus.coordinatorUrl),
    async drop() {
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.close();
      await cluster.stop();
    },
  };
}

/** Receives the payout webhooks of all accounts. */
async function openReceiver({ apiKeys, address }: Processes) {
  let received = '';
  const server = createServer((request, response) => {
    request.on('data', (chunk) => {
      received += chunk;
    });
    request.on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const key of apiKeys) {
    const webhook = { url, events: ['agreement.disbursed'] };
    const { status, body } = await post(`${address(0)}/v1/webhooks`, webhook, { 'x-api-key': key });
    if (status !== 201) throw new Error(JSON.stringify(body));
  }
  return { hears: (of: string) => received.includes(of), close: () => server.close() };
}

/** Runs an agreement from start to end in each account: the workers pay it out and send its webhook. */
async function dealEverywhere(
  { apiKeys, address }: Processes,
  receiver: Awaited<ReturnType<typeof openReceiver>>,
): Promise<void> {
  await Promise.all(
    apiKeys.map(async (key) => {
      const id = await deal(address(0), key);
      await until(`${id} is paid out`, async () => (await statusOf(address(1), key, id)) === 'DISBURSED');
      await until(`the webhook of ${id} arrives`, async () => receiver.hears(id));
    }),
  );
}
