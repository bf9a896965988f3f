import { createHash, randomBytes } from 'node:crypto';
import { expect, inject } from 'vitest';
import { type Db, openDb } from '#store/db.ts';
import { PATIENCE_MS, PATIENT } from '#test/support/patience.ts';
import { onEveryNode, openOwner, SCHEMA } from './citus.ts';
import type { Home } from './servers.ts';

export type TestDatabase = {
  readonly name: string;
  readonly serviceUrl: string;
  readonly ownerUrl: string;
  /** What a process is told, and comes to every cell by. */
  readonly settings: { readonly DATABASE_URL: string; readonly MIGRATION_DATABASE_URL: string };
  /** Every cell, the first one first; none where there is one alone. */
  readonly cells: readonly Home[];
  /** Of these, the one that all of the above and below is of: accounts are made in no other. */
  readonly cell: string | undefined;
  /** Runs SQL as the owner, who may look at and break anything. */
  readonly owner: Db;
  /** Runs SQL as the role that the service runs as. */
  readonly service: Db;
  /** Runs SQL as the superuser, outside this database. */
  readonly admin: Db;
  drop(): Promise<void>;
};

/**
 * A database of its own for a test file: a copy of the migrated one, made in milliseconds. File by file,
 * which takes a third of what it takes through the log.
 */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase('TEMPLATE surety STRATEGY file_copy', inject('cellLookup'));
}

/** One that nothing has been done to yet; on Citus the coordinator has all of it. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const [{ ownerUrl, serviceUrl }] = inject('cellLookup') as [Home];
  const [place = ''] = /@[^/]*/.exec(ownerUrl) ?? [];
  const home = { ownerUrl, ownerThereUrl: ownerUrl, serviceUrl: serviceUrl.replace(/@[^/]*/, place) };
  const empty = await createDatabase('STRATEGY file_copy', [home]);
  if (process.env['CITUS_URL']) await empty.owner.query(`CREATE SCHEMA ${SCHEMA}`);
  return empty;
}

async function createDatabase(template: string, all: readonly Home[]): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = onEveryNode(inject('adminUrls'), { max: 1, queryTimeoutMs: PATIENCE_MS });
  await admin.query(`CREATE DATABASE ${name} ${template} OWNER surety_owner`);
  const here = (url: string) => url.replace('/surety?', `/${name}?`);
  const cellLookup = all.map((home) => ({
    ...home,
    ownerUrl: here(home.ownerUrl),
    ownerThereUrl: here(home.ownerThereUrl),
    serviceUrl: here(home.serviceUrl),
  }));
  const [first] = cellLookup as [Home];
  const cells = cellLookup.length > 1 ? cellLookup : [];
  const { cell, ownerUrl, ownerThereUrl, serviceUrl } = (
    cells.length > 0 ? homeOfFile(cells) : first
  ) as Home;
  if (cells.length > 0) await takeAccountsIn(cell, first);
  const owner = openOwner(ownerThereUrl, ownerUrl);
  const service = openDb(serviceUrl, { max: 8, ...PATIENT });
  return {
    name,
    admin,
    serviceUrl,
    ownerUrl,
    settings: { DATABASE_URL: onAllNodes(first.serviceUrl), MIGRATION_DATABASE_URL: first.ownerUrl },
    cells,
    cell: cells.length > 0 ? cell : undefined,
    owner,
    service,
    async drop() {
      await Promise.all([owner.close(), service.close()]);
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.close();
    },
  };
}

/** Whoever comes so finds the node that has the tables. */
export function onAllNodes(url: string): string {
  const adminUrls = inject('adminUrls');
  if (adminUrls.length === 1) return url;
  return url.replace(/@[^/]*/, `@${adminUrls.map((adminUrl) => new URL(adminUrl).host).join(',')}`);
}

/** Files are spread over the cells, and each is always in the same. */
function homeOfFile(cellLookup: readonly Home[]): Home | undefined {
  const file = String(expect.getState().testPath).split('/test/').at(-1) ?? '';
  return cellLookup[createHash('sha256').update(file).digest().readUInt32BE() % cellLookup.length];
}

async function takeAccountsIn(cell: string | undefined, { ownerThereUrl }: Home): Promise<void> {
  const first = openDb(ownerThereUrl, { max: 1, ...PATIENT });
  await first.query('UPDATE cells SET takes_accounts = (name = $1)', [cell]);
  await first.close();
}
