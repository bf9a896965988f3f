import { Problem } from '#core/problem.ts';
import * as auditRecords from '#store/chained/audit-records.ts';
import type { Queryable } from '#store/db.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as documents from '#store/identity/documents.ts';
import * as faces from '#store/identity/forgotten-faces.ts';
import { dropUnusedKeys } from '#store/identity/people.ts';
import * as reviews from '#store/identity/reviews.ts';
import * as verifications from '#store/identity/verifications.ts';
import { markVerified, unmarkVerified } from '#store/risk/trust.ts';
import type { IdentityContext } from './context.ts';
import { announce, resumePayouts } from './keep-verification.ts';

export type ReviewInput = {
  readonly developerId: string;
  readonly verificationId: string;
  readonly verified: boolean;
  readonly reason: string;
};

/** Replaces the automatic verdict with a person's decision. The original verdict stays on record. */
export async function reviewVerification(
  context: IdentityContext,
  input: ReviewInput,
  answerFor: AnswerFor<verifications.ReviewedVerification>,
): Promise<Answered<verifications.ReviewedVerification>> {
  const saved = await context.db.transaction(async (tx) =>
    saveAnswer(tx, input.developerId, await overrule(context, tx, input), answerFor),
  );
  announce(context, input);
  return saved;
}

/** Runs in the caller's transaction; the caller announces it after the commit. */
export async function overrule(
  context: IdentityContext,
  tx: Queryable,
  { developerId, verificationId, verified, reason }: ReviewInput,
): Promise<verifications.ReviewedVerification> {
  const createdAt = context.clock();
  // Concurrent decisions are serialised, because the events of a verification form a chain.
  await auditRecords.lockHead(tx, developerId);
  const found = await findVerification(tx, developerId, verificationId);
  const sequence = (found.review?.sequence ?? 0) + 1;
  const review = { sequence, verified, reason, actor: context.caller.actor, createdAt };
  await reviews.insert(tx, developerId, verificationId, review);
  await documents.setVerified(tx, developerId, verificationId, verified);
  await applyReview(context, tx, { ...found, developerId, verified, at: createdAt });
  await verifications.announce(tx, developerId, verificationId, {
    id: context.newId('evt'),
    type: 'identity.reviewed',
    data: {
      id: verificationId,
      externalUserId: found.externalUserId,
      identityVerified: verified,
      previouslyVerified: (found.review ?? found).verified,
    },
    createdAt,
    actor: context.caller.actor,
  });
  return { ...found, review };
}

export async function findVerification(tx: Queryable, developerId: string, id: string) {
  const found = await verifications.find(tx, developerId, id);
  if (!found) throw new Problem('not_found', 'No verification with this id exists in this account.');
  return found;
}

type Reviewed = {
  readonly id: string;
  readonly developerId: string;
  readonly externalUserId: string;
  readonly verified: boolean;
  readonly at: Date;
};

/** A person verified by another verification stays verified; only the face of this one is removed. */
async function applyReview(context: IdentityContext, tx: Queryable, reviewed: Reviewed): Promise<void> {
  const { id, developerId, externalUserId, verified, at } = reviewed;
  if (verified) {
    await markVerified(tx, { developerId, userId: externalUserId, at });
    await resumePayouts(context, tx, { developerId, externalUserId, at });
    return;
  }
  const another = await reviews.isVerified(tx, developerId, externalUserId);
  if (!another) {
    const device = await verifications.deviceOf(tx, developerId, id);
    await unmarkVerified(tx, { developerId, userId: externalUserId, device });
  }
  await faces.erase(tx, { developerId, externalUserId }, another ? id : null);
  await dropUnusedKeys(tx, [{ developerId, externalUserId }]);
}
