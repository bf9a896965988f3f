import { type AlikeFace, type Face, MOST_ALIKE, MOST_COMPARED } from '#core/identity/faces.ts';
import type { Db, Queryable } from '#store/db.ts';
import { DecryptionFailed, decrypt, encrypt } from '#store/secrets/field-cipher.ts';
import { keyFor, openKey, type Person } from './people.ts';

export type KeptFace = {
  readonly verificationId: string;
  /** The model that computed the face; faces of different models cannot be compared. */
  readonly model: string;
  readonly face: Face;
};

/** With the person's key, which is encrypted itself. */
type EncryptedRow = Omit<KeptFace, 'face'> & { readonly encrypted: Buffer; readonly key: string };

const faceData = ({ developerId, externalUserId }: Person, verificationId: string) =>
  JSON.stringify(['identity_faces', developerId, externalUserId, verificationId]);

/** Stores a person's face in place of an earlier one. */
export async function keep(
  tx: Queryable,
  person: Person,
  kept: KeptFace & { readonly keptUntil: Date },
  now: Date,
): Promise<void> {
  const { verificationId, model, face, keptUntil } = kept;
  const key = await keyFor(tx, person, now);
  const bytes = new Uint8Array(face.buffer, face.byteOffset, face.byteLength);
  await tx.query(
    `INSERT INTO identity_faces
       (developer_id, external_user_id, verification_id, model, encrypted, kept_until, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (developer_id, external_user_id) DO UPDATE SET
       verification_id = excluded.verification_id, model = excluded.model, encrypted = excluded.encrypted,
       kept_until = excluded.kept_until, created_at = excluded.created_at`,
    [
      person.developerId,
      person.externalUserId,
      verificationId,
      model,
      encrypt(key, faceData(person, verificationId), bytes),
      keptUntil,
      now,
    ],
  );
}

/**
 * Which faces count: not expired at `now`, and stored after `since`, as the account's current policy demands.
 */
export type Kept = { readonly now: Date; readonly since: Date };

const COLUMNS = `f.verification_id AS "verificationId", f.model, f.encrypted, p.encrypted AS key`;

/** Null when there is none, it has expired, or it cannot be decrypted. */
export async function find(db: Db, person: Person, { now, since }: Kept): Promise<KeptFace | null> {
  const [row] = await db.query<EncryptedRow>(
    `SELECT ${COLUMNS} FROM identity_faces f JOIN identity_people p USING (developer_id, external_user_id)
     WHERE f.developer_id = $1 AND f.external_user_id = $2 AND f.kept_until > $3 AND f.created_at > $4`,
    [person.developerId, person.externalUserId, now, since],
  );
  const face = row && opened(db, person, row);
  return row && face ? { verificationId: row.verificationId, model: row.model, face } : null;
}

/** A face that cannot be decrypted is skipped: it must not prevent others from being found. */
function opened(db: Db, person: Person, { verificationId, encrypted, key }: EncryptedRow): Face | null {
  try {
    const bytes = decrypt(openKey(db, person, key), faceData(person, verificationId), encrypted);
    return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  } catch (error) {
    if (error instanceof DecryptionFailed) return null;
    throw error;
  }
}

/** Faces decrypted before the event loop gets a turn. */
const BATCH_SIZE = 50;

export type OtherFace = KeptFace & { readonly externalUserId: string };
type OtherRow = EncryptedRow & {
  readonly externalUserId: string;
  readonly keptUntil: Date;
  readonly createdAt: Date;
};

/** Yields a tenant's faces in batches, newest first. At most MOST_COMPARED rows are read. */
export async function* newest(
  db: Db,
  developerId: string,
  { now, since }: Kept,
): AsyncGenerator<readonly OtherFace[]> {
  let after: OtherRow | undefined;
  for (let seen = 0; seen < MOST_COMPARED; seen += BATCH_SIZE) {
    const rows: OtherRow[] = await db.query<OtherRow>(
      `SELECT ${COLUMNS}, f.external_user_id AS "externalUserId", f.created_at AS "createdAt",
         f.kept_until AS "keptUntil"
       FROM identity_faces f JOIN identity_people p USING (developer_id, external_user_id)
       WHERE f.developer_id = $1 AND f.created_at > $5
         AND ($2::timestamptz IS NULL OR (f.created_at, f.external_user_id) < ($2, $3))
       ORDER BY f.created_at DESC, f.external_user_id DESC LIMIT $4`,
      [developerId, after?.createdAt ?? null, after?.externalUserId ?? null, BATCH_SIZE, since],
    );
    yield rows.flatMap((row) => {
      const { externalUserId, verificationId, model } = row;
      const face = row.keptUntil > now ? opened(db, { developerId, externalUserId }, row) : null;
      return face ? [{ externalUserId, verificationId, model, face }] : [];
    });
    after = rows.at(-1);
    if (rows.length < BATCH_SIZE) return;
  }
}

/** Returns the verification of each user's stored face, and locks the faces until the commit. */
export async function holdKept(
  tx: Queryable,
  developerId: string,
  users: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.query<{ id: string; verificationId: string }>(
    `SELECT external_user_id AS id, verification_id AS "verificationId" FROM identity_faces
     WHERE developer_id = $1 AND external_user_id = ANY($2) ORDER BY external_user_id FOR NO KEY UPDATE`,
    [developerId, users],
  );
  return new Map(rows.map(({ id, verificationId }) => [id, verificationId]));
}

/**
 * Records similar faces for as long as both are stored. The number is limited to what a reviewer gets to see,
 * since the decision applies to all of them.
 */
export async function addAlike(
  tx: Queryable,
  { developerId, externalUserId }: Person,
  verificationId: string,
  alike: readonly AlikeFace[],
): Promise<void> {
  await tx.query(
    `INSERT INTO identity_faces_alike
       (developer_id, verification_id, external_user_id, other_user_id, likeness)
     SELECT $1, $2, $3, t.other, t.likeness FROM unnest($4::text[], $5::real[]) AS t(other, likeness)
     WHERE NOT EXISTS (SELECT 1 FROM identity_faces_alike
       WHERE developer_id = $1 AND verification_id = $2 AND other_user_id = t.other)
     ORDER BY t.likeness DESC LIMIT greatest(0, $6 - (SELECT count(*) FROM identity_faces_alike
       WHERE developer_id = $1 AND verification_id = $2))
     ON CONFLICT DO NOTHING`,
    [
      developerId,
      verificationId,
      externalUserId,
      alike.map((one) => one.externalUserId),
      alike.map((one) => one.likeness),
      MOST_ALIKE,
    ],
  );
}

/** Most similar first, among faces that are still stored. */
export function alikeTo(
  db: Queryable,
  { developerId, verificationId }: { readonly developerId: string; readonly verificationId: string },
  now: Date,
): Promise<AlikeFace[]> {
  return db.query<AlikeFace>(
    `SELECT a.other_user_id AS "externalUserId", a.likeness FROM identity_faces_alike a
     JOIN identity_faces f ON f.developer_id = a.developer_id AND f.external_user_id = a.external_user_id
     JOIN identity_faces o ON o.developer_id = a.developer_id AND o.external_user_id = a.other_user_id
     WHERE a.developer_id = $1 AND a.verification_id = $2 AND f.kept_until > $3 AND o.kept_until > $3
     ORDER BY a.likeness DESC, a.other_user_id LIMIT $4`,
    [developerId, verificationId, now, MOST_ALIKE],
  );
}
