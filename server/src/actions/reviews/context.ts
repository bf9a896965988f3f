import type { IdentityContext } from '#actions/identity/context.ts';
import type { RiskContext } from '#actions/risk/context.ts';
import { Problem } from '#core/problem.ts';
import type { Review } from '#core/reviews/review.ts';
import type { Queryable } from '#store/db.ts';
import type { ReviewKey } from '#store/reviews/reviews.ts';
import * as reviews from '#store/reviews/reviews.ts';

/** A decision can ask for a verification, add to a list, and is announced as an event. */
export type ReviewContext = IdentityContext & RiskContext;

export async function findReview(db: Queryable, key: ReviewKey): Promise<Review> {
  return found(await reviews.find(db, key));
}

export async function lockReview(tx: Queryable, key: ReviewKey): Promise<Review> {
  return found(await reviews.lock(tx, key));
}

function found(review: Review | undefined): Review {
  if (!review) throw new Problem('not_found', 'No review with this id exists in this account.');
  return review;
}

export function momentOf({ caller: { actor }, newId, clock }: ReviewContext) {
  return { actor, newId, now: clock() };
}
