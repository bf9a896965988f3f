import type { Developer } from '#core/account/developer.ts';
import { accountOf } from '#core/environment.ts';
import { type Db, type Queryable, sqlState, UNIQUE_VIOLATION, violatedConstraint } from '#store/db.ts';
import type { Resealed, SecretBox } from '#store/secrets/secret-box.ts';

type SealedRow = Developer & { readonly sealedBy: string | null };

const COLUMNS = `developer_id AS id, email, name, created_at AS "createdAt", sealed_by AS "sealedBy"`;

const placeOf = (developerId: string, field: 'email' | 'name') => `developers/${developerId}/${field}`;

/** What an address is looked up by. Whoever has the database alone cannot try any out against it. */
function digestsOf(box: SecretBox, email: string): string[] {
  return box.digests('e-mail address', email).map((digest) => digest.toString('hex'));
}

/** Under a key before this one, or in the clear, an address is still taken. */
function everyFormOf(box: SecretBox, email: string): string[] {
  return [...digestsOf(box, email), email];
}

export async function insert(
  tx: Queryable,
  box: SecretBox,
  developer: Developer,
  passwordHash: string,
): Promise<void> {
  const { id, createdAt } = developer;
  await insertEmails(tx, box, id, developer.email);
  const email = box.seal(placeOf(id, 'email'), developer.email);
  const name = box.seal(placeOf(id, 'name'), developer.name);
  await tx.query(
    `INSERT INTO developers (developer_id, email, name, password_hash, created_at, sealed_by)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, email, name, passwordHash, createdAt, box.keyId],
  );
}

/** One for each key that is in use: while one takes the place of another, an address is taken under both. */
async function insertEmails(
  tx: Queryable,
  box: SecretBox,
  developerId: string,
  email: string,
): Promise<void> {
  await tx.query(
    `INSERT INTO developer_emails (email, developer_id, sealed_by)
     SELECT digest, $1, key_id FROM unnest($2::text[], $3::text[]) AS x(digest, key_id)`,
    [developerId, digestsOf(box, email), box.keyIds],
  );
}

export function isEmailTaken(error: unknown): boolean {
  return sqlState(error) === UNIQUE_VIOLATION && violatedConstraint(error) === 'developer_emails_pkey';
}

export async function emailExists(db: Db, box: SecretBox, email: string): Promise<boolean> {
  const found = await db.query('SELECT 1 FROM developer_emails WHERE email = ANY($1)', [
    everyFormOf(box, email),
  ]);
  return found.length > 0;
}

/** The account of a tenant, under the tenant's own id: both environments of an account are one person's. */
export async function find(db: Db, box: SecretBox, developerId: string): Promise<Developer | undefined> {
  const [row] = await db.query<SealedRow>(`SELECT ${COLUMNS} FROM developers WHERE developer_id = $1`, [
    accountOf(developerId),
  ]);
  return row && { ...opened(box, row), id: developerId };
}

function opened(box: SecretBox, { sealedBy, ...row }: SealedRow): Developer {
  if (sealedBy === null) return row;
  return {
    ...row,
    email: box.open(placeOf(row.id, 'email'), row.email),
    name: box.open(placeOf(row.id, 'name'), row.name),
  };
}

export type Credentials = { readonly developerId: string; readonly passwordHash: string };

export async function credentialsOf(db: Db, box: SecretBox, email: string): Promise<Credentials | undefined> {
  const [row] = await db.query<Credentials>(
    `SELECT d.developer_id AS "developerId", d.password_hash AS "passwordHash" FROM developer_emails e
     JOIN developers d ON d.developer_id = e.developer_id WHERE e.email = ANY($1) LIMIT 1`,
    [everyFormOf(box, email)],
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

/** Seals a bite of what is to be sealed anew; returns how many there were. */
export async function reseal(tx: Queryable, box: SecretBox, which: Resealed, limit: number): Promise<number> {
  const rows = await tx.query<SealedRow>(
    `SELECT ${COLUMNS} FROM developers WHERE ${which} LIMIT $2 FOR UPDATE`,
    [box.keyId, limit],
  );
  for (const row of rows) {
    const { id, email, name } = opened(box, row);
    await tx.query('DELETE FROM developer_emails WHERE developer_id = $1', [id]);
    await insertEmails(tx, box, id, email);
    await tx.query('UPDATE developers SET email = $2, name = $3, sealed_by = $4 WHERE developer_id = $1', [
      id,
      box.seal(placeOf(id, 'email'), email),
      box.seal(placeOf(id, 'name'), name),
      box.keyId,
    ]);
  }
  return rows.length;
}

/** Digests under keys that are on their way out. */
export async function forgetOldDigests(tx: Queryable, box: SecretBox): Promise<void> {
  await tx.query('DELETE FROM developer_emails WHERE sealed_by IS DISTINCT FROM $1', [box.keyId]);
}
