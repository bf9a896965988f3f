import type { Refund } from '#core/escrow/refund/refund.ts';
import { sendAgain } from '#core/escrow/refund/settle.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';
import { changeAndAnswer } from './change-agreement.ts';
import type { EscrowContext } from './escrow-desk.ts';
import { findRefund } from './find-refund.ts';

export function retryRefund(
  context: EscrowContext,
  key: AgreementKey,
  refundId: string,
  answerFor: AnswerFor<Refund>,
): Promise<Answered<Refund>> {
  return changeAndAnswer(
    context,
    key,
    async (agreement, moment) => sendAgain(agreement, await findRefund(context, key, refundId), moment),
    answerFor,
  );
}
