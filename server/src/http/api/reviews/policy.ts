import { z } from 'zod';
import { appealVerification } from '#actions/reviews/open-review.ts';
import { changeReviewPolicy } from '#actions/reviews/work-review.ts';
import { DEFAULT_REVIEW_RULES, DUE_KINDS, OPENERS, type ReviewPolicy } from '#core/reviews/review-policy.ts';
import { command, read } from '#http/pipeline/endpoint.ts';
import { created, idOf, ok, text } from '#http/pipeline/schemas.ts';
import { policyVersions, RevisionFields, viewRevision } from '#http/pipeline/shape/revisions.ts';
import * as policies from '#store/reviews/policies.ts';
import { ReviewView, viewReview } from './review-views.ts';

const MAX_HOURS = 720;
const { opens, dueHours } = DEFAULT_REVIEW_RULES;

const hours = (kind: keyof typeof dueHours) => {
  const error = `dueHours.${kind} must be a whole number from 1 to ${MAX_HOURS}`;
  return z.int(error).min(1, error).max(MAX_HOURS, error);
};

const Opens = z
  .array(z.enum(OPENERS, { error: `opens must be any of ${OPENERS.join(', ')}` }), {
    error: 'opens must be a list',
  })
  .max(OPENERS.length)
  .meta({
    description:
      'What opens a review automatically. An appeal always does. PAYER (a deposit under a name other ' +
      'than the buyer’s) does only if you add it',
  });
const DueHours = z
  .object({
    RED: hours('RED'),
    AMBER: hours('AMBER'),
    APPEAL: hours('APPEAL'),
    SCREENING: hours('SCREENING'),
    PAYER: hours('PAYER'),
    FACE: hours('FACE'),
  })
  .meta({ description: 'The hours within which a review is due' });

const PolicyView = z
  .object({
    opens: Opens,
    dueHours: DueHours,
    ...RevisionFields,
  })
  .meta({ id: 'ReviewPolicy' });

/** Fields that are left out get their default values. */
const PolicyBody = z.object({
  opens: Opens.default([...opens]),
  dueHours: DueHours.partial().default({}),
});

const AppealBody = z.object({
  claim: text('claim', { max: 1_000 }).meta({ description: 'Why the failed verification is wrong' }),
});

export const reviewPolicyEndpoints = [
  read('GET /policies/review', {
    operationId: 'retrieveReviewPolicy',
    permission: 'reviews.read',
    tag: 'Reviews',
    summary: 'Retrieve the review policy',
    description: `Returns what opens a review automatically, and within how many hours a review is due.`,
    heavy: true,
    answer: ok('The review policy of this environment', PolicyView),
    run: ({ context, caller }) => policies.find(context.db, caller.developerId),
    view: viewPolicy,
  }),

  policyVersions('GET /policies/review/versions', {
    operationId: 'listReviewPolicyVersions',
    permission: 'reviews.read',
    tag: 'Reviews',
    name: 'review policy',
    answer: PolicyView,
    list: policies.list,
    view: viewPolicy,
  }),

  command('PUT /policies/review', {
    operationId: 'changeReviewPolicy',
    permission: 'reviews.write',
    tag: 'Reviews',
    summary: 'Change the review policy',
    description: `Applies to reviews from now on; open ones keep their due time. Fields that are left out
      return to their defaults.`,
    body: PolicyBody,
    answer: ok('The updated policy', PolicyView),
    run: ({ context, caller: { developerId }, body }, answerFor) => {
      const given = Object.fromEntries(
        DUE_KINDS.map((kind) => [kind, body.dueHours[kind] ?? dueHours[kind]]),
      );
      const rules = { opens: [...new Set(body.opens)], dueHours: given as typeof dueHours };
      return changeReviewPolicy(context, developerId, rules, answerFor);
    },
    view: viewPolicy,
  }),

  command('POST /identity/verifications/:id/appeal', {
    operationId: 'appealVerification',
    permission: 'identity.write',
    tag: 'Reviews',
    summary: 'Appeal a verification',
    description: `Use this when a person contests a failed verification. It opens a review, or returns the
      one that is already open for this user. The review is decided with \`decideReview\`.`,
    errors: ['verification_passed'],
    params: z.object({ id: idOf('idv') }),
    body: AppealBody,
    answer: created('The review, or the one that is already open for this user', ReviewView),
    run: ({ context, caller: { developerId }, params, body }, answerFor) =>
      appealVerification(context, { developerId, verificationId: params.id }, body.claim, answerFor),
    view: viewReview,
  }),
];

function viewPolicy(policy: ReviewPolicy): z.output<typeof PolicyView> {
  return {
    opens: [...policy.opens],
    dueHours: { ...policy.dueHours },
    ...viewRevision(policy),
  };
}
