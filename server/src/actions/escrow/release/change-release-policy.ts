import type { EscrowContext } from '#actions/escrow/escrow-desk.ts';
import { recordAct } from '#actions/record-act.ts';
import { type ReleasePolicy, type ReleaseRule, refuseContradictions } from '#core/escrow/payout/policy.ts';
import * as policies from '#store/escrow/release/policies.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as jobs from '#store/jobs.ts';

export type ReleasePolicyInput = {
  readonly developerId: string;
  /** All of them, in the order of the page; none holds nothing back. */
  readonly rules: readonly ReleaseRule[];
};

/** From now on payouts are held against these rules, those that are held back already with them. */
export async function changeReleasePolicy(
  context: EscrowContext,
  { developerId, rules }: ReleasePolicyInput,
  answerFor: AnswerFor<ReleasePolicy>,
): Promise<Answered<ReleasePolicy>> {
  refuseContradictions(rules);
  const now = context.clock();
  const policy: ReleasePolicy = { rules, changedAt: now };
  const saved = await context.db.transaction(async (tx) => {
    const before = await policies.replace(tx, developerId, policy);
    const act = { developerId, kind: 'release_policy.changed', subject: null } as const;
    await recordAct(context, tx, { ...act, before: { rules: before.rules }, after: { rules } });
    const job = { developerId, id: context.newId('job'), kind: 'review-holds', payload: {} } as const;
    await jobs.add(tx, { ...job, runAt: now }, now);
    return saveAnswer(tx, developerId, policy, answerFor);
  });
  context.wakeWorker();
  return saved;
}
