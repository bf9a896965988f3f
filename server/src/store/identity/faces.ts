import { type AlikeFace, type Face, MOST_COMPARED } from '#core/identity/faces.ts';
import type { Db, Queryable } from '#store/db.ts';
import { decrypt, encrypt } from '#store/secrets/sealer.ts';
import { dropUnusedKeys, findKey, keyFor, openKey, type Person } from './people.ts';

export type KeptFace = {
  readonly verificationId: string;
  /** Which model has made the numbers: those of another say nothing about them. */
  readonly model: string;
  readonly face: Face;
  readonly keptUntil: Date;
};

type Row = { readonly sealed: Buffer } & Pick<KeptFace, 'verificationId' | 'model' | 'keptUntil'>;

const facePlace = ({ developerId, externalUserId }: Person, verificationId: string) =>
  JSON.stringify(['identity_faces', developerId, externalUserId, verificationId]);

/** One a person, and that is the last. */
export async function keep(tx: Queryable, person: Person, kept: KeptFace, now: Date): Promise<void> {
  const { verificationId, model, face, keptUntil } = kept;
  const key = await keyFor(tx, person, now);
  const bytes = new Uint8Array(face.buffer, face.byteOffset, face.byteLength);
  await tx.query(
    `INSERT INTO identity_faces
       (developer_id, external_user_id, verification_id, model, sealed, kept_until, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (developer_id, external_user_id) DO UPDATE SET
       verification_id = excluded.verification_id, model = excluded.model, sealed = excluded.sealed,
       kept_until = excluded.kept_until, created_at = excluded.created_at`,
    [
      ...[person.developerId, person.externalUserId, verificationId, model],
      ...[encrypt(key, facePlace(person, verificationId), bytes), keptUntil, now],
    ],
  );
}

const COLUMNS = `f.verification_id AS "verificationId", f.model, f.sealed, f.kept_until AS "keptUntil"`;

/** Null where none is kept, or not any more. */
export async function find(db: Queryable, person: Person, now: Date): Promise<KeptFace | null> {
  const [row] = await db.query<Row>(
    `SELECT ${COLUMNS} FROM identity_faces f
     WHERE f.developer_id = $1 AND f.external_user_id = $2 AND f.kept_until > $3`,
    [person.developerId, person.externalUserId, now],
  );
  const key = row && (await findKey(db, person));
  if (!row || !key) return null;
  const { sealed, ...kept } = row;
  return { ...kept, face: opened(decrypt(key, facePlace(person, row.verificationId), sealed)) };
}

function opened(bytes: Buffer): Face {
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** So many are opened between two looks at whatever else the process has to do. */
const BITE = 100;

type Other = { readonly externalUserId: string; readonly face: Face };
type OtherRow = Row & { readonly externalUserId: string; readonly key: string; readonly createdAt: Date };

/**
 * All others of the tenant whose face the same model has seen, of those who were verified last: no more rows
 * are read than are compared, whatever is in them.
 */
export async function* others(
  db: Db,
  { developerId, externalUserId: self }: Person,
  { model, now }: { readonly model: string; readonly now: Date },
): AsyncGenerator<Other> {
  let after: OtherRow | undefined;
  for (let seen = 0; seen < MOST_COMPARED; seen += BITE) {
    const rows: OtherRow[] = await db.query<OtherRow>(
      `SELECT ${COLUMNS}, f.external_user_id AS "externalUserId", f.created_at AS "createdAt",
         p.sealed AS key
       FROM identity_faces f JOIN identity_people p USING (developer_id, external_user_id)
       WHERE f.developer_id = $1
         AND ($2::timestamptz IS NULL OR (f.created_at, f.external_user_id) < ($2, $3))
       ORDER BY f.created_at DESC, f.external_user_id DESC LIMIT $4`,
      [developerId, after?.createdAt ?? null, after?.externalUserId ?? null, BITE],
    );
    for (const { externalUserId, verificationId, sealed, key, ...row } of rows) {
      if (externalUserId === self || row.model !== model || row.keptUntil <= now) continue;
      const person = { developerId, externalUserId };
      const plain = decrypt(openKey(db, person, key), facePlace(person, verificationId), sealed);
      yield { externalUserId, face: opened(plain) };
    }
    after = rows.at(-1);
    if (rows.length < BITE) return;
  }
}

/** Those of the users whose face is still kept. Until it is committed nobody erases them or tells of them. */
export async function holdKept(
  tx: Queryable,
  developerId: string,
  users: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ id: string }>(
    `SELECT external_user_id AS id FROM identity_faces
     WHERE developer_id = $1 AND external_user_id = ANY($2) ORDER BY external_user_id FOR NO KEY UPDATE`,
    [developerId, users],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Who is like whom, for as long as the face is kept that was searched for. */
export async function addAlike(
  tx: Queryable,
  { developerId, externalUserId }: Person,
  { verificationId, keptUntil }: Pick<KeptFace, 'verificationId' | 'keptUntil'>,
  alike: readonly AlikeFace[],
): Promise<void> {
  await tx.query(
    `INSERT INTO identity_faces_alike
       (developer_id, verification_id, external_user_id, other_user_id, likeness, kept_until)
     SELECT $1, $2, $3, other, likeness, $6 FROM unnest($4::text[], $5::real[]) AS t(other, likeness)
     ON CONFLICT DO NOTHING`,
    [
      ...[developerId, verificationId, externalUserId],
      ...[alike.map((one) => one.externalUserId), alike.map((one) => one.likeness), keptUntil],
    ],
  );
}

/** The likest first. */
export function alikeTo(db: Queryable, developerId: string, verificationId: string): Promise<AlikeFace[]> {
  return db.query<AlikeFace>(
    `SELECT other_user_id AS "externalUserId", likeness FROM identity_faces_alike
     WHERE developer_id = $1 AND verification_id = $2 ORDER BY likeness DESC, other_user_id`,
    [developerId, verificationId],
  );
}

/** Faces whose time is over, and what was found by them. */
export async function sweep(db: Db, now: Date, limit: number): Promise<number> {
  const gone = await db.query<Person>(
    `DELETE FROM identity_faces WHERE (developer_id, external_user_id) IN (
       SELECT developer_id, external_user_id FROM identity_faces
       WHERE kept_until <= $1 ORDER BY kept_until LIMIT $2)
     RETURNING developer_id AS "developerId", external_user_id AS "externalUserId"`,
    [now, limit],
  );
  await dropUnusedKeys(db, gone);
  const found = await db.query(
    `DELETE FROM identity_faces_alike WHERE (developer_id, verification_id, other_user_id) IN (
       SELECT developer_id, verification_id, other_user_id FROM identity_faces_alike
       WHERE kept_until <= $1 ORDER BY kept_until LIMIT $2) RETURNING true`,
    [now, limit],
  );
  return Math.max(gone.length, found.length);
}

/** With all that was found by it, in either direction; answers how many there were. */
export async function erase(tx: Queryable, { developerId, externalUserId }: Person): Promise<number> {
  const gone = await tx.query(
    'DELETE FROM identity_faces WHERE developer_id = $1 AND external_user_id = $2 RETURNING true',
    [developerId, externalUserId],
  );
  await tx.query(
    `DELETE FROM identity_faces_alike
     WHERE developer_id = $1 AND (external_user_id = $2 OR other_user_id = $2)`,
    [developerId, externalUserId],
  );
  return gone.length;
}
