import type { Actor } from '#core/actor.ts';
import type { DomainEvent, EventData } from '#core/events/event.ts';
import { Problem } from '#core/problem.ts';
import type { NewId } from '#core/time.ts';
import { DECISION_NAMES, DECISIONS, type Decision, type Review, type ReviewKind } from './review.ts';

type Moment = { readonly actor: Actor; readonly now: Date; readonly newId: NewId };

/** A changed review with its event. */
export type Reviewed = { readonly review: Review; readonly event: DomainEvent };

export function announce(review: Review, moment: Moment): Reviewed {
  const data = { ...dataOf(review), dueAt: review.dueAt.toISOString() };
  return { review, event: { ...frameOf(moment, 1), type: 'review.opened', data } };
}

export function decide(review: Review, decision: Decision, reason: string, moment: Moment): Reviewed {
  if (review.state !== 'OPEN') throw new Problem('review_over');
  const { of } = DECISIONS[decision];
  if (!(of as readonly ReviewKind[]).includes(review.kind)) throw refusal(review.kind);
  const decided: Review = {
    ...review,
    state: 'DECIDED',
    decision,
    reason,
    decidedBy: moment.actor,
    decidedAt: moment.now,
  };
  const data = { ...dataOf(review), decision };
  return { review: decided, event: { ...frameOf(moment, 2), type: 'review.decided', data } };
}

function refusal(kind: ReviewKind): Problem {
  const choices = DECISION_NAMES.filter((name) =>
    (DECISIONS[name].of as readonly ReviewKind[]).includes(kind),
  );
  const message = `must be one of ${choices.join(', ')} for this review`;
  return new Problem('validation_failed', `decision ${message}.`, {
    details: [{ path: 'decision', message }],
  });
}

function dataOf(review: Review): Omit<EventData<'review.opened'>, 'dueAt'> {
  const { id, kind, subjectId, userId, agreementId, flag } = review;
  return { reviewId: id, kind, subjectId, externalUserId: userId, agreementId, flag };
}

function frameOf({ actor, now, newId }: Moment, sequence: number) {
  return { id: newId('evt'), sequence, createdAt: now, actor };
}
