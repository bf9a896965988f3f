import type { Waiting } from '#actions/approvals/context.ts';
import { formatAmount } from '#core/escrow/currency.ts';
import { partIdOfPayout } from '#core/escrow/payout.ts';
import { cancelPayout as decide } from '#core/escrow/payouts/cancel.ts';
import * as deposits from '#store/escrow/deposits.ts';
import type * as payouts from '#store/escrow/payouts.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';
import { changeOnceApproved } from './change-agreement.ts';
import type { EscrowContext } from './context.ts';
import { recallsOf } from './exceptions/recalls-of.ts';
import { findPayout, type PayoutKey } from './find-payout.ts';

/** Gives the amount of one payout back to the buyer, who gets it by a refund. */
export async function cancelPayout(
  context: EscrowContext,
  payoutKey: PayoutKey,
  reason: string,
  answerFor: AnswerFor<payouts.Payout | Waiting>,
): Promise<Answered<payouts.Payout | Waiting>> {
  const { payoutId } = payoutKey;
  const { agreementId, payeeExternalId, amount, currency } = await findPayout(context, payoutKey);
  const key = { developerId: payoutKey.developerId, agreementId };
  return changeOnceApproved(
    context,
    key,
    async (agreement, moment) => {
      const facts = {
        deposits: await deposits.returnable(context.db, key, { applied: true }),
        recalls: await recallsOf(context, agreement),
      };
      const wanted = { partId: partIdOfPayout(payoutId), reason };
      const { change } = decide(agreement, wanted, facts, moment);
      const payout = await findPayout(context, payoutKey);
      return { change, result: { ...payout, status: 'CANCELLED', holds: [] } as payouts.Payout };
    },
    ({ before }) => ({
      kind: 'settlement',
      amount,
      summary:
        `Cancel the payout of ${formatAmount(amount, currency)} to ${payeeExternalId}, and refund it to ` +
        `${before.buyerExternalId}. Reason: ${reason}`,
      input: { agreementId, payoutId, reason },
    }),
    answerFor,
  );
}
