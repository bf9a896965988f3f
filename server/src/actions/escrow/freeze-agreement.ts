import type { Waiting } from '#actions/approvals/context.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import { freeze, unfreeze } from '#core/escrow/freeze.ts';
import type { Money } from '#core/escrow/money.ts';
import { allParts, payoutReference } from '#core/escrow/part.ts';
import { partReference } from '#core/escrow/refund.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as refunds from '#store/escrow/refunds.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';
import { changeAndAnswer, changeOnceApproved } from './change-agreement.ts';
import type { EscrowContext } from './context.ts';
import { recallsOf } from './exceptions/recalls-of.ts';

/** A transfer that the bank has already received, so that a hold no longer stops it. */
export type AtBank = {
  readonly type: 'payout' | 'refund';
  readonly reference: string;
  readonly amount: Money;
  readonly milestoneId: string | null;
  readonly refundId: string | null;
};

export type Frozen = Agreement & { readonly atBank: readonly AtBank[] };

export function freezeAgreement(
  context: EscrowContext,
  key: AgreementKey,
  reason: string,
  answerFor: AnswerFor<Frozen>,
): Promise<Answered<Frozen>> {
  return changeAndAnswer(
    context,
    key,
    async (agreement, moment) => {
      const { change, result } = freeze(agreement, reason, moment);
      const owesRefunds = agreement.balances.refund_payable > 0;
      const parts = owesRefunds ? await refunds.partsAtBank(context.db, key) : [];
      const returns = parts.map(({ refundId, amount, ...part }): AtBank => {
        const reference = partReference(part);
        return { type: 'refund', reference, amount, milestoneId: null, refundId };
      });
      return { change, result: { ...result, atBank: [...payoutsAtBank(agreement), ...returns] } };
    },
    answerFor,
  );
}

function payoutsAtBank(agreement: Agreement): AtBank[] {
  return allParts(agreement)
    .filter(({ settlement }) => settlement === 'SUBMITTED')
    .map((part) => ({
      type: 'payout',
      reference: payoutReference(part),
      amount: part.amount,
      milestoneId: part.milestoneId,
      refundId: null,
    }));
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
