import type { Queryable } from '#store/db.ts';

/**
 * Returns users that need not be reported again: a reviewer has decided that they are another person than
 * this user, or an open review of theirs already names this user.
 */
export async function reportedFor(
  tx: Queryable,
  { developerId, externalUserId }: { readonly developerId: string; readonly externalUserId: string },
): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ id: string }>(
    `SELECT CASE WHEN a.external_user_id = $2 THEN a.other_user_id ELSE a.external_user_id END AS id
     FROM identity_faces_alike a JOIN reviews r ON r.developer_id = a.developer_id
       AND r.user_id = a.external_user_id AND r.subject_id = a.verification_id AND r.kind = 'face'
     WHERE a.developer_id = $1 AND (a.external_user_id = $2 OR a.other_user_id = $2)
       AND (r.decision = 'other_person' OR (r.state = 'OPEN' AND a.other_user_id = $2))`,
    [developerId, externalUserId],
  );
  return new Set(rows.map(({ id }) => id));
}

/** True when the similar faces of a verification were already reported: a job may run twice. */
export async function wasReported(
  tx: Queryable,
  developerId: string,
  verificationId: string,
): Promise<boolean> {
  const rows = await tx.query(
    'SELECT 1 FROM identity_faces_alike WHERE developer_id = $1 AND verification_id = $2 LIMIT 1',
    [developerId, verificationId],
  );
  return rows.length > 0;
}
