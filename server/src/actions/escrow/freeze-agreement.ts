import type { Waiting } from '#actions/approvals/context.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import { freeze, unfreeze } from '#core/escrow/freeze.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';
import { changeAndAnswer, changeOnceApproved } from './change-agreement.ts';
import type { EscrowContext } from './context.ts';
import { recallsOf } from './exceptions/recalls-of.ts';

export function freezeAgreement(
  context: EscrowContext,
  key: AgreementKey,
  reason: string,
  answerFor: AnswerFor<Agreement>,
): Promise<Answered<Agreement>> {
  return changeAndAnswer(context, key, (agreement, moment) => freeze(agreement, reason, moment), answerFor);
}

/** Unfreezing may release everything in the agreement, so its total counts for the approval. */
export function unfreezeAgreement(
  context: EscrowContext,
  key: AgreementKey,
  answerFor: AnswerFor<Agreement | Waiting>,
): Promise<Answered<Agreement | Waiting>> {
  return changeOnceApproved(
    context,
    key,
    async (agreement, moment) => unfreeze(agreement, await recallsOf(context, agreement), moment),
    ({ before }) => ({
      kind: 'unfreeze',
      amount: before.totalAmount,
      summary: `Lift the hold “${before.hold}” of the agreement between ${partiesOf(before)}.`,
      input: { agreementId: before.id, hold: before.hold },
    }),
    answerFor,
  );
}

function partiesOf({ buyerExternalId, sellerExternalId }: Agreement): string {
  return `${buyerExternalId} and ${sellerExternalId}`;
}
