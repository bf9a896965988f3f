import { z } from 'zod';
import { type Erased, erasePerson } from '#actions/identity/erase-person.ts';
import { reviewVerification } from '#actions/identity/review-verification.ts';
import { command } from '#http/pipeline/endpoint.ts';
import { externalId, idOf, ok, text } from '#http/pipeline/schemas.ts';
import type { ReviewedVerification } from '#store/identity/verifications.ts';
import { ReviewView, VerificationResult, viewResult } from './verification-views.ts';

const VERDICTS = ReviewView.shape.verdict.options;

const ReviewBody = z.object({
  verdict: z.enum(VERDICTS, { error: `verdict must be ${VERDICTS.join(' or ')}` }),
  reason: text('reason', { max: 1000 }).meta({
    description: 'What was examined and what it showed. Stored encrypted, and visible only to your account',
  }),
});

const ErasedView = z
  .object({
    externalUserId: z.string(),
    documents: z.int().meta({ description: 'Verifications whose document data was deleted' }),
    pictures: z.int(),
    faces: z.int().meta({ description: 'Face embeddings that were deleted' }),
    sessions: z.int().meta({ description: 'Active links that were cancelled' }),
    receipt: z
      .object({ id: z.string(), createdAt: z.string() })
      .meta({ description: 'The record in the audit log, whose hash chain proves the erasure' }),
  })
  .meta({ id: 'ErasedPerson' });

/** Decisions by people: overrule a verification, and erase a person's stored data. */
export const identityEvidenceEndpoints = [
  command('POST /identity/verifications/:id/review', {
    operationId: 'reviewVerification',
    permission: 'identity.review',
    tag: 'Identity',
    summary: 'Review a verification',
    description: `Overrules the verdict with a reason that is stored encrypted. The decision applies from
      now on wherever this person's identity is checked, and the event \`identity.reviewed\` announces it.
      The original verdict stays on record.`,
    params: z.object({ id: idOf('idv') }),
    body: ReviewBody,
    answer: ok('The verification with the decision that now applies', VerificationResult),
    run: ({ context, caller: { developerId }, params: { id: verificationId }, body }, answerFor) => {
      const { verdict, reason } = body;
      const input = { developerId, verificationId, verified: verdict === 'verified', reason };
      return reviewVerification(context, input, answerFor);
    },
    view: (reviewed: ReviewedVerification) => viewResult(reviewed),
  }),

  command('POST /identity/people/:externalUserId/erase', {
    operationId: 'eraseIdentityPerson',
    permission: 'identity_policy.write',
    tag: 'Identity',
    summary: 'Erase a person',
    description: `Use this when a person asks for erasure: document data, pictures, the face embedding and
      active links are deleted permanently. Verdicts are kept, without anything that identifies the person.
      A repeat finds nothing to delete.`,
    params: z.object({ externalUserId: externalId('externalUserId') }),
    answer: ok('The number of deleted items', ErasedView),
    run: ({ context, caller, params }, answerFor) =>
      erasePerson(context, caller.developerId, params.externalUserId, answerFor),
    view: ({ receipt, ...deleted }: Erased) => ({
      ...deleted,
      receipt: { id: receipt.id, createdAt: receipt.createdAt.toISOString() },
    }),
  }),
];
