import type { Developer } from '#core/account/developer.ts';
import { type Db, type Queryable, sqlState, UNIQUE_VIOLATION, violatedConstraint } from '#store/db.ts';

const COLUMNS = 'developer_id AS id, email, name, created_at AS "createdAt"';

export async function insert(tx: Queryable, developer: Developer, passwordHash: string): Promise<void> {
  await tx.query('INSERT INTO developer_emails (email, developer_id) VALUES ($1, $2)', [
    developer.email,
    developer.id,
  ]);
  await tx.query(
    `INSERT INTO developers (developer_id, email, name, password_hash, created_at)
     VALUES ($1, $2, $3, $4, $5)`,
    [developer.id, developer.email, developer.name, passwordHash, developer.createdAt],
  );
}

export function isEmailTaken(error: unknown): boolean {
  return sqlState(error) === UNIQUE_VIOLATION && violatedConstraint(error) === 'developer_emails_pkey';
}

export async function emailExists(db: Db, email: string): Promise<boolean> {
  const found = await db.query('SELECT 1 FROM developer_emails WHERE email = $1', [email]);
  return found.length > 0;
}

export async function find(db: Db, developerId: string): Promise<Developer | undefined> {
  const [row] = await db.query<Developer>(`SELECT ${COLUMNS} FROM developers WHERE developer_id = $1`, [
    developerId,
  ]);
  return row;
}

export type Credentials = { readonly developerId: string; readonly passwordHash: string };

export async function credentialsOf(db: Db, email: string): Promise<Credentials | undefined> {
  const [row] = await db.query<Credentials>(
    `SELECT d.developer_id AS "developerId", d.password_hash AS "passwordHash" FROM developer_emails e
     JOIN developers d ON d.developer_id = e.developer_id WHERE e.email = $1`,
    [email],
  );
  return row;
}

export async function passwordHashOf(db: Db, developerId: string): Promise<string | undefined> {
  const [row] = await db.query<{ hash: string }>(
    'SELECT password_hash AS hash FROM developers WHERE developer_id = $1',
    [developerId],
  );
  return row?.hash;
}

export async function setPasswordHash(tx: Queryable, developerId: string, hash: string): Promise<void> {
  await tx.query('UPDATE developers SET password_hash = $2 WHERE developer_id = $1', [developerId, hash]);
}
