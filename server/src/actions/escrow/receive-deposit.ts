import type { IncomingDeposit } from '#core/escrow/bank.ts';
import {
  DepositConflict,
  type ReceivedDeposit,
  refuseConflict,
  UnknownAccount,
} from '#core/escrow/deposit.ts';
import { receive } from '#core/escrow/receive.ts';
import * as unmatchedMoney from '#store/escrow/bank/unmatched-money.ts';
import * as deposits from '#store/escrow/deposits.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import { changeAndAnswer } from './change-agreement.ts';
import type { EscrowContext } from './context.ts';

/**
 * Records a reported deposit, once per transaction. The caller acts for the bank: the account number
 * identifies the owner. `onlyFor` limits a sandbox caller to its own accounts.
 */
export async function receiveDeposit(
  context: EscrowContext,
  incoming: IncomingDeposit,
  onlyFor: string | null,
  answerFor: AnswerFor<ReceivedDeposit>,
): Promise<Answered<ReceivedDeposit>> {
  const repeat = (known: deposits.KnownDeposit) => {
    refuseConflict(known, incoming);
    const { developerId, agreementId } = known;
    return saveAnswer(context.db, developerId, { agreementId, deposit: known, repeated: true }, answerFor);
  };
  const { owner, known, posted } = await deposits.lookUp(context.db, incoming);
  if (known) return repeat(known);
  if (posted) await refuseUnmatched(context, incoming);
  if (!owner || (onlyFor !== null && owner.developerId !== onlyFor)) {
    throw new UnknownAccount();
  }
  const payersWatched = await context.payersWatched(owner.developerId);
  try {
    return await changeAndAnswer(
      context,
      owner,
      (agreement, moment) =>
        receive(agreement, incoming, context.policy.excessReturnAfterMs, moment, payersWatched),
      answerFor,
    );
  } catch (error) {
    // Another process recorded the same transaction between our read and our commit; the unique key prevented
    // a duplicate.
    if (!deposits.isAlreadyPosted(error)) throw error;
    const { known: winner } = await deposits.lookUp(context.db, incoming);
    if (!winner) await refuseUnmatched(context, incoming);
    if (!winner) throw error;
    return repeat(winner);
  }
}

/** Throws when it was recorded before as unmatched money, on another account. */
async function refuseUnmatched({ db }: EscrowContext, incoming: IncomingDeposit): Promise<void> {
  const unmatched = await unmatchedMoney.find(db, incoming.provider, incoming.transactionId);
  if (unmatched && unmatched.accountNumber !== incoming.accountNumber)
    throw new DepositConflict(unmatched, incoming);
}
