import type { AccountContext } from '#actions/account/context.ts';
import { recordAudit } from '#actions/record-audit.ts';
import { asksForSecond } from '#core/account/second-factor.ts';
import type { SignInPolicy, SignInRules } from '#core/account/sign-in-policy.ts';
import { Problem } from '#core/problem.ts';
import { rulesOf } from '#core/revision.ts';
import * as factors from '#store/account/signing-in/factors.ts';
import * as policies from '#store/account/signing-in/policies.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';

type Changing = SignInRules & { readonly accountId: string; readonly personId: string };

/**
 * Takes effect with the next request of each member: sessions look it up each time. The owner who requires a
 * second factor must have one, so that at least one member can still sign in.
 */
export async function changeSignInPolicy(
  context: AccountContext,
  { accountId, personId, ...rules }: Changing,
  answerFor: AnswerFor<SignInPolicy>,
): Promise<Answered<SignInPolicy>> {
  return context.db.transaction(async (tx) => {
    if (rules.secondFactorRequired && !asksForSecond(await factors.find(tx, personId)))
      throw new Problem('second_factor_missing');
    const by = { changedAt: context.clock(), changedBy: context.caller.actor };
    const { before, after } = await policies.replace(tx, accountId, rules, by);
    const record = { developerId: accountId, kind: 'sign_in_policy.changed', subject: null } as const;
    await recordAudit(context, tx, { ...record, before: rulesOf(before), after: rules });
    return saveAnswer(tx, accountId, after, answerFor);
  });
}
