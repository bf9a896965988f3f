import type { Bank, BankRequest } from '#core/escrow/bank.ts';
import { DepositConflict, type ReceivedDeposit } from '#core/escrow/deposit.ts';
import { Problem } from '#core/problem.ts';
import * as deposits from '#store/escrow/deposits.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import { bankFor, type EscrowContext, SANDBOX } from './context.ts';
import { keepConflict } from './exceptions/unmatched-deposit.ts';
import { reachBank } from './reach-bank.ts';
import { receiveDeposit } from './receive-deposit.ts';
import { receiveNotification, withAccountNumber } from './receive-notification.ts';

type OwnRequest = BankRequest & { readonly developerId: string };

/** The sandbox, if it is the bank of this tenant. A real bank is not to be played. */
export function sandboxOf(context: EscrowContext, developerId: string): Bank {
  const bank = bankFor(context, developerId);
  if (bank.name === SANDBOX) return bank;
  throw new Problem(
    'not_found',
    'The sandbox serves test environments. Use a key that begins with svc_test_.',
  );
}

/**
 * A developer plays the bank: the request goes the way of a real bank's, and its sender waits for the answer.
 */
export async function depositInSandbox(
  context: EscrowContext,
  request: OwnRequest,
  answerFor: AnswerFor<ReceivedDeposit>,
): Promise<Answered<ReceivedDeposit>> {
  const [notice] = await reachBank(() => sandboxOf(context, request.developerId).readNotices(request));
  if (notice?.kind !== 'deposit') throw new Error('the sandbox bank read something else than a deposit');
  const deposit = await withAccountNumber(context, notice.deposit);
  try {
    return await receiveDeposit(context, deposit, request.developerId, answerFor);
  } catch (error) {
    // Whoever plays the bank is told; all the same it is a bank that contradicts itself.
    if (error instanceof DepositConflict) await keepConflict(context, deposit, error);
    throw error;
  }
}

export type SandboxReversal = { readonly reference: string; readonly agreementId: string };

/** The bank takes a deposit back: its word goes the way of a real bank's, and the books follow. */
export async function reverseInSandbox(
  context: EscrowContext,
  request: OwnRequest,
  reference: string,
  answerFor: AnswerFor<SandboxReversal>,
): Promise<Answered<SandboxReversal>> {
  const [notice] = await reachBank(() => sandboxOf(context, request.developerId).readNotices(request));
  if (notice?.kind !== 'deposit_reversed') throw new Error('the sandbox bank read something else');
  const known = await deposits.findByTransaction(context.db, notice.provider, notice.transactionId);
  if (!known) throw new Problem('not_found', 'No deposit of this account has that reference.');
  await receiveNotification(context, [notice]);
  const { agreementId } = known;
  return saveAnswer(context.db, request.developerId, { reference, agreementId }, answerFor);
}
