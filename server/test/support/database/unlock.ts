import { backfill, type Control, sign } from '#store/control-macs.ts';
import { openDb, unlocked } from '#store/db.ts';
import * as dataKey from '#store/secrets/data-key.ts';
import type { PersonalBox } from '#store/secrets/personal.ts';
import { openSecretBox, type RootSecret } from '#store/secrets/secret-box.ts';
import { PATIENT } from '#test/support/patience.ts';
import type { TestDatabase } from './database.ts';

/** Opens the key of a database's personal fields, as the service does when it starts with this secret. */
export async function dataKeyAt(url: string, secret: RootSecret): Promise<PersonalBox> {
  const db = openDb(url, { max: 1, ...PATIENT });
  try {
    return await dataKey.open(db, openSecretBox(secret));
  } finally {
    await db.close();
  }
}

/** A view of the database that decrypts personal fields with the secret, with the MACs that a start adds. */
export async function unlock(database: TestDatabase, secret: RootSecret): Promise<TestDatabase> {
  const personal = await dataKey.open(database.service, openSecretBox(secret));
  const service = unlocked(database.service, personal);
  await backfill(service);
  return { ...database, owner: unlocked(database.owner, personal), service };
}

/** Changes a row that has a MAC as the service would have done, for states that take long to reach. */
export async function setControl(
  { owner }: TestDatabase,
  table: Control,
  id: string,
  change: string,
): Promise<void> {
  const rows = await owner.query<{ developerId: string }>(
    `UPDATE ${table} SET ${change} WHERE id = $1 RETURNING developer_id AS "developerId"`,
    [id],
  );
  for (const { developerId } of rows) await sign(owner, table, developerId, id);
}
