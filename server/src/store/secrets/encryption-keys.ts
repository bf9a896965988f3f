import type { Db, Queryable } from '#store/db.ts';
import type { SecretBox } from './secret-box.ts';

/** The database was encrypted with another key. Shown to the operator as one line. */
export class SecretsKeyError extends Error {}

/**
 * Registers the current key. Refuses a process that could not decrypt what others have encrypted: it would
 * fail at the first secret, and no other process could decrypt its own.
 */
export async function adopt(db: Db, box: SecretBox): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('LOCK TABLE encryption_keys IN EXCLUSIVE MODE');
    const used = await tx.query<{ id: string }>('SELECT id FROM encryption_keys ORDER BY since');
    const unknown = used.map(({ id }) => id).filter((id) => !box.keyIds.includes(id));
    if (unknown.length > 0) {
      throw new SecretsKeyError(
        `this database was encrypted with the secret ${unknown.join(', ')}, but the current secret is ${box.keyId}. ` +
          'Set SECRETS_KEY to the secret that this database was encrypted with, or restore its secrets.key in DATA_DIR.',
      );
    }
    await tx.query('INSERT INTO encryption_keys (id) VALUES ($1) ON CONFLICT DO NOTHING', [box.keyId]);
  });
}

/** True when data may still be encrypted with an earlier key. */
export async function othersInUse(db: Db, box: SecretBox): Promise<boolean> {
  return (await db.query('SELECT 1 FROM encryption_keys WHERE id <> $1', [box.keyId])).length > 0;
}

/** Removes other keys, once nothing is encrypted with them any more. */
export async function keepOnly(tx: Queryable, box: SecretBox): Promise<void> {
  await tx.query('DELETE FROM encryption_keys WHERE id <> $1', [box.keyId]);
}
