import type { Queryable } from '#store/db.ts';

/** Returns the id of the secret that the database's MACs use; undefined before the first start. */
export async function read(db: Queryable): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>('SELECT secret_id AS id FROM mac_secret');
  return row?.id;
}

/** Records the secret of the first start permanently, and returns the recorded one. */
export async function note(db: Queryable, secretId: string): Promise<string> {
  await db.query('INSERT INTO mac_secret (secret_id) VALUES ($1) ON CONFLICT DO NOTHING', [secretId]);
  return (await read(db)) ?? secretId;
}
