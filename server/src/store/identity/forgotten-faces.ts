import type { Db, Queryable } from '#store/db.ts';
import { dropUnusedKeys, type Person } from './people.ts';

/** Faces older than the account's current policy allows. An account that no longer searches keeps none. */
const UNWANTED = `p.developer_id = f.developer_id AND p.kind = 'identity' AND f.created_at <= $1::timestamptz
  - make_interval(days => coalesce((p.rules->>'searchFacesDays')::integer, 0))`;

const GONE = 'RETURNING f.developer_id AS "developerId", f.external_user_id AS "externalUserId"';

/**
 * Deletes faces that have expired or that their account no longer wants, their matches, and keys that are no
 * longer used. A face that is stored again at this moment stays.
 */
export async function sweep(db: Db, now: Date, limit: number): Promise<number> {
  return db.transaction(async (tx) => {
    const over = await tx.query<Person>(
      `DELETE FROM identity_faces f WHERE f.kept_until <= $1 AND (f.developer_id, f.external_user_id) IN (
         SELECT developer_id, external_user_id FROM identity_faces
         WHERE kept_until <= $1 ORDER BY kept_until LIMIT $2) ${GONE}`,
      [now, limit],
    );
    const unwanted = await tx.query<Person>(
      `DELETE FROM identity_faces f USING policies p
       WHERE ${UNWANTED} AND (f.developer_id, f.external_user_id) IN (
         SELECT f.developer_id, f.external_user_id FROM policies p
         JOIN identity_faces f ON ${UNWANTED} LIMIT $2) ${GONE}`,
      [now, limit],
    );
    const gone = [...over, ...unwanted];
    await forgetAlike(tx, gone);
    await dropUnusedKeys(tx, gone);
    return Math.min(gone.length, limit);
  });
}

/**
 * Deletes a person's face and its matches in both directions. Returns how many. With `by`, only the face
 * stored by that verification.
 */
export async function erase(
  tx: Queryable,
  { developerId, externalUserId }: Person,
  by: string | null = null,
): Promise<number> {
  const gone = await tx.query<Person>(
    `DELETE FROM identity_faces f WHERE f.developer_id = $1 AND f.external_user_id = $2
       AND ($3::text IS NULL OR f.verification_id = $3) ${GONE}`,
    [developerId, externalUserId, by],
  );
  await forgetAlike(tx, by === null ? [{ developerId, externalUserId }] : gone);
  return gone.length;
}

async function forgetAlike(tx: Queryable, people: readonly Person[]): Promise<void> {
  if (people.length === 0) return;
  const names = [people.map((one) => one.developerId), people.map((one) => one.externalUserId)];
  for (const column of ['external_user_id', 'other_user_id']) {
    await tx.query(
      `DELETE FROM identity_faces_alike WHERE (developer_id, ${column}) IN (
         SELECT * FROM unnest($1::text[], $2::text[]))`,
      names,
    );
  }
}
