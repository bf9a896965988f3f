import { readdir } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { openDb, sqlState } from '#store/db.ts';
import { MigrationError, migrate } from '#store/migrate.ts';
import { startCli } from '#test/support/cli.ts';
import { createTestDatabase } from '#test/support/database/database.ts';

const template = await createTestDatabase();
const made: string[] = [];
afterAll(async () => {
  for (const name of made) await template.admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await template.drop();
});

async function emptyDatabase() {
  const name = `${template.name}_${made.length}`;
  await template.admin.query(`CREATE DATABASE ${name} OWNER surety_owner`);
  made.push(name);
  const at = (url: string) => url.replace(template.name, name);
  return { ownerUrl: at(template.ownerUrl), serviceUrl: at(template.serviceUrl) };
}

async function query(url: string, text: string) {
  const db = openDb(url, { max: 1 });
  return db.query(text).finally(() => db.close());
}

const files = (await readdir(new URL('../../src/store/migrations/', import.meta.url))).sort();

describe('migrate', () => {
  it('applies every migration in order, once, and finds nothing to do the second time', async () => {
    const { ownerUrl, serviceUrl } = await emptyDatabase();
    const first = await migrate(ownerUrl, serviceUrl);
    expect(first).toEqual({ applied: files, current: files.at(-1), historyProtected: true });
    const second = await migrate(ownerUrl, serviceUrl);
    expect(second.applied).toEqual([]);
  });

  it('lets one of several that start at once do the work', async () => {
    const { ownerUrl, serviceUrl } = await emptyDatabase();
    const reports = await Promise.all(Array.from({ length: 5 }, () => migrate(ownerUrl, serviceUrl)));
    const counts = reports.map(({ applied }) => applied.length).sort();
    expect(counts).toEqual([0, 0, 0, 0, files.length]);
  });

  it('lets two processes start at once', async () => {
    const { ownerUrl, serviceUrl } = await emptyDatabase();
    const environment = { DATABASE_URL: serviceUrl, MIGRATION_DATABASE_URL: ownerUrl };
    const exits = await Promise.all([1, 2].map(() => startCli(['migrate'], environment).exited));
    expect(exits.map(({ code }) => code)).toEqual([0, 0]);
    expect(await query(ownerUrl, 'SELECT name FROM schema_migrations')).toHaveLength(files.length);
  });

  it('refuses when a migration was changed after it ran', async () => {
    const { ownerUrl, serviceUrl } = await emptyDatabase();
    await migrate(ownerUrl, serviceUrl);
    await query(ownerUrl, `UPDATE schema_migrations SET sha256 = 'another' WHERE name = '${files[0]}'`);
    await expect(migrate(ownerUrl, serviceUrl)).rejects.toThrow(
      new MigrationError(`migration ${files[0]} was changed after it ran here; add a new one instead`),
    );
  });

  it('refuses a database that is newer than the code', async () => {
    const { ownerUrl, serviceUrl } = await emptyDatabase();
    await migrate(ownerUrl, serviceUrl);
    await query(ownerUrl, `INSERT INTO schema_migrations (name, sha256) VALUES ('9999_future.sql', 'x')`);
    await expect(migrate(ownerUrl, serviceUrl)).rejects.toThrow(/newer than this version.*9999_future\.sql/);
  });

  it('reports when one role owns and serves', async () => {
    const { ownerUrl } = await emptyDatabase();
    expect(await migrate(ownerUrl, ownerUrl)).toMatchObject({ historyProtected: false });
  });

  it.each([
    ['rewrite what ran', `UPDATE schema_migrations SET sha256 = 'x'`],
    ['forget what ran', 'DELETE FROM schema_migrations'],
    ['pretend that something ran', `INSERT INTO schema_migrations (name, sha256) VALUES ('x', 'x')`],
    ['empty a table', 'TRUNCATE api_keys'],
    ['change a table', 'ALTER TABLE api_keys ADD COLUMN x int'],
    ['drop a table', 'DROP TABLE api_keys'],
    ['make a table', 'CREATE TABLE x (y int)'],
  ])('does not let the service role %s', async (_case, statement) => {
    const error = await template.service.query(statement).catch((thrown: unknown) => thrown);
    expect(sqlState(error)).toBe('42501');
  });
});
