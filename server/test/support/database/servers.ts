import { urlOf } from '#store/connection/cells.ts';
import { migrate } from '#store/migrate.ts';
import { PATIENCE_MS } from '#test/support/patience.ts';
import { startCarelessPostgres } from './careless-postgres.ts';
import { addToCitus, closeTemplate, onEveryNode, SCHEMA, startCitus } from './citus.ts';
import { dontWaitForDisk, startThrowawayPostgres, type ThrowawayPostgres } from './throwaway-postgres.ts';

/** A place for accounts, with the URLs of its owner and of the service. */
export type Home = {
  /** The cell's name, if there are several. */
  readonly cell?: string;
  /** Where tables are created and changed: on Citus, the coordinator. */
  readonly ownerUrl: string;
  /** The owner on the node that has the tables. */
  readonly ownerThereUrl: string;
  readonly serviceUrl: string;
};

/** URLs with `surety`, the migrated database, as the database name; a copy's name replaces it. */
export type Servers = {
  /** The superuser on each Citus node, or on the single server. */
  readonly adminUrls: readonly string[];
  /** The first cell first; only Citus has more than one. */
  readonly cellLookup: readonly [Home, ...Home[]];
  stop(): Promise<void>;
};

/** Opens the cluster of CITUS_URL, or starts a server. */
export async function openServers(): Promise<Servers> {
  const clusterUrl = process.env['CITUS_URL'];
  const servers = clusterUrl ? await onCitus(clusterUrl) : await onOneServer();
  const admin = onEveryNode(servers.adminUrls, { max: 1, queryTimeoutMs: PATIENCE_MS });
  await dontWaitForDisk(admin);
  await admin.close();
  return servers;
}

async function onOneServer(): Promise<Servers> {
  if (process.env['TEST_SERVER'] !== 'pooled') return alone(await startCarelessPostgres());
  const server = await startThrowawayPostgres();
  await migrate(server.ownerUrl, server.serviceUrl);
  return alone(server);
}

function alone({ adminUrl, ownerUrl, serviceUrl, stop }: ThrowawayPostgres): Servers {
  return { adminUrls: [adminUrl], cellLookup: [{ ownerUrl, ownerThereUrl: ownerUrl, serviceUrl }], stop };
}

/** Cells besides the first, with TEST_CELLS=4. */
const OTHER_CELLS = ['north', 'south', 'east'];

async function onCitus(url: string): Promise<Servers> {
  const citus = await startCitus(url);
  const { coordinatorUrl, ownerUrl, serviceUrl } = citus;
  const others = OTHER_CELLS.slice(0, Number(process.env['TEST_CELLS'] ?? 1) - 1);
  const elsewhere: Home[] = [];
  for (const cell of others) {
    const node = await addToCitus(citus, cell);
    const at = (url: string) => urlOf(url, { name: cell, isFirst: false });
    const there = (url: string) => at(withHost(url, node));
    const urls = { ownerThereUrl: there(ownerUrl), serviceUrl: there(serviceUrl) };
    elsewhere.push({ cell, ownerUrl: at(coordinatorUrl), ...urls });
  }
  await closeTemplate(citus.adminUrls);
  const first: Home = {
    ...(others.length > 0 && { cell: SCHEMA }),
    ...{ ownerUrl: coordinatorUrl, ownerThereUrl: ownerUrl, serviceUrl },
  };
  return {
    adminUrls: citus.adminUrls.map((each) => `${each}?sslmode=disable`),
    cellLookup: [first, ...elsewhere],
    stop: async () => undefined,
  };
}

function withHost(url: string, host: string): string {
  return url.replace(/@[^/]*/, `@${host}`);
}
