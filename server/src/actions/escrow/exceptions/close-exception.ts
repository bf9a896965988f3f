import { changeAndAnswer } from '#actions/escrow/change-agreement.ts';
import type { EscrowContext } from '#actions/escrow/context.ts';
import type { Exception } from '#core/escrow/exception.ts';
import { closeException as close, closeAsPaid, type DisputedPayment } from '#core/escrow/exceptions/close.ts';
import { money } from '#core/escrow/money.ts';
import { stemOf } from '#core/escrow/refund.ts';
import { Problem } from '#core/problem.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as references from '#store/escrow/bank-references.ts';
import * as exceptions from '#store/escrow/exceptions.ts';
import * as payouts from '#store/escrow/payouts.ts';
import * as refunds from '#store/escrow/refunds.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';

export type ExceptionKey = { readonly developerId: string; readonly exceptionId: string };

/** Finds an exception of the caller; those without an agreement are the operator's. */
export async function findException(
  { db }: EscrowContext,
  { developerId, exceptionId }: ExceptionKey,
): Promise<Exception & { readonly agreementId: string }> {
  const exception = await exceptions.find(db, developerId, exceptionId);
  if (!exception?.agreementId)
    throw new Problem('not_found', 'No exception with this id exists in this account.');
  return { ...exception, agreementId: exception.agreementId };
}

/**
 * Settles what is still owed because of it in the same transaction. With `paidAsOrdered`, the payment that it
 * is about counts as made.
 */
export async function closeException(
  context: EscrowContext,
  key: ExceptionKey,
  { note, paidAsOrdered = false }: { readonly note: string; readonly paidAsOrdered?: boolean | undefined },
  answerFor: AnswerFor<Exception>,
): Promise<Answered<Exception>> {
  const { agreementId } = await findException(context, key);
  const agreementKey = { developerId: key.developerId, agreementId };
  return changeAndAnswer<Exception>(
    context,
    agreementKey,
    async (agreement, moment) => {
      const exception = await findException(context, key);
      if (paidAsOrdered) {
        const payment = await findPayment(context, agreementKey, exception.subject);
        return closeAsPaid(agreement, exception, { note, payment }, moment);
      }
      const owed = money(await exceptions.owedFor(context.db, agreementKey, exception.subject));
      return close(agreement, exception, { note, owed }, moment);
    },
    answerFor,
  );
}

async function findPayment(
  { db }: EscrowContext,
  key: AgreementKey,
  reference: string,
): Promise<DisputedPayment | undefined> {
  const owner = await references.findOwn(db, key, reference);
  if (owner?.kind === 'payout') {
    const attempts = await payouts.attemptsOf(db, { ...key, milestoneId: owner.subjectId });
    return { kind: 'payout', attempts };
  }
  const facts = owner && (await refunds.findBookedPart(db, key, stemOf(reference)));
  return facts && { kind: 'refund', facts };
}
