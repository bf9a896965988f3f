import type { KeptPicture } from '#core/identity/engine.ts';
import type { Db, Queryable } from '#store/db.ts';
import { decrypt, encrypt } from '#store/secrets/field-cipher.ts';
import { dropUnusedKeys, findKey, keyFor, type Person } from './people.ts';

const pictureData = ({ developerId }: Person, verificationId: string, name: string) =>
  JSON.stringify(['identity_pictures', developerId, verificationId, name]);

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
         (developer_id, verification_id, name, external_user_id, encrypted, kept_until)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        person.developerId,
        verificationId,
        name,
        person.externalUserId,
        encrypt(key, pictureData(person, verificationId, name), jpeg),
        keptUntil,
      ],
    );
  }
}

export type StoredPictures = { readonly pictures: readonly KeptPicture[]; readonly keptUntil: Date };

/** Null when none are kept, they have expired, or the person's key is gone. */
export async function find(
  tx: Queryable,
  person: Person,
  verificationId: string,
  now: Date,
): Promise<StoredPictures | null> {
  const rows = await tx.query<{ name: string; encrypted: Buffer; keptUntil: Date }>(
    `SELECT name, encrypted, kept_until AS "keptUntil" FROM identity_pictures
     WHERE developer_id = $1 AND verification_id = $2 AND kept_until > $3 ORDER BY name`,
    [person.developerId, verificationId, now],
  );
  const [first] = rows;
  const key = first && (await findKey(tx, person));
  if (!first || !key) return null;
  const pictures = rows.map(({ name, encrypted }) => ({
    name,
    jpeg: decrypt(key, pictureData(person, verificationId, name), encrypted),
  }));
  return { pictures, keptUntil: first.keptUntil };
}

/** Deletes expired pictures, and keys that are no longer used. */
export async function sweep(db: Db, now: Date, limit: number): Promise<number> {
  const gone = await db.query<{ developerId: string; externalUserId: string }>(
    `DELETE FROM identity_pictures WHERE (developer_id, verification_id, name) IN (
       SELECT developer_id, verification_id, name FROM identity_pictures
       WHERE kept_until <= $1 ORDER BY kept_until LIMIT $2)
     RETURNING developer_id AS "developerId", external_user_id AS "externalUserId"`,
    [now, limit],
  );
  await db.transaction((tx) => dropUnusedKeys(tx, gone));
  return gone.length;
}

/** Deletes a person's pictures. An erasure deletes the key first (people.ts). */
export async function erase(tx: Queryable, { developerId, externalUserId }: Person): Promise<number> {
  const gone = await tx.query(
    'DELETE FROM identity_pictures WHERE developer_id = $1 AND external_user_id = $2 RETURNING true',
    [developerId, externalUserId],
  );
  return gone.length;
}
