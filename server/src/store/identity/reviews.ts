import type { Actor } from '#core/actor.ts';
import type { Queryable } from '#store/db.ts';
import type { Place } from '#store/secrets/personal.ts';

/** What somebody made of a verification after the software. */
export type Review = {
  readonly sequence: number;
  readonly verified: boolean;
  readonly reason: string;
  readonly actor: Actor;
  readonly createdAt: Date;
};

const placeOf = (developerId: string, verificationId: string, sequence: number): Place => [
  'identity_reviews',
  developerId,
  verificationId,
  sequence,
];

export async function insert(
  tx: Queryable,
  developerId: string,
  verificationId: string,
  { sequence, verified, reason, actor, createdAt }: Review,
): Promise<void> {
  const sealed = tx.personal.seal(placeOf(developerId, verificationId, sequence), reason);
  await tx.query(
    `INSERT INTO identity_reviews (developer_id, verification_id, sequence, verified, sealed, actor, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [developerId, verificationId, sequence, verified, sealed, JSON.stringify(actor), createdAt],
  );
}

type SealedReview = Omit<Review, 'reason' | 'createdAt'> & {
  readonly sealed: string;
  readonly createdAt: string;
};
export type ReviewRow = { readonly lastReview: SealedReview | null };

/** The last word on each verification `v`, as one value. */
export const LAST_REVIEW = `last.review AS "lastReview" FROM identity_verifications v LEFT JOIN LATERAL (
  SELECT r.verified, jsonb_build_object('sequence', r.sequence, 'verified', r.verified, 'sealed', r.sealed,
    'actor', r.actor, 'createdAt', r.created_at) AS review
  FROM identity_reviews r WHERE r.developer_id = v.developer_id AND r.verification_id = v.id
  ORDER BY r.sequence DESC LIMIT 1
) last ON true`;

export function openReview(
  db: Queryable,
  developerId: string,
  verificationId: string,
  { sealed, createdAt, ...review }: SealedReview,
): Review {
  const reason = db.personal.open(placeOf(developerId, verificationId, review.sequence), sealed);
  return { ...review, reason, createdAt: new Date(createdAt) };
}

/** Whether any verification of the user still counts, after all that people have made of them. */
export async function isVerified(tx: Queryable, developerId: string, userId: string): Promise<boolean> {
  const [row] = await tx.query<{ is: boolean }>(
    `SELECT EXISTS (SELECT ${LAST_REVIEW}
       WHERE v.developer_id = $1 AND v.external_user_id = $2 AND coalesce(last.verified, v.verified)) AS is`,
    [developerId, userId],
  );
  return row?.is ?? false;
}
