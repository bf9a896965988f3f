import { type Db, type Queryable, sqlState, UNIQUE_VIOLATION, violatedConstraint } from '#store/db.ts';
import type { Reencrypted, SecretBox } from '#store/secrets/secret-box.ts';
import { type EncryptedNames, encryptedNames, type Named, openedNames } from './named.ts';

export type Person = Named & { readonly createdAt: Date };

const COLUMNS = `p.person_id AS id, p.email, p.name, p.created_at AS "createdAt", p.encrypted_by AS "encryptedBy"`;

/** Keyed digests for looking up an address. They cannot be guessed from the database alone. */
function digestsOf(box: SecretBox, email: string): string[] {
  return box.digests('e-mail address', email).map((digest) => digest.toString('hex'));
}

/** Every form in which an address may be stored: under the current or an earlier key, or in plain text. */
export function everyFormOf(box: SecretBox, email: string): string[] {
  return [...digestsOf(box, email), email];
}

/** Inserts a person. Without a password they cannot sign in until they accept an invitation. */
export async function insert(
  tx: Queryable,
  box: SecretBox,
  person: Person,
  passwordHash: string | null,
): Promise<void> {
  await insertEmails(tx, box, person);
  const { email, name } = encryptedNames(box, person);
  await tx.query(
    `INSERT INTO people (person_id, email, name, password_hash, created_at, encrypted_by)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [person.id, email, name, passwordHash, person.createdAt, box.keyId],
  );
}

/** Inserts a digest for each key in use: during a key rotation an address is taken under both. */
async function insertEmails(tx: Queryable, box: SecretBox, { id, email }: Named): Promise<void> {
  await tx.query(
    `INSERT INTO person_emails (email, person_id, encrypted_by)
     SELECT digest, $1, key_id FROM unnest($2::text[], $3::text[]) AS x(digest, key_id)`,
    [id, digestsOf(box, email), box.keyIds],
  );
}

export function isEmailTaken(error: unknown): boolean {
  return sqlState(error) === UNIQUE_VIOLATION && violatedConstraint(error) === 'person_emails_pkey';
}

export async function find(db: Queryable, box: SecretBox, personId: string): Promise<Person | undefined> {
  const [row] = await db.query<Person & EncryptedNames>(
    `SELECT ${COLUMNS} FROM people p WHERE p.person_id = $1`,
    [personId],
  );
  return row && openedNames(box, row);
}

export type Credentials = { readonly personId: string; readonly passwordHash: string | null };

export async function credentialsOf(
  db: Queryable,
  box: SecretBox,
  email: string,
): Promise<Credentials | undefined> {
  const [row] = await db.query<Credentials>(
    `SELECT p.person_id AS "personId", p.password_hash AS "passwordHash" FROM person_emails e
     JOIN people p ON p.person_id = e.person_id WHERE e.email = ANY($1) LIMIT 1`,
    [everyFormOf(box, email)],
  );
  return row;
}

export async function passwordHashOf(db: Db, personId: string): Promise<string | null> {
  const [row] = await db.query<{ hash: string | null }>(
    'SELECT password_hash AS hash FROM people WHERE person_id = $1',
    [personId],
  );
  return row?.hash ?? null;
}

/** True when the person has a password or signs in through a provider. */
export async function comesIn(db: Queryable, personId: string): Promise<boolean> {
  const found = await db.query(
    `SELECT 1 FROM people p WHERE person_id = $1 AND (password_hash IS NOT NULL
       OR EXISTS (SELECT 1 FROM person_subjects s WHERE s.person_id = p.person_id))`,
    [personId],
  );
  return found.length > 0;
}

export async function setPasswordHash(tx: Queryable, personId: string, hash: string): Promise<void> {
  await tx.query('UPDATE people SET password_hash = $2 WHERE person_id = $1', [personId, hash]);
}

/** Records the first proof and removes the password. Undefined when the mailbox was proved before. */
export async function proveMailbox(
  tx: Queryable,
  personId: string,
  now: Date,
): Promise<{ readonly hadPassword: boolean } | undefined> {
  const [first] = await tx.query<{ hadPassword: boolean }>(
    `UPDATE people p SET email_proved_at = $2, password_hash = NULL
     FROM (SELECT person_id, password_hash IS NOT NULL AS had FROM people WHERE person_id = $1 FOR UPDATE) old
     WHERE p.person_id = $1 AND p.email_proved_at IS NULL RETURNING old.had AS "hadPassword"`,
    [personId, now],
  );
  return first;
}

/** For a person who proved the mailbox together with their password. */
export async function noteMailbox(tx: Queryable, personId: string, now: Date): Promise<void> {
  await tx.query('UPDATE people SET email_proved_at = $2 WHERE person_id = $1 AND email_proved_at IS NULL', [
    personId,
    now,
  ]);
}

/**
 * Sets name, address and password of a person who cannot sign in yet. False when they already can, with a
 * password or through a provider.
 */
export async function introduce(
  tx: Queryable,
  box: SecretBox,
  person: Named,
  passwordHash: string,
): Promise<boolean> {
  const introduced = await tx.query(
    `UPDATE people SET email = $2, name = $3, encrypted_by = $4, password_hash = $5
     WHERE person_id = $1 AND password_hash IS NULL
       AND NOT EXISTS (SELECT 1 FROM person_subjects s WHERE s.person_id = $1) RETURNING true`,
    [person.id, ...Object.values(encryptedNames(box, person)), box.keyId, passwordHash],
  );
  return introduced.length > 0;
}

/** Re-encrypts a batch with the current key. Returns the number of rows. */
export async function reencrypt(
  tx: Queryable,
  box: SecretBox,
  which: Reencrypted,
  limit: number,
): Promise<number> {
  const rows = await tx.query<EncryptedNames>(
    `SELECT ${COLUMNS} FROM people p WHERE ${which} LIMIT $2 FOR UPDATE`,
    [box.keyId, limit],
  );
  for (const row of rows) {
    const person = openedNames(box, row);
    await tx.query('DELETE FROM person_emails WHERE person_id = $1', [row.id]);
    await insertEmails(tx, box, person);
    const { email, name } = encryptedNames(box, person);
    await tx.query('UPDATE people SET email = $2, name = $3, encrypted_by = $4 WHERE person_id = $1', [
      row.id,
      email,
      name,
      box.keyId,
    ]);
  }
  return rows.length;
}

/** Deletes digests under keys that are being retired. */
export async function forgetOldDigests(tx: Queryable, box: SecretBox): Promise<void> {
  await tx.query('DELETE FROM person_emails WHERE encrypted_by IS DISTINCT FROM $1', [box.keyId]);
}
