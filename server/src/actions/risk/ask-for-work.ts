import type { Actor } from '#core/actor.ts';
import type { JobRequest } from '#core/jobs.ts';
import type { RiskPolicies } from '#core/risk/policy/risk-policy.ts';
import type { Queryable } from '#store/db.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as jobs from '#store/jobs.ts';
import * as policies from '#store/risk/policy/policies.ts';
import type { RiskContext } from './context.ts';

type Asked = { readonly askedBy: Actor; readonly askedAt: Date };
type Work = Pick<JobRequest<'backtest'>, 'kind' | 'payload'> | Pick<JobRequest<'train'>, 'kind' | 'payload'>;

/**
 * Queues a long-running job in the transaction that saves the answer. Serialised per account. Without `work`,
 * the job is already running.
 */
export async function askForWork<Made>(
  context: RiskContext,
  developerId: string,
  answerFor: AnswerFor<Made>,
  make: (tx: Queryable, asked: Asked, current: RiskPolicies) => Promise<{ made: Made; work: Work | null }>,
): Promise<Answered<Made>> {
  const asked = { askedBy: context.caller.actor, askedAt: context.clock() };
  const saved = await context.db.transaction(async (tx) => {
    const { made, work } = await make(tx, asked, await policies.lock(tx, developerId));
    const when = { developerId, id: context.newId('job'), runAt: asked.askedAt };
    if (work) await jobs.add(tx, { ...when, ...work }, asked.askedAt);
    return saveAnswer(tx, developerId, made, answerFor);
  });
  context.wakeWorker();
  return saved;
}
