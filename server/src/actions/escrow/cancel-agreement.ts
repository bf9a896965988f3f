import type { Agreement } from '#core/escrow/agreement.ts';
import { cancel } from '#core/escrow/cancel.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';
import { changeAndAnswer } from './change-agreement.ts';
import type { EscrowContext } from './context.ts';

export function cancelAgreement(
  context: EscrowContext,
  key: AgreementKey,
  answerFor: AnswerFor<Agreement>,
): Promise<Answered<Agreement>> {
  return changeAndAnswer(context, key, cancel, answerFor);
}
