import { randomBytes } from 'node:crypto';
import type { KeptPicture } from '#core/identity/engine.ts';
import type { Db, Queryable } from '#store/db.ts';
import type { Place } from '#store/secrets/personal.ts';
import { decrypt, encrypt, sealingKey } from '#store/secrets/sealer.ts';

export type Person = { readonly developerId: string; readonly externalUserId: string };

const keyPlace = ({ developerId, externalUserId }: Person): Place => [
  'identity_people',
  developerId,
  externalUserId,
];
const picturePlace = ({ developerId }: Person, verificationId: string, name: string) =>
  JSON.stringify(['identity_pictures', developerId, verificationId, name]);

const KEY_BYTES = 32;

/** The key of one person, made when it is needed first. Whoever erases them waits, or has done so before. */
async function keyFor(tx: Queryable, person: Person, now: Date) {
  const sealed = tx.personal.seal(keyPlace(person), randomBytes(KEY_BYTES).toString('base64url'));
  await tx.query(
    `INSERT INTO identity_people (developer_id, external_user_id, sealed, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING`,
    [person.developerId, person.externalUserId, sealed, now],
  );
  return (await findKey(tx, person, 'FOR UPDATE')) ?? Promise.reject(new Error('a person lost their key'));
}

async function findKey(db: Queryable, person: Person, lock: '' | 'FOR UPDATE' = '') {
  const [row] = await db.query<{ sealed: string }>(
    `SELECT sealed FROM identity_people WHERE developer_id = $1 AND external_user_id = $2 ${lock}`,
    [person.developerId, person.externalUserId],
  );
  return row && sealingKey(Buffer.from(db.personal.open(keyPlace(person), row.sealed), 'base64url'));
}

export async function insert(
  tx: Queryable,
  person: Person,
  verificationId: string,
  { pictures, keptUntil, now }: { pictures: readonly KeptPicture[]; keptUntil: Date; now: Date },
): Promise<void> {
  const key = await keyFor(tx, person, now);
  for (const { name, jpeg } of pictures) {
    await tx.query(
      `INSERT INTO identity_pictures
         (developer_id, verification_id, name, external_user_id, sealed, kept_until)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        ...[person.developerId, verificationId, name, person.externalUserId],
        ...[encrypt(key, picturePlace(person, verificationId, name), jpeg), keptUntil],
      ],
    );
  }
}

export type StoredPictures = { readonly pictures: readonly KeptPicture[]; readonly keptUntil: Date };

/** Null where none are kept, or not any more, or nobody has the key to them. */
export async function find(
  tx: Queryable,
  person: Person,
  verificationId: string,
  now: Date,
): Promise<StoredPictures | null> {
  const rows = await tx.query<{ name: string; sealed: Buffer; keptUntil: Date }>(
    `SELECT name, sealed, kept_until AS "keptUntil" FROM identity_pictures
     WHERE developer_id = $1 AND verification_id = $2 AND kept_until > $3 ORDER BY name`,
    [person.developerId, verificationId, now],
  );
  const [first] = rows;
  const key = first && (await findKey(tx, person));
  if (!first || !key) return null;
  const pictures = rows.map(({ name, sealed }) => ({
    name,
    jpeg: decrypt(key, picturePlace(person, verificationId, name), sealed),
  }));
  return { pictures, keptUntil: first.keptUntil };
}

/** Pictures whose time is over, and the keys that open nothing any more. */
export async function sweep(db: Db, now: Date, limit: number): Promise<number> {
  const gone = await db.query<{ developerId: string; externalUserId: string }>(
    `DELETE FROM identity_pictures WHERE (developer_id, verification_id, name) IN (
       SELECT developer_id, verification_id, name FROM identity_pictures
       WHERE kept_until <= $1 ORDER BY kept_until LIMIT $2)
     RETURNING developer_id AS "developerId", external_user_id AS "externalUserId"`,
    [now, limit],
  );
  const people = new Map(gone.map((person) => [JSON.stringify(Object.values(person)), person]));
  for (const person of people.values()) await db.transaction((tx) => dropUnusedKey(tx, person));
  return gone.length;
}

/** Locked first: somebody may be about to keep a picture with it. */
async function dropUnusedKey(tx: Queryable, { developerId, externalUserId }: Person): Promise<void> {
  const names = [developerId, externalUserId];
  await tx.query(
    'SELECT 1 FROM identity_people WHERE developer_id = $1 AND external_user_id = $2 FOR UPDATE',
    names,
  );
  await tx.query(
    `DELETE FROM identity_people p WHERE p.developer_id = $1 AND p.external_user_id = $2 AND NOT EXISTS (
       SELECT 1 FROM identity_pictures i WHERE i.developer_id = $1 AND i.external_user_id = $2)`,
    names,
  );
}

/** The key first: from then on nobody can look, whatever becomes of the rest. */
export async function erase(tx: Queryable, { developerId, externalUserId }: Person): Promise<number> {
  const names = [developerId, externalUserId];
  await tx.query('DELETE FROM identity_people WHERE developer_id = $1 AND external_user_id = $2', names);
  const gone = await tx.query(
    'DELETE FROM identity_pictures WHERE developer_id = $1 AND external_user_id = $2 RETURNING true',
    names,
  );
  return gone.length;
}
