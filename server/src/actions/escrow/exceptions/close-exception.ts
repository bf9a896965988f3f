import { changeAndAnswer } from '#actions/escrow/change-agreement.ts';
import type { EscrowContext } from '#actions/escrow/context.ts';
import type { Exception } from '#core/escrow/exception.ts';
import { closeException as close } from '#core/escrow/exceptions/close.ts';
import { money } from '#core/escrow/money.ts';
import { Problem } from '#core/problem.ts';
import * as exceptions from '#store/escrow/exceptions.ts';
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

/** Settles what is still owed because of it in the same transaction. */
export async function closeException(
  context: EscrowContext,
  key: ExceptionKey,
  note: string,
  answerFor: AnswerFor<Exception>,
): Promise<Answered<Exception>> {
  const { agreementId } = await findException(context, key);
  const agreementKey = { developerId: key.developerId, agreementId };
  return changeAndAnswer<Exception>(
    context,
    agreementKey,
    async (agreement, moment) => {
      const exception = await findException(context, key);
      const owed = money(await exceptions.owedFor(context.db, agreementKey, exception.subject));
      return close(agreement, exception, { note, owed }, moment);
    },
    answerFor,
  );
}
