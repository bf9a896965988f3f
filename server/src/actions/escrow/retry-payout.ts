import { partIdOfPayout } from '#core/escrow/payout.ts';
import { retryPayout as decide } from '#core/escrow/payouts/retry.ts';
import type { Payout } from '#store/escrow/payouts.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';
import { changeAndAnswer } from './change-agreement.ts';
import type { EscrowContext } from './context.ts';
import { findPayout, type PayoutKey } from './find-payout.ts';

/**
 * Sends a refused payout to the payee's account again. Needs no approval: the money was released to this
 * payee, and where it goes was decided with the account.
 */
export async function retryPayout(
  context: EscrowContext,
  payoutKey: PayoutKey,
  answerFor: AnswerFor<Payout>,
): Promise<Answered<Payout>> {
  const { agreementId } = await findPayout(context, payoutKey);
  const key = { developerId: payoutKey.developerId, agreementId };
  return changeAndAnswer(
    context,
    key,
    async (agreement, moment) => {
      const { change } = decide(agreement, partIdOfPayout(payoutKey.payoutId), moment);
      const payout = await findPayout(context, payoutKey);
      return { change, result: { ...payout, status: 'PENDING' } };
    },
    answerFor,
  );
}
