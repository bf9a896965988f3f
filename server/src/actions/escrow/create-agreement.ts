import { unlessTaken } from '#actions/unless-taken.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import { type AgreementInput, create } from '#core/escrow/create.ts';
import { type Answered, type AnswerFor, answered } from '#store/idempotency.ts';
import { momentOf, wakeWhoHasWork } from './change-agreement.ts';
import type { EscrowContext } from './context.ts';

export async function createAgreement(
  context: EscrowContext,
  input: AgreementInput,
  answerFor: AnswerFor<Agreement>,
): Promise<Answered<Agreement>> {
  const { change, result } = create(input, momentOf(context), await context.watched());
  const { developerId, callerMetadata } = input;
  await unlessTaken(context.db, { developerId, kind: 'agreement', callerMetadata }, () =>
    context.agreements.create(change, answerFor(result)),
  );
  wakeWhoHasWork(context, change);
  return answered(result);
}
