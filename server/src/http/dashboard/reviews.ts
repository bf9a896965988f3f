import { z } from 'zod';
import { endpointBy } from '#http/pipeline/endpoint.ts';
import { ok } from '#http/pipeline/schemas.ts';
import * as reviews from '#store/reviews/reviews.ts';
import type { SessionCaller } from './session-auth.ts';

const bySession = endpointBy<SessionCaller>();

/** The number of open reviews, for the badge in the navigation. */
export const reviewPageEndpoint = bySession('GET /reviews/count', {
  operationId: 'countReviews',
  permission: 'reviews.read',
  heavy: true,
  answer: ok('How many', z.object({ open: z.int(), overdue: z.int() }).meta({ title: 'OpenReviews' })),
  run: ({ context, caller }) => reviews.count(context.db, caller.developerId, context.clock()),
  view: (counts) => ({ ...counts }),
});
