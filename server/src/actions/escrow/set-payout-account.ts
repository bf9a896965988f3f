import { faultOf } from '#core/external-id.ts';
import { Problem } from '#core/problem.ts';
import type { PayoutAccount } from '#store/escrow/payout-accounts.ts';
import * as payoutAccounts from '#store/escrow/payout-accounts.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as jobs from '#store/jobs.ts';
import type { EscrowContext } from './escrow-desk.ts';
import { reachBank } from './reach-bank.ts';

export type PayoutAccountInput = {
  readonly developerId: string;
  readonly externalUserId: string;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountName: string | null;
};

/**
 * Where a seller's money goes. The bank is asked for the name first: a typing mistake must not cost a payout.
 */
export async function setPayoutAccount(
  context: EscrowContext,
  input: PayoutAccountInput,
  answerFor: AnswerFor<PayoutAccount>,
): Promise<Answered<PayoutAccount>> {
  const { developerId, externalUserId } = input;
  await refuseFaultyId(context, input);
  const nameAtBank = await reachBank(() => context.bank.resolveAccount(input));
  if (nameAtBank === null) {
    throw new Problem(
      'validation_failed',
      'The bank knows no such account. Check the bank code and the number.',
      {
        details: [{ path: 'accountNumber', message: 'is not known at this bank' }],
      },
    );
  }
  const now = context.clock();
  const account: PayoutAccount = {
    bankCode: input.bankCode,
    accountNumber: input.accountNumber,
    accountName: input.accountName ?? nameAtBank,
    updatedAt: now,
  };
  const saved = await context.db.transaction(async (tx) => {
    await payoutAccounts.save(tx, developerId, externalUserId, account);
    // Who waits for it is looked up after the commit: a payout that finds the account missing in this very
    // moment is seen by that look, or sees the account itself.
    const id = context.newId('job');
    const payload = { externalUserId };
    await jobs.add(tx, { developerId, id, kind: 'resume-payouts', payload, runAt: now }, now);
    return saveAnswer(tx, developerId, account, answerFor);
  });
  context.wakeWorker();
  return saved;
}

/** An id that could be mistaken for another is refused, unless a seller had it before there was a rule. */
async function refuseFaultyId({ db }: EscrowContext, input: PayoutAccountInput): Promise<void> {
  const message = faultOf(input.externalUserId);
  if (!message || (await payoutAccounts.isSeller(db, input.developerId, input.externalUserId))) return;
  const path = 'externalUserId';
  throw new Problem('validation_failed', `${path} ${message}.`, { details: [{ path, message }] });
}
