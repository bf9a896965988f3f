import type { Context } from '#actions/context.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import type { Change, Moment } from '#core/escrow/change.ts';
import { cancel, freeze, unfreeze } from '#core/escrow/hold.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';
import { changeAndAnswer } from './change-agreement.ts';

type Answer = AnswerFor<Agreement>;

export function freezeAgreement(context: Context, key: AgreementKey, reason: string, answerFor: Answer) {
  return transition(context, key, (agreement, moment) => freeze(agreement, reason, moment), answerFor);
}

export function unfreezeAgreement(context: Context, key: AgreementKey, answerFor: Answer) {
  return transition(context, key, unfreeze, answerFor);
}

export function cancelAgreement(context: Context, key: AgreementKey, answerFor: Answer) {
  return transition(context, key, cancel, answerFor);
}

function transition(
  context: Context,
  key: AgreementKey,
  decide: (agreement: Agreement, moment: Moment) => Change,
  answerFor: Answer,
): Promise<Answered<Agreement>> {
  return changeAndAnswer(
    context,
    key,
    (agreement, moment) => {
      const change = decide(agreement, moment);
      return { change, result: change.after };
    },
    answerFor,
  );
}
