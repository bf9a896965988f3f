import type { BankRequest } from '#core/escrow/bank.ts';
import type { ReceivedDeposit } from '#core/escrow/deposit.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';
import type { EscrowContext } from './escrow-desk.ts';
import { reachBank } from './reach-bank.ts';
import { receiveDeposit } from './receive-deposit.ts';

/**
 * A developer plays the bank: the request goes the way of a real bank's, and its sender waits for the answer.
 */
export async function depositInSandbox(
  context: EscrowContext,
  request: BankRequest,
  answerFor: AnswerFor<ReceivedDeposit>,
): Promise<Answered<ReceivedDeposit>> {
  const [notice] = await reachBank(() => context.bank.readNotices(request));
  if (notice?.kind !== 'deposit') throw new Error('the sandbox bank read something else than a deposit');
  return receiveDeposit(context, notice.deposit, request.developerId, answerFor);
}
