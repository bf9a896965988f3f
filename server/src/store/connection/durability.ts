import type { Queryable } from '#store/db.ts';

/** The risk of each setting when it is off. The bundled database has them on. */
const RISKS: Readonly<Record<string, string>> = {
  fsync: 'a crash of the machine can corrupt the whole database',
  full_page_writes: 'a crash of the machine can corrupt the whole database',
  synchronous_commit: 'a crash of the server can lose committed money movements',
};

/** Returns a sentence for each server setting that can lose committed data. */
export async function durabilityRisks(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    "SELECT name FROM pg_settings WHERE name = ANY($1) AND setting = 'off' ORDER BY name",
    [Object.keys(RISKS)],
  );
  return rows.map(({ name }) => `${name} is off: ${RISKS[name]}`);
}
