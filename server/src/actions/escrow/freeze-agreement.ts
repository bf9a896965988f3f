import type { Agreement } from '#core/escrow/agreement.ts';
import { freeze, unfreeze } from '#core/escrow/freeze.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';
import { changeAndAnswer } from './change-agreement.ts';
import type { EscrowContext } from './escrow-desk.ts';

export function freezeAgreement(
  context: EscrowContext,
  key: AgreementKey,
  reason: string,
  answerFor: AnswerFor<Agreement>,
): Promise<Answered<Agreement>> {
  return changeAndAnswer(context, key, (agreement, moment) => freeze(agreement, reason, moment), answerFor);
}

export function unfreezeAgreement(
  context: EscrowContext,
  key: AgreementKey,
  answerFor: AnswerFor<Agreement>,
): Promise<Answered<Agreement>> {
  return changeAndAnswer(context, key, unfreeze, answerFor);
}
