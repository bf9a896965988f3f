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

/** Returns the sandbox if it is the bank of this tenant; real banks cannot be simulated. */
export function sandboxOf(context: EscrowContext, developerId: string): Bank {
  const bank = bankFor(context, developerId);
  if (bank.name === SANDBOX) return bank;
  throw new Problem(
    'not_found',
    'The sandbox is available only in test environments. Use a key that begins with svc_test_.',
  );
}

/** Simulates a deposit: the request is processed like a real bank's, and the caller waits for the result. */
export async function depositInSandbox(
  context: EscrowContext,
  request: OwnRequest,
  answerFor: AnswerFor<ReceivedDeposit>,
): Promise<Answered<ReceivedDeposit>> {
  const [notice] = await reachBank(() => sandboxOf(context, request.developerId).readNotices(request));
  if (notice?.kind !== 'deposit') throw new Error('the sandbox bank did not read a deposit');
  const deposit = await withAccountNumber(context, notice.deposit);
  try {
    return await receiveDeposit(context, deposit, request.developerId, answerFor);
  } catch (error) {
    // The caller gets the error, but it is still a bank that contradicts itself.
    if (error instanceof DepositConflict) await keepConflict(context, deposit, error);
    throw error;
  }
}

export type SandboxReversal = { readonly reference: string; readonly agreementId: string };

/** Simulates a reversal: it is processed like a real bank's notification, and the books follow. */
export async function reverseInSandbox(
  context: EscrowContext,
  request: OwnRequest,
  reference: string,
  answerFor: AnswerFor<SandboxReversal>,
): Promise<Answered<SandboxReversal>> {
  const [notice] = await reachBank(() => sandboxOf(context, request.developerId).readNotices(request));
  if (notice?.kind !== 'deposit_reversed') throw new Error('the sandbox bank did not read a reversal');
  const known = await deposits.findByTransaction(context.db, notice.provider, notice.transactionId);
  if (!known) throw new Problem('not_found', 'No deposit with this reference exists in this account.');
  await receiveNotification(context, [notice]);
  const { agreementId } = known;
  return saveAnswer(context.db, request.developerId, { reference, agreementId }, answerFor);
}
