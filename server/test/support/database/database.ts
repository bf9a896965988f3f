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
  /** Settings for a process, with which it reaches every cell. */
  readonly settings: { readonly DATABASE_URL: string; readonly MIGRATION_DATABASE_URL: string };
  /** Every cell, the first one first; empty when there is only one. */
  readonly cells: readonly Home[];
  /** The cell that the other fields refer to: accounts are created only there. */
  readonly cell: string | undefined;
  /** Runs SQL as the owner, who can read and break anything. */
  readonly owner: Db;
  /** Runs SQL as the service's role. */
  readonly service: Db;
  /** Runs SQL as the superuser, outside this database. */
  readonly admin: Db;
  drop(): Promise<void>;
};

/**
 * Creates a database for a test file: a copy of the migrated one, made in milliseconds. Copying files takes a
 * third of the time that copying through the WAL takes.
 */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase('TEMPLATE surety STRATEGY file_copy', inject('cellLookup'));
}

/** Creates an empty database; on Citus all of it is on the coordinator. */
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

/** Returns a URL of all nodes, with which a client finds the node that has the tables. */
export function onAllNodes(url: string): string {
  const adminUrls = inject('adminUrls');
  if (adminUrls.length === 1) return url;
  return url.replace(/@[^/]*/, `@${adminUrls.map((adminUrl) => new URL(adminUrl).host).join(',')}`);
}

/** Test files are spread over the cells; a file is always in the same cell. */
function homeOfFile(cellLookup: readonly Home[]): Home | undefined {
  const file = String(expect.getState().testPath).split('/test/').at(-1) ?? '';
  return cellLookup[createHash('sha256').update(file).digest().readUInt32BE() % cellLookup.length];
}

async function takeAccountsIn(cell: string | undefined, { ownerThereUrl }: Home): Promise<void> {
  const first = openDb(ownerThereUrl, { max: 1, ...PATIENT });
  await first.query('UPDATE cells SET takes_accounts = (name = $1)', [cell]);
  await first.close();
}
