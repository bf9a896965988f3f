import type { Db, Queryable } from '#store/db.ts';
import type { SecretBox } from './secret-box.ts';

/** The database was encrypted with another key: a matter for whoever starts the service, in one line. */
export class SecretsKeyError extends Error {}

/**
 * Writes down that this key MACs here. Refuses a process that could not read what others have encrypted: it
 * would fail at the first secret, and its own could be read by nobody else.
 */
export async function adopt(db: Db, box: SecretBox): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('LOCK TABLE encryption_keys IN EXCLUSIVE MODE');
    const used = await tx.query<{ id: string }>('SELECT id FROM encryption_keys ORDER BY since');
    const unknown = used.map(({ id }) => id).filter((id) => !box.keyIds.includes(id));
    if (unknown.length > 0) {
      throw new SecretsKeyError(
        `this database was encrypted with the secret ${unknown.join(', ')}, and this is ${box.keyId}. ` +
          'Set SECRETS_KEY to the one it had, or put its secrets.key back into DATA_DIR.',
      );
    }
    await tx.query('INSERT INTO encryption_keys (id) VALUES ($1) ON CONFLICT DO NOTHING', [box.keyId]);
  });
}

/** Whether something may still be encrypted with a key before this one. */
export async function othersInUse(db: Db, box: SecretBox): Promise<boolean> {
  return (await db.query('SELECT 1 FROM encryption_keys WHERE id <> $1', [box.keyId])).length > 0;
}

/** Nothing is encrypted with any other any more. */
export async function keepOnly(tx: Queryable, box: SecretBox): Promise<void> {
  await tx.query('DELETE FROM encryption_keys WHERE id <> $1', [box.keyId]);
}
