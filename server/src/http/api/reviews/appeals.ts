import { z } from 'zod';
import { appealAs } from '#actions/parties/appeal.ts';
import { appealAssessment } from '#actions/reviews/open-review.ts';
import { command } from '#http/pipeline/endpoint.ts';
import { created, idOf, text } from '#http/pipeline/schemas.ts';
import { ReviewView, viewReview } from './review-views.ts';

const claim = text('claim', { max: 2_000 }).meta({ description: 'The person’s own words. Stored encrypted' });

/** People ask for a human to look at a decision about them. */
export const appealEndpoints = [
  command('POST /fraud/assessments/:id/appeal', {
    operationId: 'appealAssessment',
    permission: 'reviews.write',
    tag: 'Reviews',
    summary: 'Appeal a RED assessment',
    description: `Use this when a person contests that they were stopped. It adds their words to the open
      review of the assessment, or opens one; the policy’s hours for \`APPEAL\` say when it is due. The review is
      decided with \`decideReview\`.`,
    errors: ['nothing_to_appeal'],
    params: z.object({ id: idOf('fra') }),
    body: z.object({ claim }),
    answer: created('The review', ReviewView),
    run: ({ context, caller: { developerId }, params, body }, answerFor) =>
      appealAssessment(context, { developerId, assessmentId: params.id }, body.claim, answerFor),
    view: viewReview,
  }),

  command('POST /escrow/agreements/:id/appeal', {
    operationId: 'appealAgreement',
    permission: 'escrow.write',
    tag: 'Reviews',
    summary: 'Appeal a hold or a RED payment',
    description: `Use this when the buyer or the seller contests that the agreement is frozen, that a payout is
      held, or that the buyer’s payment is RED. A link with the purpose \`appeal\` lets the party do it
      themselves. Accepting the review does not lift a hold: do that with the call for it.`,
    errors: ['nothing_to_appeal'],
    params: z.object({ id: idOf('agr') }),
    body: z.object({
      party: z.enum(['buyer', 'seller'], { error: 'party must be one of buyer, seller' }),
      claim,
    }),
    answer: created('The review', ReviewView),
    run: ({ context, caller: { developerId }, params, body }, answerFor) =>
      appealAs(context, { developerId, agreementId: params.id }, body, answerFor),
    view: viewReview,
  }),
];
