import type { Developer } from '#core/account/developer.ts';
import { accountOf } from '#core/environment.ts';
import type { Queryable } from '#store/db.ts';
import type { Reencrypted, SecretBox } from '#store/secrets/secret-box.ts';
import { encryptedNames, openedNames } from './named.ts';

type EncryptedRow = Developer & { readonly encryptedBy: string | null };

const COLUMNS = `developer_id AS id, email, name, created_at AS "createdAt", encrypted_by AS "encryptedBy"`;

export async function insert(tx: Queryable, box: SecretBox, developer: Developer): Promise<void> {
  const { email, name } = encryptedNames(box, developer);
  await tx.query(
    `INSERT INTO developers (developer_id, email, name, created_at, encrypted_by) VALUES ($1, $2, $3, $4, $5)`,
    [developer.id, email, name, developer.createdAt, box.keyId],
  );
}

/** Returns the account of a tenant under the tenant's own id: both environments belong to one company. */
export async function find(
  db: Queryable,
  box: SecretBox,
  developerId: string,
): Promise<Developer | undefined> {
  const [found] = await findAll(db, box, [accountOf(developerId)]);
  return found && { ...found, id: developerId };
}

/** Returns the accounts that exist. */
export async function findAll(
  db: Queryable,
  box: SecretBox,
  accountIds: readonly string[],
): Promise<Developer[]> {
  const rows = await db.query<EncryptedRow>(
    `SELECT ${COLUMNS} FROM developers WHERE developer_id = ANY($1)`,
    [accountIds],
  );
  return rows.map((row) => openedNames(box, row));
}

export async function count(db: Queryable): Promise<number> {
  const [row] = await db.query<{ accounts: number }>('SELECT count(*)::integer AS accounts FROM developers');
  return row?.accounts ?? 0;
}

/** Locks the account, so that counting its objects and adding one is serialized. */
export async function lock(tx: Queryable, developerId: string): Promise<void> {
  await tx.query('SELECT 1 FROM developers WHERE developer_id = $1 FOR UPDATE', [accountOf(developerId)]);
}

/** Re-encrypts a batch with the current key. Returns the number of rows. */
export async function reencrypt(
  tx: Queryable,
  box: SecretBox,
  which: Reencrypted,
  limit: number,
): Promise<number> {
  const rows = await tx.query<EncryptedRow>(
    `SELECT ${COLUMNS} FROM developers WHERE ${which} LIMIT $2 FOR UPDATE`,
    [box.keyId, limit],
  );
  for (const row of rows) {
    const { email, name } = encryptedNames(box, openedNames(box, row));
    await tx.query('UPDATE developers SET email = $2, name = $3, encrypted_by = $4 WHERE developer_id = $1', [
      row.id,
      email,
      name,
      box.keyId,
    ]);
  }
  return rows.length;
}
