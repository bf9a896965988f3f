import type { Waiting } from '#actions/approvals/context.ts';
import { changeOnceApproved } from '#actions/escrow/change-agreement.ts';
import { bankFor, type EscrowContext } from '#actions/escrow/context.ts';
import { reachBank } from '#actions/escrow/reach-bank.ts';
import type { BankDestination } from '#core/escrow/bank.ts';
import { spentBy } from '#core/escrow/change.ts';
import { sendAgain } from '#core/escrow/refund/send.ts';
import type { Refund } from '#core/escrow/refund.ts';
import { Problem } from '#core/problem.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as refunds from '#store/escrow/refunds.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';
import { findRefund } from './find-refund.ts';

/** Where refused money goes instead; without a name it is the one that the bank has for the account. */
export type NewDestination = Omit<BankDestination, 'accountName'> & { readonly accountName: string | null };

export async function retryRefund(
  context: EscrowContext,
  key: AgreementKey,
  input: { readonly refundId: string; readonly destination: NewDestination | null },
  answerFor: AnswerFor<Refund | Waiting>,
): Promise<Answered<Refund | Waiting>> {
  const { refundId } = input;
  const destination = input.destination && (await nameAt(context, key, refundId, input.destination));
  return changeOnceApproved(
    context,
    key,
    async (agreement, moment) => {
      const refund = await findRefund(context, key, refundId);
      const failed = await refunds.parts(context.db, key, { refundId, status: 'FAILED' }, null);
      return sendAgain(agreement, { refund, failed }, destination, moment);
    },
    (change) => ({
      kind: 'refund',
      amount: spentBy(change),
      summary: destination
        ? `Send a refund again that the bank refused, to ${destination.accountNumber} at bank ${destination.bankCode} (${destination.accountName}).`
        : 'Send a refund again that the bank refused, the way it came.',
      input: { agreementId: key.agreementId, ...input },
    }),
    answerFor,
  );
}

/** The bank is asked for the name first, as with payouts: a typing mistake must not cost the refund. */
async function nameAt(
  context: EscrowContext,
  key: AgreementKey,
  refundId: string,
  { bankCode, accountNumber, accountName }: NewDestination,
): Promise<BankDestination> {
  // Whoever has the wrong id should not hear about the account.
  await findRefund(context, key, refundId);
  const bank = bankFor(context, key.developerId);
  const nameAtBank = await reachBank(() => bank.resolveAccount({ bankCode, accountNumber }));
  if (nameAtBank === null) {
    throw new Problem(
      'validation_failed',
      'The bank knows no such account. Check the bank code and the number.',
      { details: [{ path: 'destination.accountNumber', message: 'is not known at this bank' }] },
    );
  }
  return { bankCode, accountNumber, accountName: accountName ?? nameAtBank };
}
