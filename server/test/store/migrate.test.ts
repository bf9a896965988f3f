import { readdir } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { openDb, sqlState } from '#store/db.ts';
import { readLivingSql } from '#store/living-sql.ts';
import { lastMigration, MigrationError, migrate, pendingSql, requireCurrent } from '#store/migrate.ts';
import { ownVersion } from '#store/version.ts';
import { startCli } from '#test/support/cli.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '#test/support/database/database.ts';
import { restoreDump } from '#test/support/database/dump.ts';
import { PATIENT } from '#test/support/patience.ts';

const template = await createTestDatabase();
const made: TestDatabase[] = [];
afterAll(async () => {
  for (const database of made) await database.drop();
  await template.drop();
});

async function emptyDatabase() {
  const database = await createEmptyDatabase();
  made.push(database);
  return database;
}

async function migratedDatabase() {
  const database = await createTestDatabase();
  made.push(database);
  return database;
}

async function oldDatabase(version = '0.1.0') {
  const database = await restoreDump(version);
  made.push(database);
  return database;
}

async function query(url: string, text: string) {
  const db = openDb(url, { max: 1, ...PATIENT });
  return db.query(text).finally(() => db.close());
}

/** The last version that ran the migrations of 0.2.0 one by one. */
const LANDED = '0.2.0-2026-11-17';

const files = (await readdir(new URL('../../src/store/migrations/', import.meta.url))).sort();
const functionFiles = (await readLivingSql()).map(({ name }) => name);

describe('migrate', () => {
  it('applies every migration in order, once, and finds nothing to do the second time', async () => {
    const { ownerUrl, serviceUrl } = await emptyDatabase();
    const first = await migrate(ownerUrl, serviceUrl);
    expect(first).toEqual({
      applied: files,
      functions: functionFiles,
      current: files.at(-1),
      historyProtected: true,
    });
    const second = await migrate(ownerUrl, serviceUrl);
    expect(second).toMatchObject({ applied: [], functions: [] });
  });

  it('lets one of several concurrent starts do the work', async () => {
    const { ownerUrl, serviceUrl } = await emptyDatabase();
    const reports = await Promise.all(Array.from({ length: 5 }, () => migrate(ownerUrl, serviceUrl)));
    const counts = reports.map(({ applied }) => applied.length).sort();
    expect(counts).toEqual([0, 0, 0, 0, files.length]);
    const made = reports.map(({ functions }) => functions.length).sort((a, b) => a - b);
    expect(made).toEqual([0, 0, 0, 0, functionFiles.length]);
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
      new MigrationError(
        `migration ${files[0]} was changed after it ran here; restore its text and add a new migration instead`,
      ),
    );
  });

  it('refuses a database that is newer than the code', async () => {
    const { ownerUrl, serviceUrl } = await emptyDatabase();
    await migrate(ownerUrl, serviceUrl);
    await query(ownerUrl, `INSERT INTO schema_migrations (name, sha256) VALUES ('9999_future.sql', 'x')`);
    await expect(migrate(ownerUrl, serviceUrl)).rejects.toThrow(/newer than this version.*9999_future\.sql/);
  });

  it('refuses a database whose tables are between the first migrations and the baseline', async () => {
    const { ownerUrl, serviceUrl } = await oldDatabase();
    await query(ownerUrl, `DELETE FROM schema_migrations WHERE name > '0010'`);
    await expect(migrate(ownerUrl, serviceUrl)).rejects.toThrow(
      new MigrationError(
        'the database is too old for this version of Surety (it lacks 0010_refused_payouts.sql, ' +
          '0011_money_going_back.sql); run version 0.1.0 first, then this one',
      ),
    );
  });

  it('refuses a database with other first migrations', async () => {
    const { ownerUrl, serviceUrl } = await oldDatabase();
    await query(ownerUrl, `UPDATE schema_migrations SET sha256 = 'another' WHERE name = '0003_escrow.sql'`);
    await expect(migrate(ownerUrl, serviceUrl)).rejects.toThrow(/^migration 0003_escrow\.sql was changed/);
  });

  it('refuses a database that ran a part of the single migrations of 0.2.0', async () => {
    const { ownerUrl, serviceUrl } = await oldDatabase(LANDED);
    await query(ownerUrl, `DELETE FROM schema_migrations WHERE name > '0077'`);
    await expect(migrate(ownerUrl, serviceUrl)).rejects.toThrow(
      new MigrationError(
        'the database is too old for this version of Surety (it lacks 0077_faces.sql, 0079_faces_alike.sql); ' +
          'run version 0.2.0 (commit 8880795e) first, then this one',
      ),
    );
  });

  it('refuses a database that ran other single migrations of 0.2.0', async () => {
    const { ownerUrl, serviceUrl } = await oldDatabase(LANDED);
    await query(ownerUrl, `UPDATE schema_migrations SET sha256 = 'another' WHERE name = '0036_acts.sql'`);
    await expect(migrate(ownerUrl, serviceUrl)).rejects.toThrow(/^migration 0036_acts\.sql was changed/);
  });

  it.each([
    ['0.1.0', '0012_second_version.sql'],
    [LANDED, '0013_landed_names.sql'],
  ])('runs on a database of %s only %s and newer ones, and records the others', async (version, file) => {
    const old = await oldDatabase(version);
    const pending = (await pendingSql(old.ownerUrl)).map(({ name }) => name);
    const newer = files.slice(files.indexOf('0013_landed_names.sql') + 1);
    expect(pending.filter((name) => files.includes(name))).toEqual([file, ...newer]);
    const { applied } = await migrate(old.ownerUrl, old.serviceUrl);
    expect(applied).toEqual(files.slice(-applied.length));
    expect(await lastMigration(old.service)).toBe(await lastMigration(template.service));
    await requireCurrent(old.service);
  });

  it('reports when one role owns and serves', async () => {
    const { ownerUrl } = await emptyDatabase();
    expect(await migrate(ownerUrl, ownerUrl)).toMatchObject({ historyProtected: false });
  });

  it.each([
    ['rewrite what ran', `UPDATE schema_migrations SET sha256 = 'x'`],
    ['forget what ran', 'DELETE FROM schema_migrations'],
    ['pretend that something ran', `INSERT INTO schema_migrations (name, sha256) VALUES ('x', 'x')`],
    ['pretend that its functions are others', `UPDATE living_sql SET sha256 = 'x'`],
    ['forget its functions', 'DELETE FROM living_sql'],
    ['empty a table', 'TRUNCATE api_keys'],
    ['change a table', 'ALTER TABLE api_keys ADD COLUMN x int'],
    ['drop a table', 'DROP TABLE api_keys'],
    ['make a table', 'CREATE TABLE x (y int)'],
  ])('does not let the service role %s', async (_case, statement) => {
    const error = await template.service.query(statement).catch((thrown: unknown) => thrown);
    expect(sqlState(error)).toBe('42501');
  });
});

describe('policies of an account', () => {
  it('are moved into one table from their former three', async () => {
    const { ownerUrl, serviceUrl } = await oldDatabase(LANDED);
    await query(
      ownerUrl,
      `INSERT INTO release_policies VALUES ('dev_1', '[{"rule": "name_mismatch"}]', '2030-01-01Z');
       INSERT INTO identity_policies VALUES ('dev_1', '{"screenNames": true}', '2030-01-02Z');
       INSERT INTO review_policies VALUES ('dev_1', '{RED,PAYER}', '{"RED": 5}', '2030-01-03Z')`,
    );
    await migrate(ownerUrl, serviceUrl);
    const on = (day: number) => new Date(Date.UTC(2030, 0, day));
    const all = `SELECT kind, rules, changed_at AS at FROM policies WHERE developer_id = 'dev_1' ORDER BY changed_at`;
    expect(await query(serviceUrl, all)).toEqual([
      { kind: 'release', rules: [{ rule: 'name_mismatch' }], at: on(1) },
      { kind: 'identity', rules: { screenNames: true }, at: on(2) },
      { kind: 'review', rules: { opens: ['RED', 'PAYER'], dueHours: { RED: 5 } }, at: on(3) },
    ]);
  });
});

describe('the functions of living SQL', () => {
  const pretend = (database: TestDatabase, version: string) =>
    database.owner.query(
      `UPDATE living_sql SET version = $1, sha256 = CASE name WHEN 'save-answers.sql' THEN 'another' ELSE sha256 END`,
      [version],
    );

  it('are recreated where their text differs, by this version and after an older one', async () => {
    const database = await migratedDatabase();
    for (const version of ['0.0.9', await ownVersion()]) {
      await pretend(database, version);
      const report = await migrate(database.ownerUrl, database.serviceUrl);
      expect(report).toMatchObject({ applied: [], functions: ['save-answers.sql'] });
    }
  });

  it('are not reverted by an older version', async () => {
    const database = await migratedDatabase();
    await pretend(database, '99.0.0');
    const refusal = new MigrationError(
      'the database is newer than this version of Surety (its functions are from 99.0.0); run the newer version',
    );
    await expect(migrate(database.ownerUrl, database.serviceUrl)).rejects.toThrow(refusal);
    await expect(requireCurrent(database.service)).rejects.toThrow(refusal);
  });

  it('are accepted where a newer version has the same', async () => {
    const database = await migratedDatabase();
    await database.owner.query(`UPDATE living_sql SET version = '99.0.0'`);
    expect((await migrate(database.ownerUrl, database.serviceUrl)).functions).toEqual([]);
    await requireCurrent(database.service);
  });

  it('must be those of this version for a read-only command', async () => {
    const database = await migratedDatabase();
    await pretend(database, '0.0.9');
    await expect(requireCurrent(database.service)).rejects.toThrow(
      new MigrationError(
        'the database is older than this version of Surety (its functions differ from save-answers.sql); ' +
          'run surety migrate first',
      ),
    );
  });

  it('replaced those of the first migrations, and none was left', async () => {
    const names = async ({ owner }: TestDatabase) =>
      (
        await owner.query<{ name: string }>(
          `SELECT oid::regprocedure::text AS name FROM pg_proc
           WHERE pronamespace = 'public'::regnamespace ORDER BY name`,
        )
      ).map(({ name }) => name);
    const old = await oldDatabase();
    expect(await names(old)).toContain('risk_touch(jsonb)');
    const kept = `SELECT oid FROM pg_proc WHERE proname = 'load_agreements'`;
    const before = await old.owner.query(kept);
    await migrate(old.ownerUrl, old.serviceUrl);
    expect(await names(old)).toEqual(await names(template));
    expect(await old.owner.query(kept)).toEqual(before);
  });
});
