import { recordAudit } from '#actions/record-audit.ts';
import type { AlikeFace } from '#core/identity/faces.ts';
import { type Review, type ReviewComment, SHOWS_A_PERSON } from '#core/reviews/review.ts';
import { alikeTo } from '#store/identity/faces.ts';
import type { ReviewKey } from '#store/reviews/reviews.ts';
import * as reviews from '#store/reviews/reviews.ts';
import { type Hit, hitsOf } from '#store/reviews/screening/people.ts';
import { findReview, type ReviewContext } from './context.ts';

export type SeenReview = {
  readonly review: Review;
  readonly comments: readonly ReviewComment[];
  readonly hits: readonly Hit[];
  readonly alike: readonly AlikeFace[];
};

/**
 * Returns a review with everything that the review queue shows. Viewing a person is recorded in the audit
 * log.
 */
export async function lookAtReview(context: ReviewContext, key: ReviewKey): Promise<SeenReview> {
  const { db } = context;
  const review = await findReview(db, key);
  const { kind, developerId, subjectId, userId } = review;
  const hits = kind === 'screening' ? await hitsOf(db, review) : [];
  const face = { developerId, verificationId: subjectId };
  const alike = kind === 'face' ? await alikeTo(db, face, context.clock()) : [];
  const seen = { review, hits, alike, comments: await reviews.comments(db, key) };
  if (!SHOWS_A_PERSON.has(kind)) return seen;
  // The number and not the users: search results are deleted with the faces, but the log stays.
  const after = { kind, externalUserId: userId, ...(kind === 'face' && { faces: alike.length }) };
  await db.transaction((tx) =>
    recordAudit(context, tx, { developerId, kind: 'review.seen', subject: key.id, after }),
  );
  return seen;
}
