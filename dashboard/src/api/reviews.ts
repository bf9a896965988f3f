import type { DecideReviewParams, Flag, LabelAssessmentParams, Review, ReviewType } from '@surety/sdk';
import { queryOptions } from '@tanstack/react-query';
import { get, surety } from './client.ts';
import { command } from './commands.ts';
import { keys } from './keys.ts';
import { POLLED_MS, paged } from './queries.ts';
import type { OpenReviews } from './types.ts';

type ReviewFilter = {
  status: Review['status'];
  type?: ReviewType | undefined;
  flag?: Flag | undefined;
};

export const reviewsQuery = (filter: ReviewFilter) =>
  paged([...keys.reviews, 'list', filter], (page) => surety.reviews.list({ ...filter, ...page }).page(), {
    refetchInterval: POLLED_MS,
  });

export const openReviewsQuery = queryOptions({
  queryKey: [...keys.reviews, 'count'],
  queryFn: () => get<OpenReviews>('/reviews/count'),
});

export const reviewQuery = (id: string) =>
  queryOptions({ queryKey: [...keys.reviews, id], queryFn: () => surety.reviews.retrieve(id) });

export const linkedUsersQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.reviews, id, 'linked-users'],
    queryFn: async () => (await surety.reviews.linkedUsers(id)).data,
  });

export const performanceQuery = (days: number) =>
  queryOptions({
    queryKey: [...keys.risk, 'performance', days],
    queryFn: () => surety.fraud.performance({ days }),
  });

/** A decision also labels the assessment and may let a payment through. */
const decided = () => [keys.reviews, keys.risk, keys.anyAgreement];

export const decideReview = command(
  ({ id, ...params }: { id: string } & DecideReviewParams) => surety.reviews.decide(id, params),
  decided,
);

export const assignReview = command(
  ({ id, memberId }: { id: string; memberId: string | null }) => surety.reviews.assign(id, { memberId }),
  () => [keys.reviews],
);

export const commentOnReview = command(
  ({ id, text }: { id: string; text: string }) => surety.reviews.comment(id, { text }),
  ({ id }) => [[...keys.reviews, id]],
);

export const labelAssessment = command(
  ({ id, ...params }: { id: string } & LabelAssessmentParams) => surety.fraud.label(id, params),
  () => [keys.risk],
);
