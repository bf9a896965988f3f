import type { Db, Queryable } from '#store/db.ts';
import { dropUnusedKeys, type Person } from './people.ts';

/** No longer than the account wants it now: one that searches no more keeps none. */
const UNWANTED = `p.developer_id = f.developer_id AND p.kind = 'identity' AND f.created_at <= $1::timestamptz
  - make_interval(days => coalesce((p.rules->>'searchFacesDays')::integer, 0))`;

const GONE = 'RETURNING f.developer_id AS "developerId", f.external_user_id AS "externalUserId"';

/**
 * Faces whose time is over or that their account wants no longer, what was found by them, and the keys that
 * open nothing any more. One that is kept anew at this moment stays.
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
 * With all that was found by it, in either direction; answers how many there were. Where a verification is
 * named, only the face that was kept by it.
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
