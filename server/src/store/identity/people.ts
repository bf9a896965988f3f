import { randomBytes } from 'node:crypto';
import type { Queryable } from '#store/db.ts';
import { encryptionKey } from '#store/secrets/field-cipher.ts';
import type { AssociatedData } from '#store/secrets/personal.ts';

export type Person = { readonly developerId: string; readonly externalUserId: string };

const keyData = ({ developerId, externalUserId }: Person): AssociatedData => [
  'identity_people',
  developerId,
  externalUserId,
];

const KEY_BYTES = 32;

/** Returns a person's key, and creates it on first use. The row lock serializes it with an erasure. */
export async function keyFor(tx: Queryable, person: Person, now: Date) {
  const encrypted = tx.personal.encrypt(keyData(person), randomBytes(KEY_BYTES).toString('base64url'));
  await tx.query(
    `INSERT INTO identity_people (developer_id, external_user_id, encrypted, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING`,
    [person.developerId, person.externalUserId, encrypted, now],
  );
  return (
    (await findKey(tx, person, 'FOR UPDATE')) ??
    Promise.reject(new Error('the key of a person could not be stored'))
  );
}

export async function findKey(db: Queryable, person: Person, lock: '' | 'FOR UPDATE' = '') {
  const [row] = await db.query<{ encrypted: string }>(
    `SELECT encrypted FROM identity_people WHERE developer_id = $1 AND external_user_id = $2 ${lock}`,
    [person.developerId, person.externalUserId],
  );
  return row && openKey(db, person, row.encrypted);
}

/** Decrypts the key of a person whose row was already read. */
export function openKey({ personal }: Queryable, person: Person, encrypted: string) {
  return encryptionKey(Buffer.from(personal.open(keyData(person), encrypted), 'base64url'));
}

const AMONG = 'IN (SELECT * FROM unnest($1::text[], $2::text[]))';

/**
 * Deletes the keys of these people that are no longer used. They are locked first, because a key may be about
 * to be used.
 */
export async function dropUnusedKeys(tx: Queryable, gone: readonly Person[]): Promise<void> {
  if (gone.length === 0) return;
  const names = [gone.map((one) => one.developerId), gone.map((one) => one.externalUserId)];
  await tx.query(
    `SELECT 1 FROM identity_people WHERE (developer_id, external_user_id) ${AMONG}
     ORDER BY developer_id, external_user_id FOR UPDATE`,
    names,
  );
  await tx.query(
    `DELETE FROM identity_people p WHERE (p.developer_id, p.external_user_id) ${AMONG}
       AND NOT EXISTS (SELECT 1 FROM identity_pictures i
         WHERE i.developer_id = p.developer_id AND i.external_user_id = p.external_user_id)
       AND NOT EXISTS (SELECT 1 FROM identity_faces f
         WHERE f.developer_id = p.developer_id AND f.external_user_id = p.external_user_id)`,
    names,
  );
}

/** Makes a person's encrypted data unreadable for good, wherever copies of it remain. */
export async function eraseKey(tx: Queryable, { developerId, externalUserId }: Person): Promise<void> {
  await tx.query('DELETE FROM identity_people WHERE developer_id = $1 AND external_user_id = $2', [
    developerId,
    externalUserId,
  ]);
}
