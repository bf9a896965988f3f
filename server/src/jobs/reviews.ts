import type { Context } from '#actions/context.ts';
import { lookAtPayer } from '#actions/reviews/look-at-payer.ts';
import { announceReviews } from '#actions/reviews/open-review.ts';
import { screenAgain, screenPerson } from '#actions/reviews/screening/screen-person.ts';
import { causeOf } from '#core/escrow/deposit.ts';
import type { ScreenedPerson } from '#core/reviews/screening/entry.ts';
import * as deposits from '#store/escrow/deposits.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import type { Job } from '#store/jobs.ts';
import * as jobs from '#store/jobs.ts';
import { openHolder } from '#store/secrets/encrypted-holder.ts';
import type { SomeHandlers } from './worker.ts';

const RETRY_MS = [1_000, 10_000, 60_000, 600_000, 3_600_000];

/** Maximum number of jobs whose reviews are announced in one commit. */
const ANNOUNCED_AT_ONCE = 50;

/** Announces the reviews of all waiting jobs of the tenant together. */
async function announceAll(context: Context, job: Job<'announce-review'>): Promise<undefined> {
  const { developerId } = job;
  const waiting = await jobs.waitingWith(context.db, job, ANNOUNCED_AT_ONCE);
  // Empty when an earlier turn has done it.
  if (waiting.length === 0) return;
  const ids = waiting.flatMap(({ payload: { reviewIds, reviewId } }) => reviewIds ?? [reviewId ?? '']);
  await announceReviews(context, developerId, ids);
  await jobs.drop(
    context.db,
    developerId,
    waiting.map(({ id }) => id),
  );
}

export const reviewJobs = {
  'announce-review': {
    retryMs: RETRY_MS,
    run: (context, job) => context.inTurn(`announce ${job.developerId}`, () => announceAll(context, job)),
  },
  'compare-payer': {
    retryMs: RETRY_MS,
    async run(context, { developerId, payload: { agreementId, provider, transactionId } }) {
      const agreement = await context.agreements.load({ developerId, agreementId });
      const deposit = await deposits.findByTransaction(context.db, provider, transactionId);
      if (!agreement || !deposit) return undefined;
      const { buyerExternalId: userId, buyerName } = agreement;
      const paid = { developerId, agreementId, userId, buyerName, senderName: deposit.senderName };
      await lookAtPayer(context, { ...paid, cause: causeOf(deposit) });
      return undefined;
    },
  },
  'screen-parties': {
    retryMs: RETRY_MS,
    neverDies: true,
    async run(context, { developerId, payload: { agreementId } }) {
      const agreement = await context.agreements.load({ developerId, agreementId });
      if (!agreement) return undefined;
      const { buyerExternalId, buyerName, sellerExternalId, sellerName } = agreement;
      const parties = [
        [buyerExternalId, buyerName],
        [sellerExternalId, sellerName],
      ] as const;
      for (const [userId, name] of parties) {
        const person = name !== null && { name, birthDate: null, country: null };
        if (person) await screenPerson(context, { developerId, userId }, person, NO_ANSWER);
      }
      return undefined;
    },
  },
  'screen-verified': {
    retryMs: RETRY_MS,
    neverDies: true,
    async run(context, { developerId, payload: { externalUserId: userId, encrypted } }) {
      const person = openHolder<ScreenedPerson>(context.db, { developerId, userId }, encrypted);
      await screenPerson(context, { developerId, userId }, person, NO_ANSWER);
      return undefined;
    },
  },
  'screen-again': {
    retryMs: RETRY_MS,
    neverDies: true,
    async run(context, { payload: { since } }) {
      await screenAgain(context, new Date(since));
      return undefined;
    },
  },
} satisfies SomeHandlers;
