import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#app/database.ts';
import { readConfig } from '#settings/config.ts';
import { TEST_SECRETS_KEY } from '#test/support/cli.ts';
import { createEmptyDatabase, createTestDatabase } from '#test/support/database/database.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

const open = (settings: Record<string, string>) =>
  openDatabase(readConfig({ SECRETS_KEY: TEST_SECRETS_KEY, ...settings }));

describe('a start with only the service’s role', () => {
  const alone = { DATABASE_URL: database.settings.DATABASE_URL };

  it('checks that the database has this version, and starts', async () => {
    const { historyProtected, stop } = await open(alone);
    await stop();
    expect(historyProtected).toBe(true);
  });

  it('is refused by a database of another version, which stays unchanged', async () => {
    const [older] = await database.owner.query<{ name: string }>(
      `UPDATE living_sql SET sha256 = 'older' WHERE name = (SELECT min(name) FROM living_sql) RETURNING name`,
    );
    await expect(open(alone)).rejects.toThrow(
      `the database is older than this version of Surety (its functions differ from ${older?.name}); ` +
        'run surety migrate first',
    );
    await expect(open({ ...database.settings, MIGRATE: 'off' })).rejects.toThrow('run surety migrate first');
    const { stop } = await open(database.settings);
    await stop();
    const { stop: stopAgain } = await open({ ...alone, MIGRATE: 'off' });
    await stopAgain();
  });
});

it('MIGRATE=off makes no tables in an empty database', async () => {
  const empty = await createEmptyDatabase();
  afterAll(() => empty.drop());
  await expect(open({ DATABASE_URL: empty.ownerUrl, MIGRATE: 'off' })).rejects.toThrow(
    'run surety migrate first',
  );
  expect(await empty.owner.query(`SELECT to_regclass('schema_migrations') AS there`)).toEqual([
    { there: null },
  ]);
});
