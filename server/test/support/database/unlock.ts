import { openDb, unlocked } from '#store/db.ts';
import * as dataKey from '#store/secrets/data-key.ts';
import type { PersonalBox } from '#store/secrets/personal.ts';
import { openSecretBox, type RootSecret } from '#store/secrets/secret-box.ts';
import { PATIENT } from '#test/support/patience.ts';
import type { TestDatabase } from './database.ts';

/** What opens personal fields in a database, as a start of the service with this secret has it. */
export async function dataKeyAt(url: string, secret: RootSecret): Promise<PersonalBox> {
  const db = openDb(url, { max: 1, ...PATIENT });
  try {
    return await dataKey.open(db, openSecretBox(secret));
  } finally {
    await db.close();
  }
}

/** The database for whoever has the secret. */
export async function unlock(database: TestDatabase, secret: RootSecret): Promise<TestDatabase> {
  const personal = await dataKey.open(database.service, openSecretBox(secret));
  return {
    ...database,
    owner: unlocked(database.owner, personal),
    service: unlocked(database.service, personal),
  };
}
