import type { Db, Queryable } from '#store/db.ts';
import { SecretsKeyError } from './encryption-keys.ts';
import { DecryptionFailed } from './field-cipher.ts';
import { type DataKey, dataKeyOf, newDataKey, openPersonalBox, type PersonalBox } from './personal.ts';
import type { SecretBox } from './secret-box.ts';

const PLACE = 'data_key';

/** Whether anything may be encrypted here. */
export async function exists(db: Queryable): Promise<boolean> {
  return (await db.query('SELECT 1 FROM data_key')).length > 0;
}

/** What opens personal fields here, or null where nothing was ever encrypted. */
export async function find(db: Queryable, box: SecretBox): Promise<PersonalBox | null> {
  const key = await read(db, box);
  return key && openPersonalBox(key);
}

/** The same for whoever writes: the first one makes the key, which stays for as long as the database does. */
export async function open(db: Queryable, box: SecretBox): Promise<PersonalBox> {
  const known = await find(db, box);
  if (known) return known;
  const encrypted = box.encrypt(PLACE, newDataKey().bytes.toString('base64'));
  await db.query('INSERT INTO data_key (key, encrypted_by) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    encrypted,
    box.keyId,
  ]);
  return open(db, box);
}

async function read(db: Queryable, box: SecretBox): Promise<DataKey | null> {
  const [row] = await db.query<{ key: string }>('SELECT key FROM data_key');
  return row ? dataKeyOf(Buffer.from(unsealed(box, row.key), 'base64')) : null;
}

function unsealed(box: SecretBox, key: string): string {
  try {
    return box.open(PLACE, key);
  } catch (error) {
    if (!(error instanceof DecryptionFailed)) throw error;
    throw new SecretsKeyError(
      `names and account numbers cannot be read here: ${error.message}. ` +
        'Set SECRETS_KEY to the one this database had, or put its secrets.key back into DATA_DIR.',
    );
  }
}

/** Seals the key with the secret of today. What the key itself has encrypted stays as it is. */
export async function reencrypt(db: Db, box: SecretBox): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.query<{ key: string }>(
      'SELECT key FROM data_key WHERE encrypted_by <> $1 FOR UPDATE',
      [box.keyId],
    );
    if (!row) return;
    const anew = box.encrypt(PLACE, unsealed(box, row.key));
    await tx.query('UPDATE data_key SET key = $1, encrypted_by = $2', [anew, box.keyId]);
  });
}
