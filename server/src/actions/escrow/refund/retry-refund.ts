import type { Waiting } from '#actions/approvals/context.ts';
import { changeOnceApproved } from '#actions/escrow/change-agreement.ts';
import { bankFor, type EscrowContext } from '#actions/escrow/context.ts';
import { reachBank } from '#actions/escrow/reach-bank.ts';
import type { BankDestination } from '#core/escrow/bank.ts';
import { spentBy } from '#core/escrow/change.ts';
import type { Refund } from '#core/escrow/refund.ts';
import { sendAgain } from '#core/escrow/refunds/send.ts';
import { Problem } from '#core/problem.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as refunds from '#store/escrow/refunds.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';
import { findRefund } from './find-refund.ts';

/** The new destination of a refused refund. Without a name, the bank's name of the account holder is used. */
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
        ? `Retry a refund that the bank refused, to ${destination.accountNumber} at bank ${destination.bankCode} (${destination.accountName}).`
        : 'Retry a refund that the bank refused, to the original account.',
      input: { agreementId: key.agreementId, ...input },
    }),
    answerFor,
  );
}

/** The bank is asked for the name first, as for payouts: a typing mistake must not cost the refund. */
async function nameAt(
  context: EscrowContext,
  key: AgreementKey,
  refundId: string,
  { bankCode, accountNumber, accountName }: NewDestination,
): Promise<BankDestination> {
  // A wrong refund id must be reported before anything about the account.
  await findRefund(context, key, refundId);
  const bank = bankFor(context, key.developerId);
  const nameAtBank = await reachBank(() => bank.resolveAccount({ bankCode, accountNumber }));
  if (nameAtBank === null) {
    throw new Problem(
      'validation_failed',
      'The bank does not know this account. Check the bank code and the number.',
      { details: [{ path: 'destination.accountNumber', message: 'is not known at this bank' }] },
    );
  }
  return { bankCode, accountNumber, accountName: accountName ?? nameAtBank };
}
