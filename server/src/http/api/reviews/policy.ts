import { z } from 'zod';
import { appealVerification } from '#actions/reviews/open-review.ts';
import { changeReviewPolicy } from '#actions/reviews/work-review.ts';
import { DEFAULT_REVIEW_RULES, DUE_KINDS, OPENERS, type ReviewPolicy } from '#core/reviews/review-policy.ts';
import { command, read } from '#http/pipeline/endpoint.ts';
import { created, idOf, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import * as policies from '#store/reviews/policies.ts';
import { ReviewView, viewReview } from './review-views.ts';

const MAX_HOURS = 720;
const { opens, dueHours } = DEFAULT_REVIEW_RULES;

const hours = (kind: keyof typeof dueHours) => {
  const error = `dueHours.${kind} must be a whole number from 1 to ${MAX_HOURS}`;
  return z.int(error).min(1, error).max(MAX_HOURS, error);
};

const Opens = z
  .array(z.enum(OPENERS, { error: `opens takes ${OPENERS.join(', ')}` }), { error: 'opens must be a list' })
  .max(OPENERS.length)
  .meta({
    description:
      'What opens a review by itself. An appeal always does; PAYER, a deposit in another name than the buyer’s, does where you say so',
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
  .meta({ description: 'Within how many hours somebody should have looked' });

const PolicyView = z
  .object({
    opens: Opens,
    dueHours: DueHours,
    changedAt: timestamp.nullable().meta({ description: 'Null: nobody has ever set one' }),
  })
  .meta({ id: 'ReviewPolicy' });

/** What is not said is as it would be if nobody had set anything. */
const PolicyBody = z.object({
  opens: Opens.default([...opens]),
  dueHours: DueHours.partial().default({}),
});

const AppealBody = z.object({
  claim: text('claim', { max: 1_000 }).meta({ description: 'Why the verification was wrong to fail' }),
});

export const reviewPolicyEndpoints = [
  read('GET /review-policy', {
    operationId: 'retrieveReviewPolicy',
    permission: 'reviews.read',
    tag: 'Reviews',
    summary: 'What opens a review, and how soon it is due',
    description: `Which verdicts open a review by themselves, and within how many hours it is due.`,
    heavy: true,
    answer: ok('The policy of this environment', PolicyView),
    run: ({ context, caller }) => policies.find(context.db, caller.developerId),
    view: viewPolicy,
  }),

  command('PUT /review-policy', {
    operationId: 'changeReviewPolicy',
    permission: 'reviews.write',
    tag: 'Reviews',
    summary: 'Say what opens a review, and how soon it is due, from now on',
    description: `For reviews from now on; those that are open keep their time. What is left out goes back
      to the usual.`,
    body: PolicyBody,
    answer: ok('The policy as it is now', PolicyView),
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
    summary: 'Have a person look at a verification that failed',
    description: `For a person who says that the software was wrong. It opens a review, or answers the one
      that is open for this user; to decide it is \`decideReview\`.`,
    errors: ['verification_passed'],
    params: z.object({ id: idOf('idv') }),
    body: AppealBody,
    answer: created('The review; the one that is open, if there is one for this user', ReviewView),
    run: ({ context, caller: { developerId }, params, body }, answerFor) =>
      appealVerification(context, { developerId, verificationId: params.id }, body.claim, answerFor),
    view: viewReview,
  }),
];

function viewPolicy({ changedAt, ...rules }: ReviewPolicy): z.output<typeof PolicyView> {
  return {
    opens: [...rules.opens],
    dueHours: { ...rules.dueHours },
    changedAt: changedAt?.toISOString() ?? null,
  };
}
