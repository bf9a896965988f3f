import type { Actor } from '#core/actor.ts';
import type { Queryable } from '#store/db.ts';
import type { AssociatedData } from '#store/secrets/personal.ts';

/** A person's decision on a verification, after the software's. */
export type Review = {
  readonly sequence: number;
  readonly verified: boolean;
  readonly reason: string;
  readonly actor: Actor;
  readonly createdAt: Date;
};

const associatedDataOf = (developerId: string, verificationId: string, sequence: number): AssociatedData => [
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
  const encrypted = tx.personal.encrypt(associatedDataOf(developerId, verificationId, sequence), reason);
  await tx.query(
    `INSERT INTO identity_reviews (developer_id, verification_id, sequence, verified, encrypted, actor, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [developerId, verificationId, sequence, verified, encrypted, JSON.stringify(actor), createdAt],
  );
}

type EncryptedReview = Omit<Review, 'reason' | 'createdAt'> & {
  readonly encrypted: string;
  readonly createdAt: string;
};
export type ReviewRow = { readonly lastReview: EncryptedReview | null };

/** The last review of each verification `v`, as one value. */
export const LAST_REVIEW = `last.review AS "lastReview" FROM identity_verifications v LEFT JOIN LATERAL (
  SELECT r.verified, jsonb_build_object('sequence', r.sequence, 'verified', r.verified, 'encrypted', r.encrypted,
    'actor', r.actor, 'createdAt', r.created_at) AS review
  FROM identity_reviews r WHERE r.developer_id = v.developer_id AND r.verification_id = v.id
  ORDER BY r.sequence DESC LIMIT 1
) last ON true`;

export function openReview(
  db: Queryable,
  developerId: string,
  verificationId: string,
  { encrypted, createdAt, ...review }: EncryptedReview,
): Review {
  const reason = db.personal.open(associatedDataOf(developerId, verificationId, review.sequence), encrypted);
  return { ...review, reason, createdAt: new Date(createdAt) };
}

/** True when a verification of the user still counts after all reviews. */
export async function isVerified(tx: Queryable, developerId: string, userId: string): Promise<boolean> {
  const [row] = await tx.query<{ is: boolean }>(
    `SELECT EXISTS (SELECT ${LAST_REVIEW}
       WHERE v.developer_id = $1 AND v.external_user_id = $2 AND coalesce(last.verified, v.verified)) AS is`,
    [developerId, userId],
  );
  return row?.is ?? false;
}
