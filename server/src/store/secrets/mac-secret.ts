import type { Queryable } from '#store/db.ts';

/** Which secret the database was encrypted with, by its id; undefined before the first start. */
export async function read(db: Queryable): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>('SELECT secret_id AS id FROM mac_secret');
  return row?.id;
}

/** Notes the secret of the first start for good, and answers the one that is noted. */
export async function note(db: Queryable, secretId: string): Promise<string> {
  await db.query('INSERT INTO mac_secret (secret_id) VALUES ($1) ON CONFLICT DO NOTHING', [secretId]);
  return (await read(db)) ?? secretId;
}
