import { migrate } from '#store/migrate.ts';
import { PATIENCE_MS } from '#test/support/patience.ts';
import { startCarelessPostgres } from './careless-postgres.ts';
import { onEveryNode, startCitus } from './citus.ts';
import { dontWaitForDisk, startThrowawayPostgres } from './throwaway-postgres.ts';

/** URLs with `surety` as the database name, which is migrated; a copy's is put in its place. */
export type Servers = {
  /** The superuser on each node of Citus, or on the one server. */
  readonly adminUrls: readonly string[];
  readonly ownerUrl: string;
  readonly serviceUrl: string;
  stop(): Promise<void>;
};

/** A server of one's own, or the cluster of CITUS_URL. */
export async function openServers(): Promise<Servers> {
  const clusterUrl = process.env['CITUS_URL'];
  const servers = clusterUrl ? await onCitus(clusterUrl) : await onOneServer();
  const admin = onEveryNode(servers.adminUrls, { max: 1, queryTimeoutMs: PATIENCE_MS });
  await dontWaitForDisk(admin);
  await admin.close();
  return servers;
}

async function onOneServer(): Promise<Servers> {
  if (process.env['TEST_SERVER'] !== 'pooled') {
    const { adminUrl, ...server } = await startCarelessPostgres();
    return { adminUrls: [adminUrl], ...server };
  }
  const { adminUrl, ...server } = await startThrowawayPostgres();
  await migrate(server.ownerUrl, server.serviceUrl);
  return { adminUrls: [adminUrl], ...server };
}

async function onCitus(url: string): Promise<Servers> {
  const { adminUrls, ownerUrl, serviceUrl } = await startCitus(url);
  return {
    adminUrls: adminUrls.map((each) => `${each}?sslmode=disable`),
    ownerUrl,
    serviceUrl,
    stop: async () => undefined,
  };
}
