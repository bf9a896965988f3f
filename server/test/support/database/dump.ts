import { readFile } from 'node:fs/promises';
import { openDb } from '#store/db.ts';
import { PATIENT } from '#test/support/patience.ts';
import { createEmptyDatabase, type TestDatabase } from './database.ts';

/** Restores a database as that version left it, without later migrations. */
export async function restoreDump(version: string): Promise<TestDatabase> {
  const dump = await readFile(new URL(`../../store/dumps/${version}.sql`, import.meta.url), 'utf8');
  const database = await createEmptyDatabase();
  // A separate connection, because a dump changes the settings of its session.
  const session = openDb(database.ownerUrl, { max: 1, ...PATIENT });
  const [schema] = await session.query<{ name: string }>('SELECT current_schema() AS name');
  await session.query(dump.replaceAll(/\bpublic\./g, `${schema?.name}.`)).finally(() => session.close());
  return database;
}
