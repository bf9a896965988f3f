import { setTimeout as sleep } from 'node:timers/promises';
import type { Agreement } from '#core/agreement.ts';
import type { Change, Moment } from '#core/change.ts';
import { Problem } from '#core/problem.ts';
import type { AgreementKey } from '#store/agreements.ts';
import { type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import type { Context } from './context.ts';
import { keyedLock } from './keyed-lock.ts';

/** What a decision comes to: something to write (or nothing), and what the caller hears. */
export type Decision<Result> = { readonly change: Change | null; readonly result: Result };

const MAX_TRIES = 25;
const inTurn = keyedLock();

/**
 * Load, decide, commit: the shape of every change of an agreement. The decision is made on facts as they were
 * read and is written only if they are still so; otherwise it is made again on the new ones.
 */
export function changeAgreement<Result>(
  context: Context,
  key: AgreementKey,
  decide: (agreement: Agreement, moment: Moment) => Decision<Result> | Promise<Decision<Result>>,
  answerFor: AnswerFor<Result> = () => null,
): Promise<Result> {
  return inTurn(`${key.developerId} ${key.agreementId}`, async () => {
    for (let tries = 1; tries <= MAX_TRIES; tries++) {
      const agreement = await loadAgreement(context, key);
      const moment = { now: context.clock(), newId: context.newId };
      const { change, result } = await decide(agreement, moment);
      const answer = answerFor(result);
      if (!change) {
        await saveAnswer(context.db, key.developerId, answer);
        return result;
      }
      if (await context.agreements.commit(change, answer)) {
        if (change.jobs.some((job) => job.runAt <= moment.now)) context.wakeWorker();
        if (change.events.length > 0) context.webhooks.wake();
        return result;
      }
      // Another process came first. Wait a little, each a different while, so that someone gets through.
      await sleep(Math.random() * 5 * tries);
    }
    throw new Problem('service_unavailable', 'The agreement is changing too fast. Send the request again.');
  });
}

export async function loadAgreement(context: Context, key: AgreementKey): Promise<Agreement> {
  const agreement = await context.agreements.load(key);
  if (!agreement)
    throw new Problem(
      'not_found',
      'There is no such agreement in this account. Check the id, and that the key is of the account that created it.',
    );
  return agreement;
}
