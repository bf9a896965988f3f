import { openDatabase, reachDatabase } from '#app/database.ts';
import type { Config } from '#settings/config.ts';
import { pendingSql } from '#store/migrate.ts';

export async function migrateNow(config: Config): Promise<number> {
  const database = await openDatabase(config, { insist: true });
  await database.stop();
  console.log('The database is up to date.');
  return 0;
}

/** For reviewing changes to a database before they are made; the role of the service is enough. */
export async function printPending(config: Config): Promise<number> {
  const database = await reachDatabase(config);
  try {
    const pending = await pendingSql(config.MIGRATION_DATABASE_URL ?? database.serviceUrl);
    for (const { name, sql } of pending) console.log(`-- ${name}\n${sql.trimEnd()}\n`);
    if (pending.length === 0) console.log('-- The database is up to date.');
    return 0;
  } finally {
    await database.stop();
  }
}
