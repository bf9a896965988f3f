import type { Db, Queryable } from '#store/db.ts';
import { SecretsKeyError } from './encryption-keys.ts';
import { DecryptionFailed } from './field-cipher.ts';
import { type DataKey, dataKeyOf, newDataKey, openPersonalBox, type PersonalBox } from './personal.ts';
import type { SecretBox } from './secret-box.ts';

const ASSOCIATED_DATA = 'data_key';

/** True when the database may contain encrypted data. */
export async function exists(db: Queryable): Promise<boolean> {
  return (await db.query('SELECT 1 FROM data_key')).length > 0;
}

/** Returns the box for personal fields, or null when nothing was ever encrypted. */
export async function find(db: Queryable, box: SecretBox): Promise<PersonalBox | null> {
  const key = await read(db, box);
  return key && openPersonalBox(key);
}

/** As `find`, but the first call creates the key, which stays for the life of the database. */
export async function open(db: Queryable, box: SecretBox): Promise<PersonalBox> {
  const known = await find(db, box);
  if (known) return known;
  const encrypted = box.encrypt(ASSOCIATED_DATA, newDataKey().bytes.toString('base64'));
  await db.query('INSERT INTO data_key (key, encrypted_by) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    encrypted,
    box.keyId,
  ]);
  return open(db, box);
}

async function read(db: Queryable, box: SecretBox): Promise<DataKey | null> {
  const [row] = await db.query<{ key: string }>('SELECT key FROM data_key');
  return row ? dataKeyOf(Buffer.from(decrypted(box, row.key), 'base64')) : null;
}

function decrypted(box: SecretBox, key: string): string {
  try {
    return box.open(ASSOCIATED_DATA, key);
  } catch (error) {
    if (!(error instanceof DecryptionFailed)) throw error;
    throw new SecretsKeyError(
      `encrypted personal data in this database cannot be read: ${error.message}. ` +
        'Set SECRETS_KEY to the secret that this database was encrypted with, or restore its secrets.key in DATA_DIR.',
    );
  }
}

/** Re-encrypts the data key with the current root secret. Data encrypted with the data key stays as it is. */
export async function reencrypt(db: Db, box: SecretBox): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.query<{ key: string }>(
      'SELECT key FROM data_key WHERE encrypted_by <> $1 FOR UPDATE',
      [box.keyId],
    );
    if (!row) return;
    const anew = box.encrypt(ASSOCIATED_DATA, decrypted(box, row.key));
    await tx.query('UPDATE data_key SET key = $1, encrypted_by = $2', [anew, box.keyId]);
  });
}
