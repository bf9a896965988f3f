import { type Confirmation, type Confirmed, confirm } from '#core/escrow/confirm.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';
import { changeAndAnswer } from './change-agreement.ts';
import type { EscrowContext } from './context.ts';

export function confirmMilestone(
  context: EscrowContext,
  input: AgreementKey & Confirmation,
  answerFor: AnswerFor<Confirmed>,
): Promise<Answered<Confirmed>> {
  return changeAndAnswer(context, input, (agreement, moment) => confirm(agreement, input, moment), answerFor);
}
