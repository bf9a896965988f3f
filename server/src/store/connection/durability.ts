import type { Queryable } from '#store/db.ts';

/** What each of them gives up when it is off. The database that comes with the service has them on. */
const RISKS: Readonly<Record<string, string>> = {
  fsync: 'a crash of the machine can ruin the whole database',
  full_page_writes: 'a crash of the machine can ruin the whole database',
  synchronous_commit: 'a crash of the server can lose money that was acknowledged',
};

/** Settings of the server under which what it has acknowledged may be lost, each in words. */
export async function durabilityRisks(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    "SELECT name FROM pg_settings WHERE name = ANY($1) AND setting = 'off' ORDER BY name",
    [Object.keys(RISKS)],
  );
  return rows.map(({ name }) => `${name} is off: ${RISKS[name]}`);
}
