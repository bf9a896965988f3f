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
    description: 'What was looked at and what it showed. It is kept encrypted, and nobody but you reads it',
  }),
});

const ErasedView = z
  .object({
    externalUserId: z.string(),
    documents: z.int().meta({ description: 'Of so many verifications what was kept of the document' }),
    pictures: z.int(),
    faces: z.int().meta({ description: 'Of which the numbers were kept' }),
    sessions: z.int().meta({ description: 'Links that still ran, and were taken back' }),
  })
  .meta({ id: 'ErasedPerson' });

/** What is left to people: to overrule the software, and to have what was kept of somebody erased. */
export const identityEvidenceEndpoints = [
  command('POST /identity/verifications/:id/review', {
    operationId: 'reviewVerification',
    permission: 'identity.review',
    tag: 'Identity',
    summary: 'Decide about a verification as a person, in the place of the software',
    description: `Overrules the verdict, with a reason that is kept encrypted. It counts from now on,
      wherever this person's identity is asked for, and the event \`identity.reviewed\` tells of it. The
      software's own verdict stays on record.`,
    params: z.object({ id: idOf('idv') }),
    body: ReviewBody,
    answer: ok('The verification, as it counts from now on', VerificationResult),
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
    summary: 'Delete all that was kept of a person beside the verdicts',
    description: `For a person who asks for it: what was read from documents, pictures, the numbers of the
      face and open links are deleted for good. Verdicts stay, without anything that shows the person. Done
      twice, the second finds nothing.`,
    params: z.object({ externalUserId: externalId('externalUserId') }),
    answer: ok('What was there, and is not any more', ErasedView),
    run: ({ context, caller, params }, answerFor) =>
      erasePerson(context, caller.developerId, params.externalUserId, answerFor),
    view: (erased: Erased) => erased,
  }),
];
