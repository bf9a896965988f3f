import { recordAct } from '#actions/record-act.ts';
import type { IdentityPolicy, IdentityRules } from '#core/identity/policy.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as policies from '#store/identity/policies.ts';
import type { IdentityContext } from './identity-desk.ts';

/** From the next verification on. What was decided or kept before stays as it is. */
export async function changeIdentityPolicy(
  context: IdentityContext,
  developerId: string,
  rules: IdentityRules,
  answerFor: AnswerFor<IdentityPolicy>,
): Promise<Answered<IdentityPolicy>> {
  const changedAt = context.clock();
  return context.db.transaction(async (tx) => {
    const { changedAt: _, ...before } = await policies.replace(tx, developerId, rules, changedAt);
    const act = { developerId, kind: 'identity_policy.changed', subject: null } as const;
    await recordAct(context, tx, { ...act, before, after: rules });
    return saveAnswer(tx, developerId, { ...rules, changedAt }, answerFor);
  });
}
